import Diagnostics
import Reports

extension Samples {
  /// A file that a token file imports, with a blank and a letter beyond ASCII in its path.
  static let imported = SourceText(
    path: "tokens/größe 2.json",
    text: """
      {
        "größe": { "card": "24px" },
      \t"寸法": { "photo": 16 }
      }
      """)

  /// Another one, on one line longer than people read.
  static let importedLine = SourceText(
    path: "../theme.json",
    text: "{" + String(repeating: "\"gap\": 8, ", count: 40) + "\"inset\": 12}")

  /// A card whose values are imported: places in two other files, one of them past its end.
  static let imports: FileResult = {
    let text = "import: [größe 2.json]\ncomponents:\n  card: { shape: card, padding: inset }\n"
    let photo = Label(
      range: range(of: "16", in: imported.string), message: "content radius 16", source: imported)
    let card = Label(
      range: range(of: "\"24px\"", in: imported.string), message: "radius of card",
      source: imported)
    let inset = Label(
      range: range(of: "12", in: importedLine.string), message: "", source: importedLine)
    let end = Label(range: ByteRange(9_000, 9_009), message: "the end", source: imported)
    let padding = Label(range: range(of: "inset", in: text), message: "padding")
    let violations = [
      Violation(
        rule: "container-radius-too-small", severity: .error,
        message: "container radius 24 is smaller than content radius 16 + inset 12 = 28",
        help: "raise the radius of card to 28", component: "card/photo",
        range: range(of: "card", occurrence: 2, in: text),
        labels: [photo, padding, inset, card, end], placements: 2,
        modes: ["compact", "dark + compact", "brand B", "größer", "print"]),
      Violation(
        rule: "unused-corner", severity: .info, message: "nothing refers to inset",
        component: "corners/inset", range: range(of: "inset", in: text), modes: ["compact"]),
    ]
    return FileResult(
      source: SourceText(path: "tokens/card.yaml", text: text), violations: violations,
      summary: summary(files: 1, components: 2, nestings: 1))
  }()

  /// One file with one violation at its first byte, and labels in another file.
  static func file(
    labels: [(range: ByteRange, message: String)], in other: SourceText, modes: [String] = []
  ) -> FileResult {
    FileResult(
      source: SourceText(path: "a.yaml", text: "abc\n"),
      violations: [
        Violation(
          rule: "some-rule", severity: .error, message: "no", range: ByteRange(0, 1),
          labels: labels.map { Label(range: $0.range, message: $0.message, source: other) },
          modes: modes)
      ],
      summary: summary(files: 1))
  }
}

extension SourceText {
  /// The whole text.
  var string: String { text(in: ByteRange(0, bytes.count)) }
}
