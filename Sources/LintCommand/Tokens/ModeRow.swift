import CornerTokens

/// A token in several modes.
struct ModeRow {
  /// A token in one set.
  struct Token {
    let tokens: TokenSet
    let index: Int

    /// Whether it is written in its file itself, not in another one that the file names.
    var isOwn: Bool { tokens.partIndex(of: index) == 0 }
  }

  /// Its index in the set of each mode; nil where there is no such token.
  var indexes: [Int?]

  /// The token in the first mode that has it.
  func first(in sets: [TokenSet]) -> Token? {
    for (index, set) in zip(indexes, sets) {
      if let index { return Token(tokens: set, index: index) }
    }
    return nil
  }

  /// Whether it is worth a line: it is a length, or should be one.
  func isListed(in sets: [TokenSet]) -> Bool {
    zip(indexes, sets).contains { index, set in
      guard let index else { return false }
      switch set.measure(of: index).state {
      case .points, .list, .broken: return true
      case .ratio, .share, .text: return set.statedRole(of: index) != .other
      }
    }
  }
}
