import CornerTokens
import Diagnostics
import Expressions

/// Lines with numbers between the edges of outlines: padding, inset and what is left over.
struct SVGMeasures {
  private let view: SVGView
  private let scale: DrawingScale

  /// Measures what a view shows.
  init(_ view: SVGView, _ scale: DrawingScale) {
    self.view = view
    self.scale = scale
  }

  /// Writes them; those of several outlines side by side.
  func write(to xml: inout XMLWriter) {
    let measured = view.shown.filter { !edges(of: $0).isEmpty }
    for (index, place) in measured.enumerated() {
      let share = Double(index + 1) / Double(measured.count + 1)
      for edge in edges(of: place) {
        write(edge, of: view.figure.outlines[place], share: share, to: &xml)
      }
    }
  }

  /// The edges at which an outline is measured: those of its corners that lie in a corner of the
  /// owner, each distance once where opposite ones are the same, and not where an earlier sibling
  /// was measured already.
  private func edges(of place: Int) -> [Edge] {
    let outlines = view.figure.outlines
    let outline = outlines[place]
    guard outline.owner != nil else { return [] }
    let held = Edge.allCases.filter { edge in
      !outline.distances[edge.lane].isEmpty && isHeld(outline, at: edge)
    }
    return held.filter { edge in
      if let opposite = edge.earlierOpposite, held.contains(opposite),
        outline.distances[opposite.lane] == outline.distances[edge.lane]
      {
        return false
      }
      return !view.shown.contains { other in
        other < place && outlines[other].owner == outline.owner
          && outlines[other].distances[edge.lane] == outline.distances[edge.lane]
          && isHeld(outlines[other], at: edge)
      }
    }
  }

  private func isHeld(_ outline: Outline, at edge: Edge) -> Bool {
    view.corners.contains {
      outline.isAdjacent($0) && ($0.horizontalEdge == edge || $0.verticalEdge == edge)
    }
  }

  /// The place across an edge where it is measured: in the middle, or near the far end of a corner.
  private func position(of outline: Outline, across edge: Edge, share: Double) -> Double {
    let isDown = edge == .top || edge == .bottom
    let frame = view.corner == nil ? outline.frame : view.region
    let start = isDown ? frame.x : frame.y
    let length = isDown ? frame.width : frame.height
    guard let corner = view.corner else { return start + length * share }
    let inward = isDown ? corner.inwardX : corner.inwardY
    return inward > 0 ? start + length * (1 - share * 0.3) : start + length * share * 0.3
  }

  private func write(
    _ edge: Edge, of outline: Outline, share: Double, to xml: inout XMLWriter
  ) {
    guard let owner = outline.owner.map({ view.figure.outlines[$0] }) else { return }
    let across = position(of: outline, across: edge, share: share)
    let isDown = edge == .top || edge == .bottom
    let inward = edge == .top || edge == .leading ? 1.0 : -1.0
    var place =
      switch edge {
      case .top: owner.frame.y
      case .bottom: owner.frame.maxY
      case .leading: owner.frame.x
      case .trailing: owner.frame.maxX
      }
    for part in outline.distances[edge.lane] {
      let end = place + inward * part.points
      writeLine(from: place, to: end, across: across, isDown: isDown, to: &xml)
      if isDown {
        writeWords(
          part, at: Point(across, (place + end) / 2), hasRoom: hasRoom(for: outline), to: &xml)
      } else {
        writeNumber(part, at: Point((place + end) / 2, across), to: &xml)
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

  /// Whether there is room for a word beside each number along the top of an outline.
  private func hasRoom(for outline: Outline) -> Bool {
    if view.corner != nil { return true }
    let siblings = view.shown.count { view.figure.outlines[$0].owner == outline.owner }
    return scale.pixels * outline.frame.width / Double(siblings + 1) > 76
  }

  /// Writes number and word beside an upright line: towards the middle of the picture.
  private func writeWords(
    _ part: DistancePart, at place: Point, hasRoom: Bool, to xml: inout XMLWriter
  ) {
    let isBefore = view.corner.map { $0.inwardX > 0 } ?? false
    xml.write("<text class=\"on number\"")
    xml.writeAttribute("x", SVGNumber.text(place.x + scale.points(isBefore ? -5 : 5)))
    xml.writeAttribute("y", SVGNumber.text(place.y + scale.points(SVGFigure.textSize * 0.34)))
    if isBefore { xml.write(" text-anchor=\"end\"") }
    xml.write(">")
    let number = LengthText.short(part.points)
    xml.writeText(hasRoom ? "\(number) \(part.source.word)" : number)
    xml.write("</text>")
  }

  /// Writes the number above a level line.
  private func writeNumber(_ part: DistancePart, at place: Point, to xml: inout XMLWriter) {
    xml.write("<text class=\"on number\"")
    xml.writeAttribute("x", SVGNumber.text(place.x))
    xml.writeAttribute("y", SVGNumber.text(place.y - scale.points(6)))
    xml.write(" text-anchor=\"middle\">")
    xml.writeText(LengthText.short(part.points))
    xml.write("</text>")
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
