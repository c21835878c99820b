import Diagnostics

/// The part of the page that says why the rules matter and what to do.
struct HTMLRules {
  let index: HTMLIndex

  /// Writes the section; nothing when nothing is known of any rule.
  func write(to html: inout HTMLWriter) {
    guard index.descriptions.contains(where: { $0 != nil }) else { return }
    html.write("<section aria-labelledby=rules>\n<h2 id=rules>Rules</h2>\n")
    for (number, rule) in index.descriptions.enumerated() {
      guard let rule else { continue }
      html.write("<section class=rule id=r")
      html.write(number)
      html.write(" tabindex=-1>\n<h3><code>")
      html.writeText(rule.id)
      html.write("</code> ")
      html.writeText(rule.title)
      html.write("</h3>\n")
      writePart("Why it matters", rule.why, to: &html)
      writePart("What to do", rule.how, to: &html)
      html.write("<p class=scripted><a")
      html.writeAttribute("href", "#rule=\(index.key(of: index.rules[number]))")
      html.write(">Show ")
      html.writePlain(Counted.text(index.rules[number].count, "violation"))
      html.write(" of ")
      html.writeText(rule.id)
      html.write("</a>\n</section>\n")
    }
    html.write("</section>\n")
  }

  private func writePart(_ heading: StaticString, _ text: String, to html: inout HTMLWriter) {
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return }
    html.write("<h4>")
    html.write(heading)
    html.write("</h4>\n")
    html.writeParagraphs(text)
  }

  /// Writes the id of a rule, as a link to what is said of it where there is something.
  static func writeName(
    of rule: String, _ number: Int, _ isDescribed: Bool, to html: inout HTMLWriter
  ) {
    if isDescribed {
      html.write("<a href=#r")
      html.write(number)
      html.write(">")
    }
    html.write("<code>")
    html.writeText(rule)
    html.write("</code>")
    if isDescribed { html.write("</a>") }
  }
}
