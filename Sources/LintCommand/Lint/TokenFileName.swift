/// The names by which token files are found in folders.
enum TokenFileName {
  /// The names as sentences list them.
  static let list = "\(stemNames), \(otherNames)"
  /// The names as help lists them, in two lines.
  static let lines = "\(stemNames),\n\(otherNames)"

  private static let stemNames =
    "corners.yaml, tokens.yaml, *.corners.yaml, *.tokens.yaml (also .yml and .json)"
  private static let otherNames = "*.tokens, *.resolver.json or DESIGN.md"

  private static let stems = ["corners", "tokens"].map { Array($0.utf8) }
  private static let yaml = [".yaml", ".yml"].map { Array($0.utf8) }
  private static let json = Array(".json".utf8)
  private static let resolver = Array(".resolver.json".utf8)
  private static let tokens = Array(".tokens".utf8)
  private static let markdown = Array(".md".utf8)
  private static let dot = UInt8(ascii: ".")

  /// Whether a file of this name is a token file.
  static func matches(_ name: [UInt8]) -> Bool {
    guard name.first != dot else { return false }
    if let stem = stem(of: name, before: yaml) ?? stem(of: name, before: [json]) {
      return isTokenStem(stem) || self.stem(of: name, before: [resolver]) != nil
    }
    return stem(of: name, before: [tokens]) != nil || name.elementsEqual("DESIGN.md".utf8)
  }

  /// Whether a file of this name is YAML, and so may hold a rule or tokens.
  static func isYAML(_ name: [UInt8]) -> Bool {
    name.first != dot && stem(of: name, before: yaml) != nil
  }

  /// Whether a file of this name may hold tokens at all, whatever it is called.
  static func mayHoldTokens(_ name: [UInt8]) -> Bool {
    isYAML(name) || name.first != dot && stem(of: name, before: [json, tokens, markdown]) != nil
  }

  private static func isTokenStem(_ stem: ArraySlice<UInt8>) -> Bool {
    stems.contains { known in
      guard stem.count > known.count else { return stem.elementsEqual(known) }
      return stem.suffix(known.count).elementsEqual(known)
        && stem.dropLast(known.count).last == dot
    }
  }

  /// What stands before the first of some endings that a name has, at least one byte.
  private static func stem(of name: [UInt8], before endings: [[UInt8]]) -> ArraySlice<UInt8>? {
    for ending in endings where name.count > ending.count {
      if name.suffix(ending.count).elementsEqual(ending) { return name.dropLast(ending.count) }
    }
    return nil
  }
}
