import Expressions

/// The names that a length may use.
struct LengthScope: Scope {
  /// The corner scale, in bank 0.
  let corners: NameTable
  /// The own words of a component, in bank 1; nil outside components.
  let ownWords: Vocabulary?

  /// What a name means; a shape's word is none in a component, unless it stands in braces.
  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    if !inBraces, let word = ownWords?.index(of: name) {
      return word < 2 ? .slot(Slot(bank: 1, index: Int32(word)), .double) : nil
    }
    guard let corner = corners.find(name) else { return nil }
    return .slot(Slot(bank: 0, index: Int32(clamping: corner)), .double)
  }

  /// None: suggestions are made where the fault is reported.
  func candidates() -> [String] { [] }
}
