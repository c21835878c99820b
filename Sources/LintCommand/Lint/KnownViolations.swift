import Diagnostics

/// The violations of a file that are in a baseline, by what stays the same about them.
enum KnownViolations {
  /// What one result of a file has and another, with some violations taken out, has not.
  static func difference(_ before: FileResult, _ after: FileResult) -> [ViolationKey: Int] {
    var counts: [ViolationKey: Int] = [:]
    for violation in before.violations {
      counts[ViolationKey(of: violation, in: before.source, path: []), default: 0] += 1
    }
    for violation in after.violations {
      counts[ViolationKey(of: violation, in: after.source, path: []), default: 0] -= 1
    }
    return counts.filter { $0.value > 0 }
  }

  /// The violations without those that are known; of equal ones the first are.
  static func removing(
    _ known: [ViolationKey: Int], from violations: [Violation], in source: SourceText
  ) -> [Violation] {
    if known.isEmpty { return violations }
    var left = known
    return violations.filter { violation in
      let key = ViolationKey(of: violation, in: source, path: [])
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }
}
