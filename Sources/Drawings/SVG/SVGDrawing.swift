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

  /// The pixels that the longer side of a figure takes at most, beside what is written around it.
  private static let documentPixels = 560.0
  private static let elementPixels = 260.0
  private static let cornerPixels = 320.0
  private static let elementCornerPixels = 150.0

  /// A whole SVG document with figures one below the other, all in one scale.
  ///
  /// - Parameter corner: the corner to zoom into; nil to show all of each figure.
  package static func document(_ figures: [Figure], corner: Corner? = nil) -> [UInt8] {
    let views = figures.filter { !$0.outlines.isEmpty }.map { SVGView($0, corner: corner) }
    let longest = views.map { max($0.region.width, $0.region.height) }.max() ?? 1
    let scale = DrawingScale.fitting(longest, into: corner == nil ? documentPixels : cornerPixels)
    let drawn = views.map { SVGFigure($0, scale: scale, isDescribed: true) }
    let gap = scale.points(12)
    let width = drawn.map(\.box.width).max() ?? 1
    let height = drawn.reduce(-gap) { $0 + $1.box.height + gap }
    var origin = drawn.first.map { Point($0.box.x, $0.box.y) } ?? Point(0, 0)
    let sheet = Frame(x: origin.x, y: origin.y, width: width, height: max(height, 1))

    var xml = XMLWriter()
    open(sheet, scale, isDocument: true, to: &xml)
    xml.write("<title>")
    xml.writeText(title(of: figures, corner: corner))
    xml.write("</title>\n<desc>")
    xml.writeText(
      "One unit is one point. Dots are the centres of the curves: joined by a line where curves "
        + "that lie in one another have different ones, ringed where they share one.")
    xml.write("</desc>\n<style>")
    xml.writeMarkup(SVGStyle.sheet)
    xml.write("</style>\n<defs>")
    xml.writeMarkup(SVGStyle.patterns(scale))
    xml.write("</defs>\n<rect class=\"paper\"")
    write(sheet, to: &xml)
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
    xml.write("</svg>\n")
    return xml.output.bytes
  }

  /// An `<svg>` element for a page that has `style` and `definitions`.
  ///
  /// - Parameters:
  ///   - label: what it shows, in a few words, for those who do not see it.
  ///   - corner: the corner to zoom into, without names, so that equal corners look alike; nil to show
  ///     all of the figure.
  ///   - other: a figure that it is to be compared with, for which the scale holds, too.
  package static func element(
    _ figure: Figure, label: String, corner: Corner? = nil, beside other: Figure? = nil
  ) -> [UInt8] {
    let view = SVGView(figure, corner: corner)
    let regions =
      [view.region] + [other.map { SVGView($0, corner: corner).region }].compactMap(\.self)
    let longest = regions.map { max($0.width, $0.height) }.max() ?? 1
    let scale = DrawingScale.fitting(
      longest, into: corner == nil ? elementPixels : elementCornerPixels)
    var xml = XMLWriter(isDocument: false)
    if let corner {
      let drawn = SVGCorner(view, corner, scale)
      open(drawn.box, scale, isDocument: false, to: &xml, label: label)
      drawn.write(to: &xml)
    } else {
      let drawn = SVGFigure(view, scale: scale, isDescribed: false)
      open(drawn.box, scale, isDocument: false, to: &xml, label: label)
      drawn.write(to: &xml, clip: nil)
    }
    xml.write("</svg>")
    return xml.output.bytes
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

  private static func write(_ frame: Frame, to xml: inout XMLWriter) {
    xml.writeAttribute("x", SVGNumber.text(frame.x))
    xml.writeAttribute("y", SVGNumber.text(frame.y))
    xml.writeAttribute("width", SVGNumber.text(frame.width))
    xml.writeAttribute("height", SVGNumber.text(frame.height))
  }

  private static func title(of figures: [Figure], corner: Corner?) -> String {
    let names = figures.prefix(8).map { TerminalText.printable(TerminalText.clipped($0.caption)) }
    let rest = figures.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return corner.map { "Corner \($0.word) of \(list)" } ?? "Corners of \(list)"
  }
}
