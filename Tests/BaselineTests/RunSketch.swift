import Baseline
import Diagnostics

/// Results of a run written down as lines, one a violation: `rule component text`.
enum RunSketch {
  /// A file with the violations of some lines, in their order.
  static func file(_ path: String, _ lines: [String]) -> FileResult {
    file(bytes: Array(path.utf8), lines)
  }

  /// A file whose path need not be UTF-8.
  static func file(bytes path: [UInt8], _ lines: [String]) -> FileResult {
    var text = ""
    var violations: [Violation] = []
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      let marked = words.count > 2 ? words[2] : ""
      let start = text.utf8.count
      text += marked + "\n"
      violations.append(
        Violation(
          rule: words[0], severity: .error, message: line,
          writtenAt: words.count > 1 ? words[1] : "",
          range: ByteRange(start, start + marked.utf8.count)))
    }
    return FileResult(
      source: SourceText(pathBytes: path, bytes: Array(text.utf8)), violations: violations,
      summary: LintSummary())
  }

  /// A baseline of some files.
  static func baseline(_ files: FileResult...) -> Baseline { Baseline(of: files) { $0 } }

  /// Holds files against a baseline; `there` are the paths that exist besides those linted.
  static func match(
    _ baseline: Baseline, _ files: [FileResult], there: [String] = [],
    runs: (String) -> Bool = { _ in true }
  ) -> BaselineMatch {
    BaselineMatch(
      baseline, files, path: { $0 },
      isThere: { path in there.contains { path.elementsEqual($0.utf8) } }, runs: runs)
  }
}

extension BaselineMatch {
  /// What is new: `path: rule component text`.
  var new: [String] {
    results.flatMap { result in result.violations.map { "\(result.source.path): \($0.message)" } }
  }

  /// What is stale: `path: rule component text × count`.
  var staleLines: [String] {
    stale.map { entry in
      let path = String(decoding: entry.key.path, as: UTF8.self)
      return "\(path): \(entry.key.rule) \(entry.key.component) \(entry.key.text) × \(entry.count)"
    }
  }

  /// What is renamed: `old → new`.
  var renameLines: [String] {
    renames.map {
      "\(String(decoding: $0.old, as: UTF8.self)) → \(String(decoding: $0.new, as: UTF8.self))"
    }
  }
}
