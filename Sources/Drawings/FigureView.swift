import CornerTokens

/// What a picture shows of a figure: all of it, or the part around one corner.
struct FigureView {
  /// The figure.
  let figure: Figure
  /// The corner that it zooms into; nil for all of the figure.
  let corner: Corner?
  /// The part that it shows, in points.
  let region: Frame
  /// The places of the outlines that it shows.
  let shown: [Int]

  /// Chooses what is shown.
  ///
  /// A corner is shown from the outermost outline on that lies in it: around the gravest fault there,
  /// without any around the outline that most others lie around.
  init(_ figure: Figure, corner: Corner?) {
    self.figure = figure
    guard let corner, let focus = figure.focus(at: corner) else {
      self.corner = nil
      region = figure.bounds
      shown = Array(figure.outlines.indices)
      return
    }
    self.corner = corner
    let shown = figure.nested(at: corner, around: focus)
    self.shown = shown
    region = Self.region(of: shown.map { figure.outlines[$0] }, at: corner)
  }

  /// From the outermost vertex so far inwards that all curves show.
  private static func region(of outlines: [Outline], at corner: Corner) -> Frame {
    let vertices = outlines.map { $0.frame.vertex(corner) }
    let first = vertices.first ?? Point(0, 0)
    // Content may reach over what is around it.
    let outer = vertices.reduce(first) { outer, vertex in
      Point(
        corner.inwardX > 0 ? min(outer.x, vertex.x) : max(outer.x, vertex.x),
        corner.inwardY > 0 ? min(outer.y, vertex.y) : max(outer.y, vertex.y))
    }
    var reach = 0.0
    for (outline, vertex) in zip(outlines, vertices) {
      let extent = outline.curves[corner.lane].extent
      reach = max(
        reach, (vertex.x - outer.x) * corner.inwardX + extent,
        (vertex.y - outer.y) * corner.inwardY + extent)
    }
    let whole = outlines.dropFirst().reduce(
      outlines.first?.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
    ) { $0.union($1.frame) }
    let side = max(reach * 1.15, 12)
    let width = min(side, max(whole.width, 1))
    let height = min(side, max(whole.height, 1))
    return Frame(
      x: corner.inwardX > 0 ? outer.x : outer.x - width,
      y: corner.inwardY > 0 ? outer.y : outer.y - height, width: width, height: height)
  }

  /// The longer side of what it shows, in points.
  var longestSide: Double { max(region.width, region.height) }

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
}
