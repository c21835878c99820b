import Diagnostics
import Reports

/// Texts and violations to report on, with places given by the words that stand there.
enum Samples {
  /// The example of the design: a card that is too tight around its photo.
  static let card = FileResult(
    source: SourceText(path: "tokens/card.yaml", text: cardText),
    violations: [
      Violation(
        rule: "container-radius-too-small", severity: .error,
        message:
          "container radius 24 is smaller than content radius 16 + inset 12 = 28",
        help: "raise the radius of card to 28", component: "card/photo",
        range: range(of: "24", in: cardText), note: "radius of card",
        labels: [
          Label(range: range(of: "12", in: cardText), message: "padding"),
          Label(
            range: range(of: "inner", occurrence: 2, in: cardText), message: "content radius 16"),
        ],
        fix: Fix(
          safety: .unsafe,
          edits: [Fix.Edit(range: range(of: "24", in: cardText), text: "28")])),
      Violation(
        rule: "missing-minimum", severity: .warning,
        message: "the concentric corners of badge have no minimum", component: "card/badge",
        range: range(of: "concentric", in: cardText), placements: 3),
      Violation(
        rule: "unused-corner", severity: .info, message: "nothing refers to map",
        component: "corners/map", range: range(of: "map", in: cardText), placements: 2),
    ],
    summary: summary(files: 3, components: 14, nestings: 22, skipped: ["capsule without height": 2])
  )

  private static let cardText = """
    corners:
      inner: 16
      map: 28

    components:
      # the card around a photo
      card:
        shape: 24
        padding: 12
        containerShape: shape
        content:
          photo: { shape: inner }
          badge: { shape: concentric }

    """

  /// The bytes of the occurrence of some words, counted from 1; empty at the start when there is none.
  static func range(of words: String, occurrence: Int = 1, in text: String) -> ByteRange {
    let bytes = Array(text.utf8)
    let wanted = Array(words.utf8)
    var left = occurrence
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      left -= 1
      if left == 0 { return ByteRange(start, start + wanted.count) }
    }
    return ByteRange(0, 0)
  }

  /// A summary with the given figures.
  static func summary(
    files: Int, components: Int = 0, nestings: Int = 0, skipped: [String: Int] = [:]
  ) -> LintSummary {
    var summary = LintSummary()
    summary.files = files
    summary.components = components
    summary.nestings = nestings
    summary.skipped = skipped
    return summary
  }

  /// One file with one violation at some words.
  static func file(
    _ text: String, marks words: String, note: String = "", labels: [(String, String)] = [],
    path: String = "a.yaml", message: String = "no"
  ) -> FileResult {
    FileResult(
      source: SourceText(path: path, text: text),
      violations: [
        Violation(
          rule: "some-rule", severity: .error, message: message,
          range: range(of: words, in: text), note: note,
          labels: labels.map { Label(range: range(of: $0.0, in: text), message: $0.1) })
      ],
      summary: summary(files: 1))
  }

  /// The text report, quiet, as lines.
  static func lines(_ file: FileResult, width: Int = 100) -> [String] {
    let style = ReportStyle(isQuiet: true, width: width)
    let bytes = Reporter.text.render(RunReport(files: [file]), style)
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
