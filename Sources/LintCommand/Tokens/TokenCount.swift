import Reports

/// How many tokens there are, by what they are.
struct TokenCount {
  /// What a token counts as.
  enum Kind: Int, CaseIterable {
    case radius
    case padding
    /// A length that is neither.
    case length
    /// One that is listed and has no length.
    case withoutLength
    /// One that need not have a length, such as a colour.
    case other
  }

  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  /// How many there are of a kind.
  subscript(kind: Kind) -> Int { counts[kind.rawValue] }

  /// Counts a token, or several.
  mutating func add(_ kind: Kind, _ count: Int = 1) { counts[kind.rawValue] += count }

  /// Adds up.
  static func += (total: inout TokenCount, more: TokenCount) {
    for kind in Kind.allCases { total.add(kind, more[kind]) }
  }

  /// The numbers in words: `3 files, 41 radii, 18 paddings, 96 other lengths, 212 other tokens`.
  func text(files: Int) -> String {
    var parts = [
      Counted.text(files, "file"), Counted.text(self[.radius], "radius", plural: "radii"),
      Counted.text(self[.padding], "padding"), Counted.text(self[.length], "other length"),
    ]
    if self[.withoutLength] > 0 { parts.append("\(self[.withoutLength]) without a length") }
    parts.append(Counted.text(self[.other], "other token"))
    return parts.joined(separator: ", ")
  }
}
