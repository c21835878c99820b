import YAMLTree

/// The tokens of one source of a resolver document, as they lie in a file's contribution.
struct ResolverSource {
  /// The tokens below one member of the source's outermost group.
  struct Piece {
    /// The member's name.
    var name: [UInt8]
    /// The tokens, as indexes into `TokenPart.tokens`.
    var tokens: Range<Int>
  }

  /// The index of the contribution in `TokenFile.parts`.
  var part: Int
  /// Its members in order.
  var pieces: [Piece]

  /// Takes down what has been read, with the keys as names.
  ///
  /// - Parameter shift: what is added to the indexes of tokens.
  init(
    part: Int, _ starts: [DTCGReading.Start], end: Int, _ view: TreeView, shiftedBy shift: Int = 0
  ) {
    self.part = part
    pieces = starts.indices.map { index in
      let after = index + 1 < starts.count ? starts[index + 1].token : end
      return Piece(
        name: Array(view.bytes(starts[index].key)),
        tokens: starts[index].token + shift..<after + shift)
    }
  }

  /// The tokens without those of some members, in as few pieces as can be.
  func tokens(without names: Set<[UInt8]>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for piece in pieces where !piece.tokens.isEmpty && !names.contains(piece.name) {
      if let last = ranges.last, last.upperBound == piece.tokens.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<piece.tokens.upperBound
      } else {
        ranges.append(piece.tokens)
      }
    }
    return ranges
  }
}
