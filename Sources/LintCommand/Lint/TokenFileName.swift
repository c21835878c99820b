/// The names by which token files are found in folders.
enum TokenFileName {
  /// The names as sentences and help list them.
  static let list = "corners.yaml, tokens.yaml, *.corners.yaml or *.tokens.yaml (or .yml)"

  private static let stems = ["corners", "tokens"].map { Array($0.utf8) }

  /// Whether a file of this name is a token file.
  static func matches(_ name: [UInt8]) -> Bool {
    guard let stem = withoutExtension(name), stem.first != UInt8(ascii: ".") else { return false }
    return stems.contains { known in
      guard stem.count > known.count else { return stem.elementsEqual(known) }
      return stem.suffix(known.count).elementsEqual(known)
        && stem.dropLast(known.count).last == UInt8(ascii: ".")
    }
  }

  /// Whether a file of this name is YAML, and so may hold a rule or tokens.
  static func isYAML(_ name: [UInt8]) -> Bool {
    withoutExtension(name).map { !$0.isEmpty && $0.first != UInt8(ascii: ".") } ?? false
  }

  private static func withoutExtension(_ name: [UInt8]) -> ArraySlice<UInt8>? {
    for ending in [".yaml", ".yml"] where name.count > ending.utf8.count {
      if name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        return name.dropLast(ending.utf8.count)
      }
    }
    return nil
  }
}
