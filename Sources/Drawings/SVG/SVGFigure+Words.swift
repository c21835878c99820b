import CornerTokens
import Diagnostics

extension SVGFigure {
  /// Writes the caption, the labels beside the figure, and what is at fault below it.
  func writeWords(to xml: inout XMLWriter) {
    let caption = caption
    let left = box.x + scale.points(Self.margin)
    if !caption.isEmpty {
      xml.writeText(
        caption, at: Point(left, box.y + scale.points(Self.lineHeight * 1.1)), "caption")
    }
    for edge in [Edge.leading, .trailing] { writeLabels(at: edge, to: &xml) }
    let lines = faultLines
    for (index, line) in lines.enumerated() {
      let up = Self.lineHeight * (Double(lines.count - index - 1) + 0.5)
      xml.writeText(
        line.words, at: Point(left, box.maxY - scale.points(up)), line.severity?.word ?? "note")
    }
  }

  private func writeLabels(at edge: Edge, to xml: inout XMLWriter) {
    let own = labels.filter { $0.corner.horizontalEdge == edge }
      .sorted { (height(of: $0), $0.level) < (height(of: $1), $1.level) }
    let isLeading = edge == .leading
    let side = isLeading ? view.region.x : view.region.maxX
    let gap = scale.points(isLeading ? -16 : 16)
    for (label, middle) in zip(own, heights(of: own)) {
      if let target = label.target {
        var lead = SVGPath(from: Point(side + gap * 0.85, middle))
        lead.line(to: Point(side + gap * 0.4, middle))
        lead.line(to: target)
        xml.write("<path class=\"lead\"")
        xml.writeAttribute("d", lead.data)
        xml.write("/>")
      }
      xml.writeText(
        label.text, at: Point(side + gap, middle + scale.points(Self.textSize * 0.34)),
        label.fault?.word ?? "number", anchor: isLeading ? "end" : nil)
    }
  }

  /// The height of what a label speaks of; the end of the figure where that is nothing.
  private func height(of label: SVGLabel) -> Double { label.target?.y ?? view.region.maxY }

  /// The middles of the lines of some labels: as near to what they speak of as the others allow.
  private func heights(of labels: [SVGLabel]) -> [Double] {
    let line = scale.points(Self.lineHeight)
    var heights: [Double] = []
    for label in labels {
      heights.append(max(height(of: label), heights.last.map { $0 + line } ?? view.region.y))
    }
    // What hangs over the end moves up, and pushes what is in its way.
    var lowest = max(view.region.maxY, view.region.y + line * Double(labels.count - 1))
    for index in heights.indices.reversed() {
      heights[index] = min(heights[index], lowest)
      lowest = heights[index] - line
    }
    return heights
  }
}

extension XMLWriter {
  /// Appends a text element.
  ///
  /// - Parameters:
  ///   - place: where its line starts, or ends or has its middle as the anchor says.
  ///   - anchor: `middle` or `end`; nil for the start.
  ///   - decimals: the decimals of the place.
  mutating func writeText(
    _ text: String, at place: Point, _ classes: String, anchor: String? = nil, decimals: Int = 3
  ) {
    write("<text")
    writeAttribute("class", classes)
    writeAttribute("x", SVGNumber.text(place.x, decimals: decimals))
    writeAttribute("y", SVGNumber.text(place.y, decimals: decimals))
    if let anchor { writeAttribute("text-anchor", anchor) }
    write(">")
    writeText(text)
    write("</text>")
  }
}
