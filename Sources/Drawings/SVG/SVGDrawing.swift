import CornerTokens
import Diagnostics

/// Figures as SVG, one unit a point.
package enum SVGDrawing {
  /// The style sheet of pictures within a page; a document of its own has it inside.
  package static var style: String { SVGStyle.sheet }

  /// What pictures within a page refer to: an `<svg>` element that shows nothing, once a page.
  package static var definitions: [UInt8] {
    var xml = XMLWriter(isDocument: false)
    xml.write(
      "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>")
    for scale in DrawingScale.all { xml.writeMarkup(SVGStyle.patterns(scale)) }
    xml.write("</defs></svg>")
    return xml.output.bytes
  }

  /// The pixels that the longer side of a figure takes, beside what is written around it.
  private static let documentPixels = 560.0
  private static let cornerPixels = 320.0
  private static let elementPixels = 280.0
  private static let elementCornerPixels = 150.0
  /// The most pixels that it takes for the sake of small corners in it.
  private static let mostPixels = 3000.0
  /// The fewest pixels of a point with which small corners show.
  private static let leastPixels = 1.5

  /// A whole SVG document with figures one below the other, all in one scale.
  ///
  /// - Parameter corner: the corner to zoom into; nil to show all of each figure.
  package static func document(_ figures: [Figure], corner: Corner? = nil) -> [UInt8] {
    let views = figures.filter { !$0.isEmpty }.map { FigureView($0, corner: corner) }
    let longest = views.map(\.longestSide).max() ?? 1
    let scale = scale(for: longest, into: corner == nil ? documentPixels : cornerPixels)
    let drawn = views.map { SVGFigure($0, scale: scale, isDescribed: true) }
    let gap = scale.points(12)
    let line = scale.points(SVGFigure.lineHeight)
    let keys = SVGLegend.lines(of: views)
    let width = drawn.map(\.box.width).max() ?? 1
    let height = drawn.reduce(0) { $0 + $1.box.height + gap } + line * Double(keys.count)
    var origin = drawn.first.map { Point($0.box.x, $0.box.y) } ?? Point(0, 0)
    let sheet = Frame(
      x: origin.x, y: origin.y,
      width: keys.isEmpty ? width : max(width, scale.points(SVGLegend.width)),
      height: max(height, 1))

    var xml = XMLWriter()
    open(sheet, scale, isDocument: true, to: &xml)
    xml.write("<title>")
    xml.writeText(title(of: figures, corner: corner))
    xml.write("</title>\n<desc>One unit is one point.</desc>\n<style>")
    xml.writeMarkup(SVGStyle.sheet)
    xml.write("</style>\n<defs>")
    xml.writeMarkup(SVGStyle.patterns(scale))
    xml.write("</defs>\n<rect class=\"paper\"")
    xml.write(sheet)
    xml.write("/>\n")
    for (index, figure) in drawn.enumerated() {
      xml.write("<g class=\"figure\"")
      let shift = Point(origin.x - figure.box.x, origin.y - figure.box.y)
      if shift != Point(0, 0) {
        xml.writeAttribute(
          "transform", "translate(\(SVGNumber.text(shift.x)) \(SVGNumber.text(shift.y)))")
      }
      xml.write(">")
      figure.write(to: &xml, clip: corner.map { _ in "corners-clip-\(index)" })
      xml.write("</g>\n")
      origin.y += figure.box.height + gap
    }
    for (index, key) in keys.enumerated() {
      let up = line * (Double(keys.count - index) - 0.2)
      xml.writeText(
        key, at: Point(sheet.x + scale.points(SVGFigure.margin), sheet.maxY - up), "note")
    }
    xml.write("</svg>\n")
    return xml.output.bytes
  }

  /// An `<svg>` element for a page that has `style` and `definitions`.
  ///
  /// - Parameters:
  ///   - label: what it shows, in a few words, for those who do not see it.
  ///   - corner: the corner to zoom into; nil to show all of the figure.
  ///   - isBrief: true to leave names out of a corner and to spare bytes, so that equal corners are
  ///     equal text.
  ///   - other: a figure that it is to be compared with, for which scale and size hold, too.
  package static func element(
    _ figure: Figure, label: String, corner: Corner? = nil, isBrief: Bool = false,
    beside other: Figure? = nil
  ) -> [UInt8] {
    let views = [figure, other].compactMap(\.self).map { FigureView($0, corner: corner) }
    let longest = views.map(\.longestSide).max() ?? 1
    let scale = scale(for: longest, into: corner == nil ? elementPixels : elementCornerPixels)
    var xml = XMLWriter(isDocument: false)
    if let corner, isBrief {
      let drawn = views.map { SVGCorner($0, corner, scale) }
      open(union(drawn.map(\.box)), scale, isDocument: false, to: &xml, label: label)
      drawn.first?.write(to: &xml)
    } else {
      let drawn = views.map { SVGFigure($0, scale: scale, isDescribed: false) }
      open(union(drawn.map(\.box)), scale, isDocument: false, to: &xml, label: label)
      drawn.first?.write(to: &xml, clip: nil)
    }
    xml.write("</svg>")
    return xml.output.bytes
  }

  /// The scale at which a length takes so many pixels, or more where small corners would not show.
  private static func scale(for longest: Double, into pixels: Double) -> DrawingScale {
    let fitting = DrawingScale.fitting(longest, into: pixels)
    guard fitting.pixels < leastPixels else { return fitting }
    return longest * leastPixels <= mostPixels
      ? DrawingScale.fitting(1, into: leastPixels) : DrawingScale.fitting(longest, into: mostPixels)
  }

  private static func union(_ boxes: [Frame]) -> Frame {
    boxes.dropFirst().reduce(boxes.first ?? Frame(x: 0, y: 0, width: 1, height: 1)) {
      $0.union($1)
    }
  }

  private static func open(
    _ box: Frame, _ scale: DrawingScale, isDocument: Bool, to xml: inout XMLWriter,
    label: String? = nil
  ) {
    xml.write("<svg")
    if isDocument { xml.write(" xmlns=\"http://www.w3.org/2000/svg\"") }
    xml.write(" class=\"corners\" role=\"img\"")
    if let label { xml.writeAttribute("aria-label", TerminalText.printable(label)) }
    let numbers = [box.x, box.y, box.width, box.height].map { SVGNumber.text($0, decimals: 2) }
    xml.writeAttribute("viewBox", numbers.joined(separator: " "))
    xml.writeAttribute("width", SVGNumber.text((box.width * scale.pixels).rounded(.up)))
    xml.writeAttribute("height", SVGNumber.text((box.height * scale.pixels).rounded(.up)))
    xml.writeAttribute("font-size", SVGNumber.text(scale.points(SVGFigure.textSize)))
    xml.write(">")
    if isDocument { xml.write("\n") }
  }

  private static func title(of figures: [Figure], corner: Corner?) -> String {
    let names = figures.prefix(8).map { TerminalText.printable(TerminalText.clipped($0.caption)) }
    let rest = figures.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return corner.map { "Corner \($0.word) of \(list)" } ?? "Corners of \(list)"
  }
}
