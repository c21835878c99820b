import CornerTokens
import Diagnostics
import Expressions

/// Lines with numbers between the edges of outlines: padding, inset and what is left over.
struct SVGMeasures {
  private let view: FigureView
  private let scale: DrawingScale

  /// One distance to measure: the parts of it that nothing measured before.
  private struct Measure {
    let edge: Edge
    let outline: Outline
    let owner: Outline
    /// Points from the owner's edge to where it begins.
    let start: Double
    let parts: [DistancePart]
  }

  /// Measures what a view shows.
  init(_ view: FigureView, _ scale: DrawingScale) {
    self.view = view
    self.scale = scale
  }

  /// Writes them; those of several outlines side by side.
  func write(to xml: inout XMLWriter) {
    let measured = view.shown.map(measures).filter { !$0.isEmpty }
    for (index, measures) in measured.enumerated() {
      let share = Double(index + 1) / Double(measured.count + 1)
      let hasRoom = measured.count < 2 || hasRoom(for: measures, count: measured.count)
      for measure in measures { write(measure, share: share, hasRoom: hasRoom, to: &xml) }
    }
  }

  /// The distances of an outline to its owner at the edges where it lies in a corner: opposite ones
  /// that are the same once, and of those that begin as an earlier sibling's only the rest.
  private func measures(of place: Int) -> [Measure] {
    let outlines = view.figure.outlines
    let outline = outlines[place]
    guard let owner = outline.owner else { return [] }
    let held = Edge.allCases.filter { isHeld(outline, at: $0) }
    return held.compactMap { edge in
      let parts = outline.distances[edge.lane]
      if let opposite = edge.earlierOpposite, held.contains(opposite),
        outline.distances[opposite.lane] == parts
      {
        return nil
      }
      let known =
        view.shown.filter {
          $0 < place && outlines[$0].owner == owner && isHeld(outlines[$0], at: edge)
        }.map { outlines[$0].distances[edge.lane].commonPrefix(with: parts) }.max() ?? 0
      guard known < parts.count else { return nil }
      return Measure(
        edge: edge, outline: outline, owner: outlines[owner],
        start: parts.prefix(known).reduce(0) { $0 + $1.points }, parts: Array(parts[known...]))
    }
  }

  private func isHeld(_ outline: Outline, at edge: Edge) -> Bool {
    view.corners.contains {
      outline.isAdjacent($0) && ($0.horizontalEdge == edge || $0.verticalEdge == edge)
    }
  }

  /// Whether there is room for a word beside each number along the top of outlines.
  private func hasRoom(for measures: [Measure], count: Int) -> Bool {
    let narrowest = measures.map(\.outline.frame.width).min() ?? 0
    return view.corner != nil || scale.pixels * narrowest / Double(count + 1) > 76
  }

  /// The place across an edge where it is measured: in the middle, or near the far end of a corner.
  private func position(of outline: Outline, isDown: Bool, share: Double) -> Double {
    let frame = view.corner == nil ? outline.frame : view.region
    let start = isDown ? frame.x : frame.y
    let length = isDown ? frame.width : frame.height
    guard let corner = view.corner else { return start + length * share }
    let inward = isDown ? corner.inwardX : corner.inwardY
    return inward > 0 ? start + length * (1 - share * 0.3) : start + length * share * 0.3
  }

  private func write(
    _ measure: Measure, share: Double, hasRoom: Bool, to xml: inout XMLWriter
  ) {
    let isDown = measure.edge == .top || measure.edge == .bottom
    let across = position(of: measure.outline, isDown: isDown, share: share)
    let inward = measure.edge == .top || measure.edge == .leading ? 1.0 : -1.0
    let frame = measure.owner.frame
    let edge =
      switch measure.edge {
      case .top: frame.y
      case .bottom: frame.maxY
      case .leading: frame.x
      case .trailing: frame.maxX
      }
    var place = edge + inward * measure.start
    for part in measure.parts {
      let end = place + inward * part.points
      writeLine(from: place, to: end, across: across, isDown: isDown, to: &xml)
      let middle = (place + end) / 2
      if isDown {
        writeWords(part, at: Point(across, middle), hasRoom: hasRoom, to: &xml)
      } else {
        xml.writeText(
          LengthText.short(part.points), at: Point(middle, across - scale.points(6)), "on",
          anchor: "middle")
      }
      place = end
    }
  }

  private func writeLine(
    from start: Double, to end: Double, across: Double, isDown: Bool, to xml: inout XMLWriter
  ) {
    let tick = scale.points(3)
    func point(_ along: Double, _ side: Double) -> Point {
      isDown ? Point(across + side, along) : Point(along, across + side)
    }
    var path = SVGPath(from: point(start, -tick))
    path.line(to: point(start, tick))
    path.move(to: point(start, 0))
    path.line(to: point(end, 0))
    path.move(to: point(end, -tick))
    path.line(to: point(end, tick))
    xml.write("<path class=\"measure\"")
    xml.writeAttribute("d", path.data)
    xml.write("/>")
  }

  /// Writes number and word beside an upright line: towards the middle of the picture.
  private func writeWords(
    _ part: DistancePart, at place: Point, hasRoom: Bool, to xml: inout XMLWriter
  ) {
    let isBefore = view.corner.map { $0.inwardX > 0 } ?? false
    let number = LengthText.short(part.points)
    xml.writeText(
      hasRoom ? "\(number) \(part.source.word)" : number,
      at: Point(
        place.x + scale.points(isBefore ? -5 : 5),
        place.y + scale.points(SVGFigure.textSize * 0.34)),
      "on", anchor: isBefore ? "end" : nil)
  }
}

extension Edge {
  /// The edge on the other side, for those that are measured second.
  fileprivate var earlierOpposite: Edge? {
    switch self {
    case .bottom: .top
    case .trailing: .leading
    case .top, .leading: nil
    }
  }
}

extension [DistancePart] {
  /// How many parts are the same from the start on.
  fileprivate func commonPrefix(with other: [DistancePart]) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
