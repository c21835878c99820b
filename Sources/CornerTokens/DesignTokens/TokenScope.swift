import Expressions

/// The names that the arithmetic of a token may use: all tokens, in braces.
struct TokenScope: Scope {
  /// The paths by index.
  let names: NameTable
  /// What stands in front of the paths of the file that the arithmetic is in.
  let prefix: String

  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    guard let token = TokenSetBuilder.find(name, prefix: prefix, in: names) else { return nil }
    return .slot(Slot(bank: 0, index: Int32(clamping: token)), .double)
  }

  /// None: suggestions are made where the fault is reported.
  func candidates() -> [String] { [] }
}
