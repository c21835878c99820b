import CornerTokens
import Diagnostics

extension SVGFigure {
  /// Writes the outlines from the outermost on; where one would cover the line of another, what they
  /// are filled with comes first and their lines after it.
  func writeOutlines(to xml: inout XMLWriter) {
    let isLayered = view.shown.contains { overlapsEarlier($0) || view.isCovered($0) }
    if isLayered {
      for place in view.shown where view.figure.outlines[place].isFilled {
        xml.write("<path")
        xml.writeAttribute("class", "fill \(view.figure.outlines[place].classes)")
        xml.writeAttribute("d", view.path(of: view.figure.outlines[place]).data)
        xml.write("/>")
      }
    }
    for place in view.shown {
      writeOutline(view.figure.outlines[place], isOpen: isLayered, to: &xml)
    }
  }

  private func writeOutline(_ outline: Outline, isOpen: Bool, to xml: inout XMLWriter) {
    var classes = outline.classes
    if outline.chosenBits != 0 { classes += " chosen" }
    if isOpen { classes += " open" }
    let data = view.path(of: outline).data
    xml.write("<path")
    xml.writeAttribute("class", "outline " + classes)
    if isDescribed { describe(outline, in: &xml) }
    xml.writeAttribute("d", data)
    xml.write("/>")
    if let fault = outline.fault {
      xml.write("<path")
      xml.writeAttribute("class", "whole \(fault.word)")
      xml.writeAttribute("d", data)
      xml.write("/>")
    }
  }

  /// Says what a line stands for: the radii as drawn, in corner order, and what else is known of them.
  private func describe(_ outline: Outline, in xml: inout XMLWriter) {
    xml.writeAttribute("data-name", outline.title)
    xml.writeAttribute("data-style", outline.isContinuous ? "continuous" : "circular")
    let radii = Corner.allCases.map { SVGNumber.text(outline.radii[$0.lane]) }
    xml.writeAttribute("data-radii", radii.joined(separator: " "))
    if outline.chosenBits != 0 { xml.writeAttribute("data-open", outline.openWord) }
  }

  /// Whether a sibling was drawn in the same place before: then it must not be covered.
  private func overlapsEarlier(_ place: Int) -> Bool {
    let outlines = view.figure.outlines
    guard let owner = outlines[place].owner else { return false }
    return view.shown.contains { other in
      other < place && outlines[other].owner == owner && outlines[other].kind != .layout
    }
  }

  /// Writes the patches between curves at fault, and the lines over the curves themselves.
  func writeFaults(to xml: inout XMLWriter) {
    for place in view.shown {
      let outline = view.figure.outlines[place]
      let curves = outline.curves
      let around = outline.owner.map { view.figure.outlines[$0].curves }
      for corner in view.corners {
        let curve = curves[corner.lane]
        if let fault = outline.faults[corner.lane] {
          let outer = outline.isAdjacent(corner) ? around : nil
          xml.write("<path")
          xml.writeAttribute("class", "patch \(fault.word)")
          xml.writeAttribute("fill", "url(#\(SVGStyle.pattern(fault, scale)))")
          xml.writeAttribute("d", SVGPath.patch(curve, in: outer).data)
          xml.write("/>")
        }
        if let fault = outline.curveFaults[corner.lane] {
          xml.write("<path")
          xml.writeAttribute("class", "curve \(fault.word)")
          xml.writeAttribute("d", SVGPath.curve(curve).data)
          xml.write("/>")
        }
      }
    }
  }

  /// Writes the centres of the curves, with a line to the centre of the curve around where that lies
  /// elsewhere and a ring where it lies in the same place.
  func writeCentres(_ outline: Outline, to xml: inout XMLWriter) {
    if outline.isVariant { return }
    let curves = outline.curves
    for corner in view.corners {
      let curve = curves[corner.lane]
      guard curve.radius > 0 else { continue }
      switch view.figure.centreAround(outline, at: corner) {
      case nil: break
      case .same: writeCircle(at: curve.centre, pixels: 5, classes: "shared", corner: nil, to: &xml)
      case .other(let centre):
        xml.write("<line")
        let fault = outline.faults[corner.lane].map { " \($0.word)" } ?? ""
        xml.writeAttribute("class", "join" + fault)
        xml.writeAttribute("x1", SVGNumber.text(centre.x))
        xml.writeAttribute("y1", SVGNumber.text(centre.y))
        xml.writeAttribute("x2", SVGNumber.text(curve.centre.x))
        xml.writeAttribute("y2", SVGNumber.text(curve.centre.y))
        xml.write("/>")
      }
      writeCircle(
        at: curve.centre, pixels: 2, classes: "centre \(outline.parity)",
        corner: isDescribed ? (outline.title, corner) : nil, to: &xml)
    }
  }

  private func writeCircle(
    at centre: Point, pixels: Double, classes: String, corner: (name: String, corner: Corner)?,
    to xml: inout XMLWriter
  ) {
    xml.write("<circle")
    xml.writeAttribute("class", classes)
    if let corner {
      xml.writeAttribute("data-name", corner.name)
      xml.writeAttribute("data-corner", corner.corner.word)
    }
    xml.writeAttribute("cx", SVGNumber.text(centre.x))
    xml.writeAttribute("cy", SVGNumber.text(centre.y))
    xml.writeAttribute("r", SVGNumber.text(scale.points(pixels)))
    xml.write("/>")
  }
}

extension Outline {
  /// The class of its level: two colours tell neighbours apart.
  var parity: String { level.isMultiple(of: 2) ? "even" : "odd" }

  /// Whether something is seen between its line and what lies in it.
  fileprivate var isFilled: Bool { kind == .shape || kind == .display }

  /// The classes of its line.
  var classes: String {
    switch kind {
    case .shape: parity
    case .layout: parity + " layout"
    case .implied: parity + " implied"
    case .display: parity + " display"
    case .variant: "variant"
    }
  }
}
