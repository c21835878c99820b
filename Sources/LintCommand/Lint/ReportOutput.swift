import Diagnostics
import Files
import Reports

/// A report that goes to a place of its own: the value of `--output`.
struct ReportOutput {
  /// The format.
  let reporter: Reporter
  /// The file; `-` for standard output.
  let path: [UInt8]

  /// Whether it takes the place of the report on standard output.
  var isStandardOutput: Bool { path == LintOptions.standardInput }

  /// Reads `FORMAT=PATH`.
  init(_ value: [UInt8]) throws(UsageError) {
    guard let equals = value.firstIndex(of: UInt8(ascii: "=")), equals + 1 < value.count else {
      throw .noReportOutput(FilePath.text(value))
    }
    let name = FilePath.text(Array(value[..<equals]))
    guard let reporter = Reporter.named(name) else {
      let names = Reporter.all.map(\.name)
      throw .unknownValue(
        option: "--output", value: name, choices: names,
        suggestion: NameSuggestion.nearest(to: name, among: names))
    }
    self.reporter = reporter
    path = Array(value[(equals + 1)...])
  }
}
