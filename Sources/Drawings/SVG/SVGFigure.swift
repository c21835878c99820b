import CornerTokens
import Diagnostics

/// Writes what a picture shows of one figure.
struct SVGFigure {
  let view: FigureView
  let scale: DrawingScale
  let labels: [SVGLabel]
  /// Whether there is a caption and a list of what is at fault, and each line says what it stands for,
  /// for programs.
  let isDescribed: Bool
  /// The part of the plane that it takes with all that is written beside it, in points.
  var box: Frame

  /// Pixels of small text, of a line of it, and of the space around the figure.
  static let textSize = 11.0
  static let lineHeight = 14.0
  static let margin = 10.0
  /// The most columns of a caption.
  private static let longestCaption = 80
  /// The most lines about faults.
  private static let mostFaults = 12

  /// Lays out a view.
  init(_ view: FigureView, scale: DrawingScale, isDescribed: Bool) {
    self.view = view
    self.scale = scale
    self.isDescribed = isDescribed
    labels = SVGLabel.labels(of: view, longestName: isDescribed ? 32 : 20)
    box = view.surroundings(margin: scale.points(Self.margin))
    box = withWords(around: box)
  }

  /// What stands above the figure; empty for none.
  var caption: String {
    guard isDescribed else { return "" }
    let name = TerminalText.clipped(
      TerminalText.printable(view.figure.caption), columns: Self.longestCaption)
    return view.corner.map { "\(name), \($0.word)" } ?? name
  }

  /// What stands below the figure: a line for each fault.
  var faultLines: [(words: String, severity: Severity?)] {
    let faults =
      isDescribed ? view.figure.faults.filter { $0.isShown(view.shown, at: view.corners) } : []
    var lines = faults.prefix(Self.mostFaults).map {
      fault -> (words: String, severity: Severity?) in
      let name = TerminalText.clipped(fault.name, columns: 32)
      let rule = fault.rule.isEmpty ? "" : " [\(TerminalText.clipped(fault.rule, columns: 48))]"
      return ("\(fault.severity.word)\(rule): \(name)", fault.severity)
    }
    if faults.count > lines.count { lines.append(("and \(faults.count - lines.count) more", nil)) }
    return lines
  }

  /// The box with room for captions, labels and faults.
  private func withWords(around box: Frame) -> Frame {
    var box = box
    let leading = labels.filter { $0.corner.horizontalEdge == .leading }
    let trailing = labels.filter { $0.corner.horizontalEdge == .trailing }
    let left = width(of: leading)
    box.x -= left
    box.width += left + width(of: trailing)
    let lines = Double(max(leading.count, trailing.count) + 1)
    box.height = max(box.height, scale.points(Self.lineHeight * lines))
    let caption = caption
    if !caption.isEmpty {
      let line = scale.points(Self.lineHeight * 1.4)
      box.y -= line
      box.height += line
    }
    box.height += scale.points(Self.lineHeight * Double(faultLines.count))
    let words = [Self.width(of: caption) * 1.1] + faultLines.map { Self.width(of: $0.words) }
    let widest = words.max() ?? 0
    if widest > 0 { box.width = max(box.width, scale.points(widest + 2 * Self.margin)) }
    return box
  }

  /// The width of the longest label and its line, in points; 0 where there are none.
  private func width(of labels: [SVGLabel]) -> Double {
    let longest = labels.map { Self.width(of: $0.text) }.max() ?? 0
    return longest == 0 ? 0 : scale.points(longest + 18)
  }

  /// The pixels that a text may take; fonts differ, so this is on the safe side.
  private static func width(of text: String) -> Double {
    Double(TerminalText.columns(of: text)) * textSize * 0.58
  }

  /// Writes all of it, the outlines first and the words last.
  ///
  /// - Parameter clip: the name of a path that cuts the outlines to the part that is shown; nil where
  ///   the edge of the picture does.
  func write(to xml: inout XMLWriter, clip: String?) {
    if let clip {
      let shown = view.surroundings(margin: scale.points(2))
      xml.write("<clipPath")
      xml.writeAttribute("id", clip)
      xml.write("><rect")
      xml.write(shown)
      xml.write("/></clipPath><g")
      xml.writeAttribute("clip-path", "url(#\(clip))")
      xml.write(">")
    }
    writeOutlines(to: &xml)
    writeFaults(to: &xml)
    if clip != nil { xml.write("</g>") }
    for place in view.shown { writeCentres(view.figure.outlines[place], to: &xml) }
    SVGMeasures(view, scale).write(to: &xml)
    writeWords(to: &xml)
  }
}

extension XMLWriter {
  /// Appends place and size of a frame as attributes.
  mutating func write(_ frame: Frame) {
    writeAttribute("x", SVGNumber.text(frame.x))
    writeAttribute("y", SVGNumber.text(frame.y))
    writeAttribute("width", SVGNumber.text(frame.width))
    writeAttribute("height", SVGNumber.text(frame.height))
  }
}
