import Diagnostics

/// What reports for people say in the end: what was looked at, and what was found.
struct SummaryLines {
  /// A part of what was found; parts stand with commas between them.
  private struct Part {
    let words: String
    /// The severity that colours it.
    var severity: Severity?
  }

  /// What was looked at and what was skipped, one sentence.
  let checked: String
  private let parts: [Part]

  /// What was found, one line without colours; empty when no file was checked.
  var found: String { parts.map(\.words).joined(separator: ", ") }

  /// Puts the sentences together.
  init(of report: RunReport) {
    guard report.summary.files > 0 else {
      checked = "no files checked"
      parts = []
      return
    }
    checked = Self.checked(report.summary)
    parts =
      Self.fixed(report) + Self.violations(report) + Self.fixable(report) + Self.baselined(report)
  }

  /// What came of the run in a few words, without what could be fixed, was, or is in the baseline:
  /// `9 errors, 6 warnings`.
  static func result(of report: RunReport) -> String {
    guard report.summary.files > 0 else { return "No files checked" }
    let counts = counts { report.shownCount($0) }
    if !counts.isEmpty { return counts }
    return report.hiddenCount > 0 ? "No violations shown" : "No violations"
  }

  /// How many there are of each severity, the heaviest first; empty when there are none.
  static func counts(_ count: (Severity) -> Int) -> String {
    Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count(severity)
      return number > 0 ? Counted.text(number, severity.word) : nil
    }.joined(separator: ", ")
  }

  /// Words with a capital and a full stop.
  static func sentence(_ words: String) -> String { capitalised(words) + "." }

  /// Words with a capital.
  static func capitalised(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Writes both lines.
  func write(to text: inout TextWriter) {
    text.writePrintable(checked)
    text.write("\n")
    guard !parts.isEmpty else { return }
    for (index, part) in parts.enumerated() {
      if index > 0 { text.write(", ") }
      if let severity = part.severity {
        text.writePrintable(part.words, as: .severity(severity))
      } else {
        text.writePrintable(part.words)
      }
    }
    text.write("\n")
  }

  private static func checked(_ summary: LintSummary) -> String {
    let radii = summary.radii == 1 ? "1 radius" : "\(summary.radii) radii"
    let counts = [
      Counted.text(summary.files, "file") + (summary.radii > 0 ? ", \(radii)" : ""),
      Counted.text(summary.components, "component"),
      Counted.text(summary.nestings, "nesting") + " checked",
    ]
    let reasons = summary.skippedInOrder
    let skipped = reasons.reduce(0) { $0 + $1.count }
    let list = reasons.map { "\($0.reason): \($0.count)" }.joined(separator: ", ")
    return counts.joined(separator: ", ") + ", \(skipped) skipped"
      + (reasons.isEmpty ? "" : " (\(list))")
  }

  private static func fixed(_ report: RunReport) -> [Part] {
    report.fixedCount > 0 ? [Part(words: "\(report.fixedCount) fixed")] : []
  }

  private static func violations(_ report: RunReport) -> [Part] {
    let parts = Severity.allCases.reversed().compactMap { severity -> Part? in
      let count = report.shownCount(severity)
      guard count > 0 else { return nil }
      return Part(words: Counted.text(count, severity.word), severity: severity)
    }
    if !parts.isEmpty { return parts }
    if report.hiddenCount > 0 {
      return [Part(words: "no violations shown"), Part(words: "\(report.hiddenCount) hidden")]
    }
    return [Part(words: report.fixedCount > 0 ? "no violations left" : "no violations")]
  }

  private static func fixable(_ report: RunReport) -> [Part] {
    let safe = report.fixableCount(.safe)
    let unsafe = report.fixableCount(.unsafe)
    var parts: [Part] = []
    if safe > 0 { parts.append(Part(words: "\(safe) fixable with --fix")) }
    if unsafe > 0 {
      let word = safe > 0 ? "more" : "fixable"
      parts.append(Part(words: "\(unsafe) \(word) with --unsafe-fixes"))
    }
    return parts
  }

  private static func baselined(_ report: RunReport) -> [Part] {
    report.baselinedCount > 0 ? [Part(words: "\(report.baselinedCount) in the baseline")] : []
  }
}
