import CornerTokens

extension FigureView {
  /// The path of an outline, as far as it is shown.
  ///
  /// - Parameter decimals: the decimals of a zoomed path.
  func path(of outline: Outline, decimals: Int = 3) -> SVGPath {
    guard let corner else { return .outline(outline) }
    // A little further than the edge of the picture, so that only the corner is seen.
    let far = Point(
      corner.inwardX > 0 ? region.maxX + region.width / 8 : region.x - region.width / 8,
      corner.inwardY > 0 ? region.maxY + region.height / 8 : region.y - region.height / 8)
    return .corner(outline.curves[corner.lane], upTo: far, decimals: decimals)
  }
}
