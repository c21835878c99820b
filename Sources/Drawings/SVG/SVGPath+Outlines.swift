import CornerTokens

extension SVGPath {
  /// A whole outline, clockwise from its top.
  static func outline(_ outline: Outline) -> SVGPath {
    let curves = outline.curves
    let order: [Corner] = [.topTrailing, .bottomTrailing, .bottomLeading, .topLeading]
    var path = SVGPath(from: curves[Corner.topLeading.lane].horizontalEnd)
    for corner in order {
      let curve = curves[corner.lane]
      let isFromVertical = corner.comesFromVertical
      path.line(to: isFromVertical ? curve.verticalEnd : curve.horizontalEnd)
      path.add(curve.steps(isFromVertical: isFromVertical))
    }
    path.close()
    return path
  }

  /// One corner of an outline with both sides up to the edges of a region, closed inside.
  static func corner(_ curve: CornerCurve, upTo far: Point, decimals: Int = 3) -> SVGPath {
    var path = SVGPath(from: Point(curve.vertex.x, far.y), decimals: decimals)
    path.line(to: curve.verticalEnd)
    path.add(curve.steps(isFromVertical: true))
    path.line(to: Point(far.x, curve.vertex.y))
    path.line(to: far)
    path.close()
    return path
  }

  /// The curve of a corner alone.
  static func curve(_ curve: CornerCurve) -> SVGPath {
    var path = SVGPath(from: curve.verticalEnd)
    path.add(curve.steps(isFromVertical: true))
    return path
  }

  /// What lies at a corner between two curves, or between a curve and its centre.
  ///
  ///     outer ╭───────────┐
  ///           │  ╭────────┘
  ///           │  │ inner
  ///           └──┘
  ///
  /// - Parameter curves: those of the outline around, by `Corner`; nil where there is none. Where the
  ///   next of them begins the patch ends, since there the outline leaves its side.
  static func patch(_ inner: CornerCurve, in curves: [CornerCurve]?) -> SVGPath {
    let corner = inner.corner
    guard let curves, curves.count > corner.lane, case let outer = curves[corner.lane] else {
      var path = curve(inner)
      path.line(to: inner.centre)
      path.close()
      return path
    }
    let across = curves[corner.horizontalNeighbour.lane]
    let below = curves[corner.verticalNeighbour.lane]
    let along = (inner.vertex.x - outer.vertex.x) * corner.inwardX
    let down = (inner.vertex.y - outer.vertex.y) * corner.inwardY
    let far = outer.point(
      max(
        outer.extent,
        min(along + inner.extent, (across.vertex.x - outer.vertex.x).magnitude - across.extent)),
      max(
        outer.extent,
        min(down + inner.extent, (below.vertex.y - outer.vertex.y).magnitude - below.extent)))
    var path = SVGPath(from: Point(outer.vertex.x, far.y))
    path.line(to: outer.verticalEnd)
    path.add(outer.steps(isFromVertical: true))
    path.line(to: Point(far.x, outer.vertex.y))
    path.line(to: Point(far.x, inner.vertex.y))
    path.line(to: inner.horizontalEnd)
    path.add(inner.steps(isFromVertical: false))
    path.line(to: Point(inner.vertex.x, far.y))
    path.close()
    return path
  }
}

extension Corner {
  /// Whether a path that runs clockwise reaches it along the vertical side.
  fileprivate var comesFromVertical: Bool { inwardX * inwardY > 0 }
}
