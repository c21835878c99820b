/// The words that CEL keeps for itself; they may stand behind a point, but are no names.
enum ReservedWord {
  private static let words: [StaticString] = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "package", "namespace", "return", "var", "void", "while",
  ]

  /// Whether a name, given as bytes, is one of them.
  static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count <= 9 else { return false }
    return words.contains { word in
      name.count == word.utf8CodeUnitCount && name[0] == word.utf8Start[0]
        && name.elementsEqual(
          UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
  }
}
