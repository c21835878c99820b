/// How a report for people is to look; formats for machines take no notice.
package struct ReportStyle: Hashable, Sendable {
  /// Whether colours are used.
  package var isColoured: Bool
  /// Whether the summary is left out.
  package var isQuiet: Bool
  /// How many columns a line of the source may take, at least 20; longer ones are clipped.
  package var width: Int

  /// Makes a style; what is left out is plain.
  package init(isColoured: Bool = false, isQuiet: Bool = false, width: Int = 100) {
    self.isColoured = isColoured
    self.isQuiet = isQuiet
    self.width = Swift.max(20, width)
  }
}
