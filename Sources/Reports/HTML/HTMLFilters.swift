import Diagnostics

/// The form that filters the violations; it is hidden until the page's script can run.
struct HTMLFilters {
  let report: RunReport
  let index: HTMLIndex

  /// Writes the form.
  func write(to html: inout HTMLWriter) {
    html.write("<form id=filters aria-label=Filters autocomplete=off hidden>\n")
    html.write("<fieldset><legend>Severity</legend>\n")
    for severity in Severity.allCases.reversed() where report.shownCount(severity) > 0 {
      html.write("<label><input type=checkbox name=severity value=")
      html.writePlain(severity.word)
      html.write(" checked> ")
      html.writePlain("\(severity.word) (\(report.shownCount(severity)))")
      html.write("</label>\n")
    }
    html.write("</fieldset>\n<label>Rule <select name=rule><option value=\"\">all rules\n")
    for rule in index.rules {
      writeOption(index.key(of: rule), "\(rule.rule) (\(rule.count))", to: &html)
    }
    html.write("</select></label>\n<label>File <select name=file><option value=\"\">all files\n")
    for file in index.files { writeOption(file.key, "\(file.path) (\(file.count))", to: &html) }
    html.write("</select></label>\n<label>Text <input type=search name=text></label>\n")
    html.write("<button type=reset>Reset</button>\n<output name=shown></output>\n</form>\n")
  }

  private func writeOption(_ key: String, _ words: String, to html: inout HTMLWriter) {
    html.write("<option")
    html.writeAttribute("value", key)
    html.write(">")
    html.writePlain(words)
    html.write("\n")
  }
}
