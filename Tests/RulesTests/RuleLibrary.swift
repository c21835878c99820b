import Diagnostics
import Foundation
import RuleEngine
import Rules

/// The program's own rules, read once for all tests.
enum RuleLibrary {
  /// The embedded files.
  static let sources = RuleFiles.all.map {
    RuleSource(path: $0.name, bytes: $0.bytes, isBuiltIn: true)
  }

  /// What the files say, as far as they can be read.
  static let descriptions = sources.compactMap { try? RuleDescription.read($0) }

  /// All rules as they are by default.
  static let linter = Linter(book: RuleBook.load(sources).book)

  /// All rules, and ignore comments have to say why.
  private static let strictLinter = Linter(
    book: RuleBook.load(sources, settings: RuleSettings(requiresReason: true)).book)

  /// The linter for examples of a rule.
  static func linter(for rule: String) -> Linter {
    rule == "unexplained-suppression" ? strictLinter : linter
  }

  /// The root folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Lints a text as a file that the user named.
  static func lint(_ bytes: [UInt8], with linter: Linter = linter) -> [Finding] {
    let source = SourceText(pathBytes: Array("example.yaml".utf8), bytes: bytes)
    let lines = LineTable(bytes)
    return linter.lint(source, isNamed: true).result.violations.map { violation in
      Finding(
        rule: violation.rule, severity: violation.severity,
        line: lines.position(at: violation.range.start, in: source).line,
        marks: source.text(in: violation.range))
    }
  }
}
