import Diagnostics
import Foundation
import RuleEngine
import Testing
import YAMLTree

/// A file with ignore comments, violations in it, and what must be left of them.
struct SuppressionCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The file.
  let file: String
  /// The violations before: a rule at the first occurrence of a text.
  let found: [(rule: String, text: String)]
  /// The violations after, each as `rule line`, in order.
  let left: [String]
  /// The ids that do not run.
  let off: Set<String>

  init(
    _ name: String, _ file: String, _ found: [(rule: String, text: String)], _ left: [String],
    off: Set<String> = []
  ) {
    self.name = name
    self.file = file
    self.found = found
    self.left = left
    self.off = off
  }

  var testDescription: String { name }

  /// The ids that exist in these cases.
  static let ids = [
    "corner-overlap", "no-container", "pinched-corner", "shape-mismatch", "unknown-rule",
    "unexplained-suppression", "unused-suppression", "yaml-syntax",
  ]

  /// What is left when the file's comments are applied, with the lines counted in the file.
  func violations(requiresReason: Bool = false) -> [Violation] {
    let source = SourceText(path: "case.yaml", text: file)
    let violations = found.map { rule, text in
      let start = file.range(of: text)?.lowerBound ?? file.startIndex
      let offset = file.utf8.distance(from: file.startIndex, to: start)
      let range = ByteRange(offset, offset + text.utf8.count)
      return Violation(rule: rule, severity: .error, message: "", range: range)
    }
    return Suppressions(YAMLTree(parsing: source)).applied(
      to: violations, ids: Self.ids, requiresReason: requiresReason
    ) { id in
      guard Self.ids.contains(id), !off.contains(id) else { return nil }
      return id.hasPrefix("un") ? .warning : .error
    }
  }

  /// The violations as `rule line`.
  func leftByLine(requiresReason: Bool = false) -> [String] {
    let lines = LineTable(Array(file.utf8))
    return violations(requiresReason: requiresReason).map {
      "\($0.rule) \(lines.lineIndex(at: $0.range.start) + 1)"
    }
  }
}
