import Configuration
import Diagnostics
import Reports

/// What the options of `cornerlint lint` say.
struct LintOptions {
  /// The report's format.
  let reporter: Reporter
  /// When the run fails.
  let failLevel: FailLevel
  /// What is shown.
  let minimumSeverity: Severity
  /// The ids of `--only`; empty for all rules.
  let only: [String]
  /// The ids of `--off`.
  let off: [String]
  /// Folders with rules of the team's own.
  let ruleFolders: [[UInt8]]
  /// How many files at once; nil for one a processor.
  let jobs: Int?
  /// What standard input is called.
  let inputName: [UInt8]
  /// Whether summary and notes are left out.
  let isQuiet: Bool
  /// What to lint.
  let paths: [[UInt8]]

  /// Reads the options; those that are not there have their defaults.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    reporter = arguments.text(.format).flatMap(Reporter.named) ?? .text
    failLevel = arguments.text(.failLevel).flatMap(FailLevel.init(word:)) ?? .error
    minimumSeverity = arguments.text(.minimumSeverity).flatMap(Severity.init(word:)) ?? .info
    only = arguments.values(.only).flatMap(Self.ids)
    off = arguments.values(.off).flatMap(Self.ids)
    if arguments.has(.only), only.isEmpty {
      throw .missingValue(option: "--only", wanted: "the id of a rule")
    }
    ruleFolders = arguments.values(.rules)
    jobs = try Self.jobs(arguments)
    inputName = arguments.values(.stdinFilename).last ?? Array("<stdin>".utf8)
    isQuiet = arguments.has(.quiet)
    paths = arguments.operands.isEmpty ? [[UInt8(ascii: ".")]] : arguments.operands
  }

  private static func ids(_ value: [UInt8]) -> [String] {
    value.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.text(.jobs) else { return nil }
    guard let count = Int(text), count > 0 else { throw .noCount(option: "--jobs", value: text) }
    return count
  }
}
