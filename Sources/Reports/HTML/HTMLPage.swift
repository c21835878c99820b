import Diagnostics

/// The whole page of an HTML report.
struct HTMLPage {
  /// The columns that a line of source text may take.
  static let width = 100
  /// The most problems that are listed.
  private static var mostProblems: Int { 1_000 }

  /// The most violations that are listed: browsers take long to open a page with more.
  private static var mostViolations: Int { 10_000 }
  /// What the page may take, in bytes, as long as it is not more without pictures.
  private static var mostBytes: Int { 7_800_000 }
  /// What pictures may take in any case.
  private static var leastPictureBytes: Int { 1_000_000 }

  /// The run, with the violations that are listed.
  private let report: RunReport
  /// The whole run.
  private let whole: RunReport
  private let index: HTMLIndex
  private var album = PictureAlbum.empty

  /// Collects what the page is made of.
  ///
  /// - Parameters:
  ///   - mostViolations: how many are listed, the heaviest first; nil for what a browser can open.
  ///   - mostPictureBytes: what all pictures may take together; nil for what the page has room for.
  init(of report: RunReport, mostViolations: Int? = nil, mostPictureBytes: Int? = nil) {
    whole = report
    self.report = report.listing(most: mostViolations ?? Self.mostViolations)
    index = HTMLIndex(of: self.report)
    // How much room there is only shows when all else is written; few violations have enough.
    let mostBytes =
      mostPictureBytes
      ?? (index.count > PictureAlbum.mostWhole
        ? max(Self.leastPictureBytes, Self.mostBytes - bytes.count) : Self.mostBytes)
    album = PictureAlbum(of: self.report, mostBytes: mostBytes)
  }

  /// The page; linear in the texts that are shown.
  var bytes: [UInt8] {
    var html = HTMLWriter()
    writeHead(to: &html)
    if !album.drawings.isEmpty { html.write(markup: report.pictures.definitions()) }
    if index.count > 0 { html.write("<a class=skip href=#violations>Skip to the violations</a>\n") }
    html.write("<header>\n<h1>")
    html.writePlain(title)
    html.write("</h1>\n</header>\n<main>\n")
    writeProblems(to: &html)
    HTMLSummary(report: whole, index: index, album: album).write(to: &html)
    if index.count > 0 {
      writeViolations(to: &html)
      HTMLRules(index: index).write(to: &html)
    }
    html.write("</main>\n<footer>")
    html.writePlain("\(ToolName.name) \(ToolName.version)")
    html.write("</footer>\n")
    writeSharedDrawings(to: &html)
    html.write("</body>\n</html>\n")
    return html.output.bytes
  }

  private var title: String {
    report.problems.isEmpty
      ? "\(ToolName.name): \(SummaryLines.result(of: whole))"
      : "\(ToolName.name) could not do all of its work"
  }

  /// The policy lets the page's own script through by its hash, and no other.
  ///
  /// Whatever would get into the page beside it could neither run nor load anything. Styles may
  /// stand anywhere, since drawings have some of their own, and they load nothing.
  private func writeHead(to html: inout HTMLWriter) {
    html.write("<!DOCTYPE html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n")
    html.write("<meta http-equiv=Content-Security-Policy")
    html.writeAttribute(
      "content",
      "default-src 'none'; style-src 'unsafe-inline'; "
        + "script-src '\(SHA256(PackageResources.report_js).policySource)'; "
        + "base-uri 'none'; form-action 'none'")
    html.write(">\n<meta name=viewport content=\"width=device-width, initial-scale=1\">\n")
    html.write("<meta name=color-scheme content=\"light dark\">\n<title>")
    html.writePlain(title)
    html.write("</title>\n<style>")
    html.write(markup: PackageResources.report_css)
    if !album.drawings.isEmpty { html.write(markup: report.pictures.style().utf8) }
    html.write("</style>\n</head>\n<body>\n")
  }

  private func writeProblems(to html: inout HTMLWriter) {
    guard !report.problems.isEmpty else { return }
    html.write("<section class=problems aria-labelledby=problems>\n")
    html.write("<h2 id=problems>What kept it from its work</h2>\n<ul>\n")
    for problem in report.problems.prefix(Self.mostProblems) {
      html.write("<li>")
      html.writeSentence(TerminalText.clipped(problem), keepsBackticks: true)
      html.write("\n")
    }
    if report.problems.count > Self.mostProblems {
      html.write("<li>and ")
      html.write(report.problems.count - Self.mostProblems)
      html.write(" more\n")
    }
    html.write("</ul>\n</section>\n")
  }

  private func writeViolations(to html: inout HTMLWriter) {
    html.write("<section aria-labelledby=violations")
    // Few violations are laid out at once, so that a page has its height from the start.
    if index.isLong { html.write(" class=many") }
    html.write(">\n<h2 id=violations tabindex=-1>Violations</h2>\n")
    HTMLFilters(report: report, index: index).write(to: &html)
    html.write("<script>")
    html.write(markup: PackageResources.report_js)
    html.write("</script>\n")
    var others = OtherFiles()
    var number = 0
    for (fileIndex, file) in report.shownFiles.enumerated() {
      let path = file.pathFromRoot(in: report.folders)
      for violation in file.violations {
        let ruleIndex = index.ruleIndex(of: violation.rule)
        let article = HTMLViolation(
          violation: violation.clipped, number: number, fileIndex: fileIndex, path: path,
          ruleIndex: ruleIndex, isRuleDescribed: index.isDescribed(ruleIndex),
          pictures: number < album.entries.count ? album.entries[number] : nil)
        article.write(of: file, &others, album, report, to: &html)
        number += 1
      }
    }
    html.write("</section>\n")
  }

  /// Drawings that stand in several places stand here, where nothing shows them.
  private func writeSharedDrawings(to html: inout HTMLWriter) {
    guard album.drawings.contains(where: { $0.uses > 1 }) else { return }
    html.write("<svg class=shared aria-hidden=true width=0 height=0><defs>\n")
    for (index, drawing) in album.drawings.enumerated() where drawing.uses > 1 {
      html.write("<g id=p")
      html.write(index)
      if !drawing.className.isEmpty {
        html.write(" class=")
        html.write(markup: drawing.className)
      }
      html.write(">")
      html.write(markup: drawing.elements)
      html.write("</g>\n")
    }
    html.write("</defs></svg>\n")
  }
}
