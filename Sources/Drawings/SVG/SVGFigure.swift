import CornerTokens
import Diagnostics
import Expressions

/// Writes what a picture shows of one figure.
struct SVGFigure {
  private let view: SVGView
  private let scale: DrawingScale
  private let labels: [SVGLabel]
  /// Whether there is a caption, and each line says what it stands for, for programs.
  private let isDescribed: Bool

  /// The part of the plane that it takes with all that is written beside it, in points.
  let box: Frame
  /// Pixels of small text, of a line of it, and of the space around the figure.
  static let textSize = 11.0
  private static let lineHeight = 14.0
  private static let margin = 10.0

  /// Lays out a view.
  init(_ view: SVGView, scale: DrawingScale, isDescribed: Bool) {
    self.view = view
    self.scale = scale
    self.isDescribed = isDescribed
    labels = SVGLabel.labels(of: view, longestName: isDescribed ? 32 : 20)
    box = Self.box(of: view, labels, scale, hasCaption: isDescribed)
  }

  private static func box(
    of view: SVGView, _ labels: [SVGLabel], _ scale: DrawingScale, hasCaption: Bool
  ) -> Frame {
    let margin = scale.points(margin)
    var box = view.surroundings(margin: margin)
    let leading = labels.filter { $0.corner.horizontalEdge == .leading }
    let trailing = labels.filter { $0.corner.horizontalEdge == .trailing }
    let left = width(of: leading, scale)
    box.x -= left
    box.width += left + width(of: trailing, scale)
    let lines = max(leading.count, trailing.count)
    let least = scale.points(lineHeight) * Double(lines + 1)
    box.height = max(box.height, least)
    if hasCaption {
      let line = scale.points(lineHeight * 1.4)
      box.y -= line
      box.height += line
      let caption = scale.points(width(of: view.figure.caption) * 1.25) + 2 * margin
      box.width = max(box.width, caption)
    }
    return box
  }

  /// The width of the longest label and its line; 0 where there are none.
  private static func width(of labels: [SVGLabel], _ scale: DrawingScale) -> Double {
    let longest = labels.map { width(of: $0.text) }.max() ?? 0
    return longest == 0 ? 0 : scale.points(longest + 18)
  }

  /// The pixels that a text may take; fonts differ, so this is on the safe side.
  private static func width(of text: String) -> Double {
    Double(TerminalText.columns(of: TerminalText.printable(text))) * textSize * 0.58
  }

  // MARK: Writing

  /// Writes all of it, the outlines first and the words last.
  ///
  /// - Parameter clip: the name of a path that cuts the outlines to the part that is shown; nil where
  ///   the edge of the picture does.
  func write(to xml: inout XMLWriter, clip: String?) {
    if isDescribed { writeCaption(to: &xml) }
    if let clip {
      xml.write("<clipPath")
      xml.writeAttribute("id", clip)
      xml.write("><rect")
      let shown = view.surroundings(margin: scale.points(2))
      xml.writeAttribute("x", SVGNumber.text(shown.x))
      xml.writeAttribute("y", SVGNumber.text(shown.y))
      xml.writeAttribute("width", SVGNumber.text(shown.width))
      xml.writeAttribute("height", SVGNumber.text(shown.height))
      xml.write("/></clipPath><g")
      xml.writeAttribute("clip-path", "url(#\(clip))")
      xml.write(">")
    }
    for place in view.shown { writeOutline(place, to: &xml) }
    for place in view.shown where view.isCovered(place) {
      xml.write("<path")
      xml.writeAttribute("class", "open \(view.figure.outlines[place].classes)")
      xml.writeAttribute("d", view.path(of: view.figure.outlines[place]).data)
      xml.write("/>")
    }
    if clip != nil { xml.write("</g>") }
    for place in view.shown { writeFaults(view.figure.outlines[place], to: &xml) }
    for place in view.shown { writeCentres(view.figure.outlines[place], to: &xml) }
    SVGMeasures(view, scale).write(to: &xml)
    writeLabels(to: &xml)
  }

  private func writeCaption(to xml: inout XMLWriter) {
    let place = Point(
      box.x + scale.points(Self.margin), box.y + scale.points(Self.lineHeight * 1.1))
    writeText(
      TerminalText.printable(TerminalText.clipped(view.figure.caption)), at: place,
      classes: "caption", anchor: nil, to: &xml)
  }

  private func writeOutline(_ place: Int, to xml: inout XMLWriter) {
    let outline = view.figure.outlines[place]
    var classes = outline.classes
    if outline.chosenBits != 0 { classes += " chosen" }
    if overlapsEarlier(place) { classes += " open" }
    xml.write("<path")
    xml.writeAttribute("class", "outline " + classes)
    if isDescribed { describe(outline, in: &xml) }
    xml.writeAttribute("d", view.path(of: outline).data)
    xml.write("/>")
    if let fault = outline.fault {
      xml.write("<path")
      xml.writeAttribute("class", "whole \(fault.word)")
      xml.writeAttribute("d", view.path(of: outline).data)
      xml.write("/>")
    }
  }

  private func describe(_ outline: Outline, in xml: inout XMLWriter) {
    xml.writeAttribute("data-name", outline.title)
    xml.writeAttribute("data-style", outline.isContinuous ? "continuous" : "circular")
    let radii = Corner.allCases.map { outline.radiusText($0) }
    xml.writeAttribute("data-radii", radii.joined(separator: " "))
  }

  /// Whether a sibling was drawn in the same place before: then it must not be covered.
  private func overlapsEarlier(_ place: Int) -> Bool {
    let outlines = view.figure.outlines
    return view.shown.contains { other in
      other < place && outlines[other].owner == outlines[place].owner
        && outlines[other].kind != .layout && outlines[place].owner != nil
    }
  }

