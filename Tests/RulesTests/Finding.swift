import Diagnostics

/// A violation as an example states it.
struct Finding: Hashable, CustomStringConvertible {
  var rule: String
  var severity: Severity
  /// From 1.
  var line: Int
  /// The marked text.
  var marks: String

  var description: String { "\(rule) in line \(line) at `\(marks)`" }
}
