import Diagnostics

extension RunReport {
  /// The report with so many of the violations that it shows, the heaviest first, each in the order of
  /// the files; itself where it shows no more.
  func listing(most: Int) -> RunReport {
    guard Severity.allCases.reduce(0, { $0 + shownCount($1) }) > most else { return self }
    var quotas = [Int](repeating: 0, count: Severity.allCases.count)
    var left = most
    for severity in Severity.allCases.reversed() {
      let quota = Swift.min(left, shownCount(severity))
      quotas[Int(severity.rawValue)] = quota
      left -= quota
    }
    let listed = files.map { file in
      var file = file
      file.violations = file.violations.filter { violation in
        let index = Int(violation.severity.rawValue)
        guard shows(violation), quotas[index] > 0 else { return false }
        quotas[index] -= 1
        return true
      }
      return file
    }
    return RunReport(
      files: listed, minimumSeverity: minimumSeverity, folders: folders,
      baselinedCount: baselinedCount, fixedCount: fixedCount, triedFixes: triedFixes,
      problems: problems, leastFailing: leastFailing, rules: rules, pictures: pictures)
  }
}
