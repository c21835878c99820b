import CornerTokens

/// What a picture shows of a figure: all of it, or the part around one corner.
struct SVGView {
  /// The figure.
  let figure: Figure
  /// The corner that it zooms into; nil for all of the figure.
  let corner: Corner?
  /// The part that it shows, in points.
  let region: Frame
  /// The places of the outlines that it shows.
  let shown: [Int]

  /// Chooses what is shown.
  init(_ figure: Figure, corner: Corner?) {
    self.figure = figure
    guard let corner, let first = figure.outlines.first else {
      self.corner = nil
      region = figure.bounds
      shown = Array(figure.outlines.indices)
      return
    }
    self.corner = corner
    shown = Self.outlines(at: corner, of: figure)
    let outer = first.frame.vertex(corner)
    var reach = 0.0
    for place in shown {
      let outline = figure.outlines[place]
      let vertex = outline.frame.vertex(corner)
      let curve = outline.curves[corner.lane]
      reach = max(
        reach, (vertex.x - outer.x) * corner.inwardX + curve.extent,
        (vertex.y - outer.y) * corner.inwardY + curve.extent)
    }
    let side = max(reach * 1.15, 12)
    let width = min(side, max(first.frame.width, 1))
    let height = min(side, max(first.frame.height, 1))
    region = Frame(
      x: corner.inwardX > 0 ? outer.x : outer.x - width,
      y: corner.inwardY > 0 ? outer.y : outer.y - height, width: width, height: height)
  }

  /// The outermost outline and all that lie in its corner, level by level.
  private static func outlines(at corner: Corner, of figure: Figure) -> [Int] {
    var shown: [Int] = []
    var isShown = [Bool](repeating: false, count: figure.outlines.count)
    for (place, outline) in figure.outlines.enumerated() where outline.kind != .layout {
      let isFirst = shown.isEmpty && outline.owner == nil
      let isNested = outline.isAdjacent(corner) && outline.owner.map { isShown[$0] } == true
      guard isFirst || isNested else { continue }
      isShown[place] = true
      shown.append(place)
    }
    return shown
  }

  /// The part that it shows and a margin, in points; where it cuts through the figure there is none.
  func surroundings(margin: Double) -> Frame {
    var frame = region.grown(by: margin)
    guard let corner else { return frame }
    frame.width -= margin
    frame.height -= margin
    if corner.inwardX < 0 { frame.x += margin }
    if corner.inwardY < 0 { frame.y += margin }
    return frame
  }

  /// Whether something inside reaches over the line, which would be hidden then.
  func isCovered(_ place: Int) -> Bool {
    let outlines = figure.outlines
    let outer = outlines[place].curves
    return shown.contains { other in
      guard outlines[other].owner == place else { return false }
      let inner = outlines[other].curves
      return Corner.allCases.contains { corner in
        let curve = inner[corner.lane]
        return [curve.horizontalEnd, curve.middle, curve.verticalEnd].contains { point in
          !outer.allSatisfy { $0.contains(point) }
        }
      }
    }
  }

  /// The corners that it shows.
  var corners: [Corner] { corner.map { [$0] } ?? Corner.allCases }

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
