/// A value as the key of a map: numbers by value, texts by their UTF-8 bytes.
enum ValueKey: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  case string([UInt8])

  /// The key for a value, or nil for what can be none: null, lists, maps, broken numbers.
  init?(_ value: Value) {
    switch value {
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .string(let string): self = .string(Array(string.utf8))
    case .double(let double):
      guard let whole = Int64(exactly: double) else { return nil }
      self = .int(whole)
    case .null, .list, .map, .opaque: return nil
    }
  }
}
