import Diagnostics

/// One violation as an article of the page.
struct HTMLViolation {
  let violation: Violation
  /// Its number among all that are shown, from 0.
  let number: Int
  /// The number of its file among those with violations.
  let fileIndex: Int
  /// The path of its file from the repository.
  let path: String
  /// The number of its rule.
  let ruleIndex: Int
  /// Whether the page says more of the rule.
  let isRuleDescribed: Bool
  /// What there is to see of it.
  let pictures: PictureAlbum.Entry?

  /// Writes the article.
  func write(
    of file: ShownFile, _ others: inout OtherFiles, _ album: PictureAlbum, _ report: RunReport,
    to html: inout HTMLWriter
  ) {
    html.write("<article id=v")
    html.write(number + 1)
    html.write(" class=")
    html.write(violation.severity.className)
    html.write(" data-r=")
    html.write(ruleIndex)
    html.write(" data-f=")
    html.write(fileIndex)
    html.write(">\n<h3><b>")
    html.writePlain(violation.severity.word)
    html.write("</b> ")
    writeSentence(violation.clippedMessage, to: &html)
    html.write("</h3>\n")
    writeReferences(file.start(of: violation), to: &html)
    if !violation.help.isEmpty {
      html.write("<p><b>Help:</b> ")
      writeSentence(violation.help, to: &html)
      html.write("\n")
    }
    if let remark = violation.placementsRemark {
      html.write("<p>")
      html.writePlain(SummaryLines.sentence(remark))
      html.write("\n")
    }
    for (part, snippet) in violation.snippets(file.positions, &others, width: HTMLPage.width)
      .enumerated()
    {
      HTMLSnippet(snippet: snippet).write(
        label: "Source \(number + 1)" + (part > 0 ? "-\(part + 1)" : ""),
        path: part > 0
          ? ReportPath.textFromRoot(snippet.positions.source.pathBytes, in: report.folders) : nil,
        to: &html)
    }
    let fix = violation.fix.flatMap { report.triedFixes.contains($0.safety) ? nil : $0 }
    if let fix { HTMLFix(fix: fix, positions: file.positions).write(to: &html) }
    // A change that was tried and made matters worse is no way out.
    let showsAfter = fix != nil || violation.fix == nil
    if let pictures {
      HTMLPictures(
        entry: pictures, album: album, showsAfter: showsAfter, isDeferred: album.detail == .corner
      ).write(to: &html)
    }
    html.write("</article>\n")
  }

  /// Names with backticks of their own are shown with all of them.
  private func writeSentence(_ text: String, to html: inout HTMLWriter) {
    html.writeSentence(text, keepsBackticks: violation.component.utf8.contains(UInt8(ascii: "`")))
  }

  /// The rule, the place, the component, and the link to the article itself.
  private func writeReferences(_ start: SourcePosition, to html: inout HTMLWriter) {
    html.write("<p class=m>")
    HTMLRules.writeName(of: violation.rule, ruleIndex, isRuleDescribed, to: &html)
    html.write(" <span><bdi>")
    html.writeText(path)
    html.write("</bdi>:")
    html.write(start.line)
    html.write(":")
    html.write(start.column)
    html.write("</span> ")
    if !violation.component.isEmpty {
      html.write("<code>")
      html.writeText(TerminalText.clipped(violation.component))
      html.write("</code> ")
    }
    html.write("<a href=#v")
    html.write(number + 1)
    html.write(">#")
    html.write(number + 1)
    html.write("</a>\n")
  }
}
