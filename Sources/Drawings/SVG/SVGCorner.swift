import CornerTokens
import Diagnostics
import Expressions

/// One corner in few bytes, for pages with thousands: numbers without names, so that equal corners are
/// equal text.
///
/// The pattern of a fault fills what lies between the two curves, and the inner curve is drawn in the
/// line of the fault, where a larger picture has a patch and a line of their own for both.
struct SVGCorner {
  private let view: FigureView
  private let corner: Corner
  private let scale: DrawingScale
  /// The part of the plane that it takes with all that is written beside it, in points.
  let box: Frame

  /// Enough for what is never larger than a few hundred pixels.
  private static let decimals = 2
  /// Pixels beside the corner for numbers.
  private static let room = 100.0

  /// Lays out a view that zooms into a corner.
  init(_ view: FigureView, _ corner: Corner, _ scale: DrawingScale) {
    self.view = view
    self.corner = corner
    self.scale = scale
    var box = view.surroundings(margin: scale.points(8))
    let room = scale.points(Self.room)
    if corner.inwardX > 0 { box.x -= room }
    box.width += room
    self.box = box
  }

  /// Writes it: outlines, centres, distances, numbers.
  func write(to xml: inout XMLWriter) {
    for place in view.shown { writeOutline(place, to: &xml) }
    for place in view.shown where view.isCovered(place) {
      writePath(
        view.path(of: view.figure.outlines[place], decimals: Self.decimals).data,
        "open \(view.figure.outlines[place].classes)", to: &xml)
    }
    for place in view.shown { writeCentre(view.figure.outlines[place], to: &xml) }
    if let content = view.shown.last(where: { view.figure.outlines[$0].owner != nil }) {
      writeDistances(view.figure.outlines[content], to: &xml)
    }
    writeRadii(to: &xml)
  }

  private func writeOutline(_ place: Int, to xml: inout XMLWriter) {
    let outline = view.figure.outlines[place]
    // What is at fault inside shows around it.
    let inner = view.shown.first {
      view.figure.outlines[$0].owner == place
        && view.figure.outlines[$0].faults[corner.lane] != nil
    }
    let filling = inner.flatMap { view.figure.outlines[$0].faults[corner.lane] }
    let fault = outline.fault(at: corner).map { " at \($0.word)" } ?? ""
    writePath(
      view.path(of: outline, decimals: Self.decimals).data, outline.classes + fault,
      fill: filling.map { SVGStyle.pattern($0, scale) }, to: &xml)
  }

  private func writePath(
    _ data: String, _ classes: String, fill: String? = nil, to xml: inout XMLWriter
  ) {
    xml.write("<path")
    xml.writeAttribute("class", classes)
    if let fill { xml.writeAttribute("style", "fill:url(#\(fill))") }
    xml.writeAttribute("d", data)
    xml.write("/>")
  }

  private func writeCentre(_ outline: Outline, to xml: inout XMLWriter) {
    let curve = outline.curves[corner.lane]
    if outline.isVariant { return }
    guard curve.radius > 0 else { return }
    switch view.figure.centreAround(outline, at: corner) {
    case nil: break
    case .same: writeCircle(at: curve.centre, pixels: 5, "shared", to: &xml)
    case .other(let centre):
      var path = SVGPath(from: centre, decimals: Self.decimals)
      path.line(to: curve.centre)
      let fault = outline.faults[corner.lane].map { " \($0.word)" } ?? ""
      writePath(path.data, "join" + fault, to: &xml)
    }
    writeCircle(at: curve.centre, pixels: 2, "centre " + outline.parity, to: &xml)
  }

  private func writeCircle(
    at centre: Point, pixels: Double, _ classes: String, to xml: inout XMLWriter
  ) {
    xml.write("<circle")
    xml.writeAttribute("class", classes)
    write("cx", centre.x, to: &xml)
    write("cy", centre.y, to: &xml)
    write("r", scale.points(pixels), to: &xml)
    xml.write("/>")
  }

  /// Both distances of the innermost outline to the one around it, as lines with a number.
  private func writeDistances(_ outline: Outline, to xml: inout XMLWriter) {
    guard let owner = outline.owner.map({ view.figure.outlines[$0] }) else { return }
    let outer = owner.frame.vertex(corner)
    let inner = outline.frame.vertex(corner)
    let farX = corner.inwardX > 0 ? view.region.maxX : view.region.x
    let farY = corner.inwardY > 0 ? view.region.maxY : view.region.y
    let level = Point(outer.x, farY - corner.inwardY * scale.points(4))
    let upright = Point(farX - corner.inwardX * scale.points(4), outer.y)
    var path = SVGPath(from: level, decimals: Self.decimals)
    path.line(to: Point(inner.x, level.y))
    path.move(to: upright)
    path.line(to: Point(upright.x, inner.y))
    writePath(path.data, "measure", to: &xml)
    writeNumber(
      (inner.x - outer.x) * corner.inwardX, middle: Point((inner.x + outer.x) / 2, level.y),
      offset: Point(0, -5), anchor: "middle", to: &xml)
    writeNumber(
      (inner.y - outer.y) * corner.inwardY,
      middle: Point(upright.x, (inner.y + outer.y) / 2),
      offset: Point(corner.inwardX > 0 ? -4 : 4, 4), anchor: corner.inwardX > 0 ? "end" : nil,
      to: &xml)
  }

  private func writeNumber(
    _ number: Double, middle: Point, offset: Point, anchor: String?, to xml: inout XMLWriter
  ) {
    xml.writeText(
      LengthText.short((number * 100).rounded() / 100),
      at: Point(middle.x + scale.points(offset.x), middle.y + scale.points(offset.y)), "on",
      anchor: anchor, decimals: Self.decimals)
  }

  /// The radii beside the corner, from the outside inwards.
  private func writeRadii(to xml: inout XMLWriter) {
    let side = corner.inwardX > 0 ? view.region.x : view.region.maxX
    let gap = scale.points(corner.inwardX > 0 ? -6 : 6)
    let line = scale.points(SVGFigure.textSize * 1.3) * corner.inwardY
    let top = corner.inwardY > 0 ? view.region.y : view.region.maxY
    for (index, place) in view.shown.enumerated() {
      let outline = view.figure.outlines[place]
      let fault = outline.fault(at: corner)
      let radius = "radius " + outline.radiusText(corner)
      xml.writeText(
        radius,
        at: Point(side + gap, top + line * (Double(index) + (corner.inwardY > 0 ? 0.8 : 0.2))),
        fault?.word ?? outline.parity,
        anchor: corner.inwardX > 0 ? "end" : nil, decimals: Self.decimals)
    }
  }

  private func write(_ name: StaticString, _ number: Double, to xml: inout XMLWriter) {
    xml.writeAttribute(name, SVGNumber.text(number, decimals: Self.decimals))
  }
}
