import Diagnostics

extension Reporter {
  /// The report for a browser: one page that needs nothing else, neither a server nor the network.
  ///
  /// The page has no dates and no random names: the same run writes the same bytes. Source lines
  /// are cut to `HTMLPage.width` columns wherever the report goes.
  package static let html = Reporter(name: "html", showsPictures: true) { report, _ in
    HTMLPage(of: report).bytes
  }
}
