import CornerTokens

/// The tokens of one file in all modes, in file order; what only later modes have comes last.
struct ModeTable {
  /// The tokens.
  let rows: [ModeRow]

  /// Matches tokens by their paths.
  ///
  /// - Parameters:
  ///   - sets: the tokens by mode.
  ///   - file: the file among those of each set.
  init(_ sets: [TokenSet], file: Int) {
    guard sets.count > 1 else {
      rows = sets.first?.tokens(ofFile: file).map { ModeRow(indexes: [$0]) } ?? []
      return
    }
    var rows: [ModeRow] = []
    var places: [[UInt8]: Int] = [:]
    for (mode, set) in sets.enumerated() {
      for token in set.tokens(ofFile: file) {
        let path = Array(set.name(of: token).utf8)
        let place = places[path] ?? rows.count
        if place == rows.count {
          places[path] = place
          rows.append(ModeRow(indexes: [Int?](repeating: nil, count: sets.count)))
        }
        rows[place].indexes[mode] = token
      }
    }
    self.rows = rows
  }
}
