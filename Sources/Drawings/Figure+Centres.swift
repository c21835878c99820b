import CornerTokens

extension Figure {
  /// Where the curve around another one has its centre.
  enum CentreAround {
    /// In the same place: neither coordinate differs by more than the tolerance.
    case same
    /// Elsewhere.
    case other(Point)
  }

  /// Where the curve around a corner of an outline has its centre; nil where one of both curves is none,
  /// or the outline does not lie in that corner.
  func centreAround(_ outline: Outline, at corner: Corner) -> CentreAround? {
    guard let owner = outline.owner, outline.isAdjacent(corner) else { return nil }
    let inner = outline.curves[corner.lane]
    let outer = outlines[owner].curves[corner.lane]
    guard inner.radius > 0, outer.radius > 0 else { return nil }
    let isSame =
      tolerance.same(inner.centre.x, outer.centre.x)
      && tolerance.same(inner.centre.y, outer.centre.y)
    return isSame ? .same : .other(outer.centre)
  }
}