  private func writeFaults(_ outline: Outline, to xml: inout XMLWriter) {
    let curves = outline.curves
    let around = outline.owner.map { view.figure.outlines[$0].curves }
    for corner in view.corners {
      guard let fault = outline.faults[corner.lane] else { continue }
      let outer = outline.isAdjacent(corner) ? around?[corner.lane] : nil
      xml.write("<path")
      xml.writeAttribute("class", "patch \(fault.word)")
      xml.writeAttribute("fill", "url(#\(SVGStyle.pattern(fault, scale)))")
      xml.writeAttribute("d", SVGPath.patch(curves[corner.lane], in: outer).data)
      xml.write("/><path")
      xml.writeAttribute("class", "curve \(fault.word)")
      xml.writeAttribute("d", SVGPath.curve(curves[corner.lane]).data)
      xml.write("/>")
    }
  }

  /// The centres of the curves, with a line to the centre of the curve around where that lies
  /// elsewhere and a ring where it lies in the same place.
  private func writeCentres(_ outline: Outline, to xml: inout XMLWriter) {
    let curves = outline.curves
    let around = outline.owner.map { view.figure.outlines[$0] }
    for corner in view.corners {
      let curve = curves[corner.lane]
      guard curve.radius > 0 else { continue }
      if let around, outline.isAdjacent(corner), around.radii[corner.lane] > 0 {
        let outer = around.curves[corner.lane].centre
        if outer.distance(to: curve.centre) > Tolerance.standard {
          xml.write("<line")
          let fault = outline.faults[corner.lane].map { " \($0.word)" } ?? ""
          xml.writeAttribute("class", "join" + fault)
          xml.writeAttribute("x1", SVGNumber.text(outer.x))
          xml.writeAttribute("y1", SVGNumber.text(outer.y))
          xml.writeAttribute("x2", SVGNumber.text(curve.centre.x))
          xml.writeAttribute("y2", SVGNumber.text(curve.centre.y))
          xml.write("/>")
        } else {
          writeCircle(at: curve.centre, pixels: 5, classes: "shared", nil, to: &xml)
        }
      }
      writeCircle(
        at: curve.centre, pixels: 2, classes: "centre \(outline.parity)",
        isDescribed ? (outline, corner) : nil, to: &xml)
    }
  }

  private func writeCircle(
    at centre: Point, pixels: Double, classes: String, _ description: (Outline, Corner)?,
    to xml: inout XMLWriter
  ) {
    xml.write("<circle")
    xml.writeAttribute("class", classes)
    if let (outline, corner) = description {
      xml.writeAttribute("data-name", outline.title)
      xml.writeAttribute("data-corner", corner.word)
    }
    xml.writeAttribute("cx", SVGNumber.text(centre.x))
    xml.writeAttribute("cy", SVGNumber.text(centre.y))
    xml.writeAttribute("r", SVGNumber.text(scale.points(pixels)))
    xml.write("/>")
  }

  private func writeLabels(to xml: inout XMLWriter) {
    for edge in [Edge.leading, .trailing] {
      let own = labels.filter { $0.corner.horizontalEdge == edge }
        .sorted { ($0.target.y, $0.level) < ($1.target.y, $1.level) }
      let heights = heights(of: own)
      let isLeading = edge == .leading
      let side = isLeading ? view.region.x : view.region.maxX
      let gap = scale.points(isLeading ? -16 : 16)
      for (label, middle) in zip(own, heights) {
        xml.write("<path class=\"lead\"")
        var lead = SVGPath(from: Point(side + gap * 0.85, middle))
        lead.line(to: Point(side + gap * 0.4, middle))
        lead.line(to: label.target)
        xml.writeAttribute("d", lead.data)
        xml.write("/>")
        writeText(
          label.text, at: Point(side + gap, middle + scale.points(Self.textSize * 0.34)),
          classes: label.fault.map { "number \($0.word)" } ?? "number",
          anchor: isLeading ? "end" : nil, to: &xml)
      }
    }
  }

  /// The middles of the lines of some labels: as near to what they speak of as the others allow.
  private func heights(of labels: [SVGLabel]) -> [Double] {
    let line = scale.points(Self.lineHeight)
    var heights: [Double] = []
    for label in labels {
      heights.append(max(label.target.y, heights.last.map { $0 + line } ?? view.region.y))
    }
    // What hangs over the end moves up, and pushes what is in its way.
    var lowest = max(view.region.maxY, view.region.y + line * Double(labels.count - 1))
    for index in heights.indices.reversed() {
      heights[index] = min(heights[index], lowest)
      lowest = heights[index] - line
    }
    return heights
  }

  private func writeText(
    _ text: String, at place: Point, classes: String, anchor: String?, to xml: inout XMLWriter
  ) {
    xml.write("<text")
    xml.writeAttribute("class", classes)
    xml.writeAttribute("x", SVGNumber.text(place.x))
    xml.writeAttribute("y", SVGNumber.text(place.y))
    if let anchor { xml.writeAttribute("text-anchor", anchor) }
    xml.write(">")
    xml.writeText(text)
    xml.write("</text>")
  }
}

extension Outline {
  /// The class of its level: two colours tell neighbours apart.
  var parity: String { level.isMultiple(of: 2) ? "even" : "odd" }

  /// The classes of its line.
  var classes: String {
    switch kind {
    case .shape: parity
    case .layout: parity + " layout"
    case .implied: parity + " implied"
    case .display: parity + " display"
    }
  }
}
