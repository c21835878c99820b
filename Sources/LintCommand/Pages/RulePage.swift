import Diagnostics
import Expressions
import Reports
import RuleEngine

/// All that there is to say about one rule.
enum RulePage {
  /// Writes the page.
  ///
  /// - Parameter pictures: what draws the nestings of the examples.
  static func text(
    _ rule: RuleDescription, _ pictures: ExamplePictures, _ page: PageStyle
  ) -> String {
    let id = page.strong(TerminalText.printable(rule.id))
    let severity = page.severity(rule.severity, rule.severity.word)
    var text = "\(id) (\(severity))\n\(TerminalText.printable(rule.title))\n"
    text += section("Why it matters", rule.why, page)
    text += section("What to do", rule.how, page)
    text += section("Files it looks at", rule.files.words, page)
    if !rule.options.isEmpty {
      let lines = rule.options.map { "\($0.name): \(word(for: $0.value))" }
      text += section("Options, with what they are unless set", lines.joined(separator: "\n"), page)
    }
    if !rule.silences.isEmpty {
      text += section(
        "Where it reports, these do not", rule.silences.joined(separator: "\n"), page)
    }
    var path = ""
    for example in rule.badExamples {
      let isOwn = example.rule.isEmpty || example.rule == rule.id
      text += heading(isOwn ? "Reported" : "Reported by \(example.rule)", page)
      text += listing(example.file, mark: (example.line, example.marks), rule.severity, page)
      let picture = pictures.reported(example, of: rule)
      text += indented(picture.text)
      if path.isEmpty { path = picture.path }
    }
    for example in rule.goodExamples {
      text += heading("Not reported", page)
      text += listing(example.file, mark: nil, rule.severity, page)
      text += indented(pictures.unreported(example, of: rule, like: path))
    }
    return text
  }

  /// A picture below a listing, after an empty line.
  private static func indented(_ picture: String) -> String {
    let rows = lines(of: picture)
    if rows.isEmpty { return "" }
    return "\n" + rows.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private static func heading(_ title: String, _ page: PageStyle) -> String {
    "\n\(page.strong(TerminalText.printable(title)))\n"
  }

  private static func section(_ title: String, _ words: String, _ page: PageStyle) -> String {
    let rows = lines(of: words)
    if rows.isEmpty { return "" }
    return heading(title, page)
      + rows.map { $0.isEmpty ? "\n" : "  \(TerminalText.printable($0))\n" }.joined()
  }

  /// A token file with line numbers, and carets under the marked text.
  private static func listing(
    _ file: String, mark: (line: Int, words: String)?, _ severity: Severity, _ page: PageStyle
  ) -> String {
    let rows = lines(of: file)
    let width = String(rows.count).utf8.count
    var text = ""
    for (index, line) in rows.enumerated() {
      let number = String(index + 1)
      let room = String(repeating: " ", count: width - number.utf8.count)
      let shown = TerminalText.printable(line)
      text += "  \(room)\(page.faint(number + " |"))\(shown.isEmpty ? "" : " ")\(shown)\n"
      if let mark, mark.line == index + 1, let column = column(of: mark.words, in: line) {
        let room = String(repeating: " ", count: column + 1)
        let first = lines(of: mark.words).first ?? mark.words
        let carets = String(repeating: "^", count: max(1, TerminalText.columns(of: first)))
        text += "  " + String(repeating: " ", count: width + 1) + page.faint("|")
        text += room + page.severity(severity, carets) + "\n"
      }
    }
    return text
  }

  /// The column from 0 at which some words, or the first line of them, stand.
  private static func column(of words: String, in line: String) -> Int? {
    let wanted = Array((lines(of: words).first ?? words).utf8)
    let bytes = Array(line.utf8)
    guard wanted.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
      return TerminalText.columns(of: String(decoding: bytes[..<start], as: UTF8.self))
    }
    return nil
  }

  /// The lines without those that are empty at the end.
  private static func lines(of text: String) -> [String] {
    var rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private static func word(for value: Value) -> String {
    switch value {
    case .null, .opaque, .map: ""
    case .bool(let isSo): isSo ? "true" : "false"
    case .int(let number): "\(number)"
    case .double(let number): LengthText.short(number)
    case .string(let text): text
    case .list(let elements): elements.map(word).joined(separator: ", ")
    }
  }
}

extension RuledFiles {
  /// The files, for the page of a rule; empty for nesting specs alone, which most rules look at.
  fileprivate var words: String {
    switch self {
    case .specs: ""
    case .tokens: "token files of other formats"
    case .all: "nesting specs, and token files of other formats as they are"
    }
  }
}
