import Diagnostics
import Files

/// The rules and files of the violations shown, numbered as the page numbers them.
struct HTMLIndex {
  /// A file with violations to show.
  struct File {
    /// The path from the repository, for people.
    let path: String
    /// The path from the repository, percent-encoded, which no two files share.
    let key: String
    /// How many violations there are, by `Severity.rawValue`.
    var counts = [Int](repeating: 0, count: Severity.allCases.count)

    /// How many violations there are.
    var count: Int { counts.reduce(0, +) }
  }

  /// The rules, the most frequent first.
  let rules: [RuleCount]
  /// What is to be said of each of `rules`; nil where nothing is.
  let descriptions: [ReportedRule?]
  /// The files in the order of the run.
  let files: [File]
  /// How many violations are shown.
  let count: Int
  /// Whether the list is too long for the browser to lay out and draw all of it at once.
  var isLong: Bool { count > PictureAlbum.mostWhole }
  private let ruleIndices: [String: Int]

  /// Numbers what a report shows.
  init(of report: RunReport) {
    rules = RuleCount.all(in: report)
    ruleIndices = Dictionary(
      rules.enumerated().map { ($1.rule, $0) }, uniquingKeysWith: { first, _ in first })
    var descriptions = [ReportedRule?](repeating: nil, count: rules.count)
    if !rules.isEmpty {
      for rule in report.rules() {
        if let index = ruleIndices[rule.id] { descriptions[index] = rule }
      }
    }
    self.descriptions = descriptions
    files = report.files.compactMap { file in
      guard file.violations.contains(where: report.shows) else { return nil }
      let path = ReportPath.fromRoot(file.source.pathBytes, in: report.folders)
      var shown = File(path: FilePath.text(path), key: PercentEncoding.path(path))
      for violation in file.violations where report.shows(violation) {
        shown.counts[Int(violation.severity.rawValue)] += 1
      }
      return shown
    }
    count = files.reduce(0) { $0 + $1.count }
  }

  /// The place of a rule in `rules`.
  func ruleIndex(of rule: String) -> Int { ruleIndices[rule] ?? 0 }

  /// Whether anything is to be said of a rule of `rules`.
  func isDescribed(_ index: Int) -> Bool {
    descriptions.indices.contains(index) && descriptions[index] != nil
  }

  /// What filters call a rule in the page's address.
  func key(of rule: RuleCount) -> String { PercentEncoding.path(Array(rule.rule.utf8)) }
}
