import Diagnostics

extension TokenFault {
  /// Makes a fault from a problem of a format, whose words it takes.
  init(
    _ problem: some TokenFileProblem, in range: ByteRange, labels: [Label] = [],
    component: String = ""
  ) {
    self.init(
      rule: problem.rule, range: range, message: problem.sentence, help: problem.help,
      labels: labels, component: component)
  }

  /// Makes a fault from a problem, whose words it takes.
  init(
    _ problem: TokenProblem, at range: ByteRange, labels: [Label] = [], component: String = ""
  ) {
    self.init(
      rule: problem.rule, range: range, message: problem.sentence, help: problem.help,
      labels: labels, component: component)
  }
}
