import Diagnostics

/// The part of the page that says what was looked at and how much was found.
struct HTMLSummary {
  let report: RunReport
  let index: HTMLIndex
  let album: PictureAlbum

  /// Lists of more files than this are folded.
  private static var mostOpenFiles: Int { 20 }

  /// Writes the section.
  func write(to html: inout HTMLWriter) {
    html.write("<section aria-labelledby=summary>\n<h2 id=summary>Summary</h2>\n")
    for sentence in sentences {
      html.write("<p>")
      html.writeText(sentence)
      html.write("\n")
    }
    writeSeverities(to: &html)
    if index.count > 0 {
      html.write("<div class=tables>\n")
      writeRules(to: &html)
      writeFiles(to: &html)
      html.write("</div>\n")
    }
    writePictures(to: &html)
    html.write("</section>\n")
  }

  private var sentences: [String] {
    let lines = SummaryLines(of: report)
    var sentences = [SummaryLines.sentence(lines.checked)]
    if !lines.found.isEmpty { sentences.append(SummaryLines.sentence(lines.found)) }
    let shown = Severity.allCases.reduce(0) { $0 + report.shownCount($1) }
    if shown > index.count {
      sentences.append(
        "So that the page can be opened, it lists \(index.count) of \(shown) violations, the "
          + "heaviest first; the tables speak of these. `--format json` has all.")
    }
    if report.hiddenCount > 0 {
      let verb = report.hiddenCount == 1 ? "is" : "are"
      sentences.append(
        "\(Counted.text(report.hiddenCount, "violation")) below \(report.minimumSeverity.word) "
          + "\(verb) not shown.")
    }
    return sentences
  }

  private func writeSeverities(to html: inout HTMLWriter) {
    guard index.count > 0 else { return }
    html.write("<ul class=counts>\n")
    for severity in Severity.allCases.reversed() where report.shownCount(severity) > 0 {
      html.write("<li class=")
      html.write(severity.className)
      html.write("><b>")
      html.writePlain(Counted.text(report.shownCount(severity), severity.word))
      html.write("</b>\n")
    }
    html.write("</ul>\n")
  }

  private func writeRules(to html: inout HTMLWriter) {
    html.write("<table>\n<caption>By rule</caption>\n")
    html.write("<tr><th scope=col class=n>Count<th scope=col>Rule<th scope=col>Severity\n")
    for (number, rule) in index.rules.enumerated() {
      html.write("<tr><td class=n>")
      writeFilter(
        "rule=" + index.key(of: rule),
        title: "Show \(Counted.text(rule.count, "violation")) of \(rule.rule)", to: &html)
      html.write(rule.count)
      html.write("</a><td>")
      HTMLRules.writeName(of: rule.rule, number, index.isDescribed(number), to: &html)
      html.write("<td>")
      html.writePlain(rule.words)
      html.write("\n")
    }
    html.write("</table>\n")
  }

  private func writeFiles(to html: inout HTMLWriter) {
    let isFolded = index.files.count > Self.mostOpenFiles
    if isFolded {
      html.write("<details><summary>By file (")
      html.writePlain(Counted.text(index.files.count, "file"))
      html.write(")</summary>\n")
    }
    html.write("<table>\n<caption>By file</caption>\n<tr>")
    let severities = Severity.allCases.reversed().filter { report.shownCount($0) > 0 }
    for severity in severities {
      html.write("<th scope=col class=n>")
      html.writePlain(SummaryLines.capitalised(severity.word + "s"))
    }
    html.write("<th scope=col>File\n")
    for file in index.files {
      html.write("<tr>")
      for severity in severities {
        html.write("<td class=n>")
        html.write(file.counts[Int(severity.rawValue)])
      }
      html.write("<td>")
      writeFilter(
        "file=" + file.key, title: "Show \(Counted.text(file.count, "violation")) of this file",
        to: &html)
      html.write("<bdi>")
      html.writeText(file.path)
      html.write("</bdi></a>\n")
    }
    html.write("</table>\n")
    if isFolded { html.write("</details>\n") }
  }

  /// Starts a link that filters the violations; it is none until the page's script can run.
  private func writeFilter(_ filter: String, title: String, to html: inout HTMLWriter) {
    html.write("<a")
    html.writeAttribute("data-filter", filter)
    html.writeAttribute("title", title)
    html.write(">")
  }

  /// What pictures leave out, and how to see it.
  private func writePictures(to html: inout HTMLWriter) {
    if album.isCut {
      let drawn = album.entries.count { $0 != nil }
      html.write("<p class=budget>So that the page stays small, it has ")
      html.writePlain(
        drawn == 0 ? "no pictures: " : "pictures of \(Counted.text(drawn, "violation")) alone: ")
      html.write("<code>cornerlint render FILE --component NAME</code> draws any other.\n")
    } else if album.detail == .corner, album.entries.contains(where: { $0 != nil }) {
      html.write("<p>With so many violations each picture shows one corner: ")
      html.write("<code>cornerlint render FILE --component NAME</code> draws the whole.\n")
    }
  }
}

extension Severity {
  /// The class of what has this severity.
  var className: StaticString {
    switch self {
    case .error: "e"
    case .warning: "w"
    case .info: "i"
    }
  }
}
