import Diagnostics

/// How often one rule was violated.
struct RuleCount {
  /// The id.
  let rule: String
  /// How many violations are shown.
  private(set) var count = 0
  /// How many of them have a safe fix.
  private(set) var safe = 0
  /// How many of them have an unsafe fix.
  private(set) var unsafe = 0
  /// The severities by `rawValue`; files may give a rule different ones.
  private var severities = [Bool](repeating: false, count: Severity.allCases.count)

  private init(rule: String) { self.rule = rule }

  /// The greatest severity.
  var worst: Severity {
    Severity.allCases.last { severities[Int($0.rawValue)] } ?? .info
  }

  /// The words of the severities, the greatest first.
  var words: String {
    Severity.allCases.reversed().filter { severities[Int($0.rawValue)] }.map(\.word)
      .joined(separator: ", ")
  }

  /// The rules of the violations shown, the most frequent first, then by id.
  static func all(in report: RunReport) -> [RuleCount] {
    var rows: [RuleCount] = []
    var indices: [String: Int] = [:]
    for file in report.files {
      for violation in file.violations where report.shows(violation) {
        let index: Int
        if let known = indices[violation.rule] {
          index = known
        } else {
          index = rows.count
          indices[violation.rule] = index
          rows.append(RuleCount(rule: violation.rule))
        }
        rows[index].add(violation)
      }
    }
    return rows.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
    }
  }

  private mutating func add(_ violation: Violation) {
    count += 1
    severities[Int(violation.severity.rawValue)] = true
    switch violation.fix?.safety {
    case .safe: safe += 1
    case .unsafe: unsafe += 1
    case nil: break
    }
  }
}
