/// How much of a rule file is read.
///
/// The keys of the program's own rules stand in the order in which they are needed; a team's rule
/// may have any order and is always read whole.
enum RuleExtent: Sendable {
  /// What decides whether there is a violation: up to the line that starts with `at:`.
  case conditions
  /// What a violation says as well: up to the line that starts with `why:`.
  case texts
  /// All of it, documentation and examples included.
  case whole

  /// The first bytes of a file, as far as the extent goes.
  func part(of bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .whole: bytes
    case .texts: Self.part(of: bytes, before: ["why:"])
    case .conditions: Self.part(of: bytes, before: ["at:", "why:"])
    }
  }

  private static func part(of bytes: [UInt8], before keys: [StaticString]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        for key in keys where offset + key.utf8CodeUnitCount <= text.count {
          let word = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
          if text[offset..<offset + word.count].elementsEqual(word) {
            return Array(text[..<offset])
          }
        }
        while offset < text.count, text[offset] != 0x0A { offset += 1 }
        offset += 1
      }
      return bytes
    }
  }
}
