import Configuration
import Diagnostics
import Files
import Reports

/// What the options of `cornerlint lint` say.
struct LintOptions {
  /// What is done about violations that can be fixed.
  struct Fixing {
    /// Which fixes count.
    let safeties: Set<Fix.Safety>
    /// Whether files are rewritten; false to print the difference.
    let rewrites: Bool
  }

  /// The format of the report on standard output.
  let reporter: Reporter
  /// The reports that go somewhere else.
  let outputs: [ReportOutput]
  /// When the run fails; nil to go by the configuration.
  let failLevel: FailLevel?
  /// What is shown.
  let minimumSeverity: Severity
  /// The ids of `--only`; empty for all rules.
  let only: [String]
  /// The ids of `--off`.
  let off: [String]
  /// The ids of `--error`, `--warning` and `--info`, in the order of the command line.
  let severities: [(id: String, severity: Severity)]
  /// Folders with rules of the team's own.
  let ruleFolders: [[UInt8]]
  /// Where the configuration comes from.
  let configuration: ConfigurationChoice
  /// Whether what the configuration excludes is left out.
  let excludes: Bool
  /// The baseline; nil to go by the configuration.
  let baseline: [UInt8]?
  /// Whether the baseline is written anew.
  let updatesBaseline: Bool
  /// What is done about violations that can be fixed; nil when nothing is.
  let fixing: Fixing?
  /// How many files at once; nil for one a processor.
  private let jobs: Int?
  /// What standard input is called.
  let inputName: [UInt8]
  /// Whether violations are counted by rule.
  let countsByRule: Bool
  /// Whether skipped files are named.
  let isVerbose: Bool
  /// Whether summary and notes are left out.
  let isQuiet: Bool
  /// What to lint.
  let paths: [[UInt8]]
  /// Whether components are drawn in place of a report.
  var drawsComponents = false

  /// Reads the options; those that are not there have their defaults.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var outputs: [ReportOutput] = []
    for value in arguments.values(.output) { outputs.append(try ReportOutput(value)) }
    let standard = outputs.filter(\.isStandardOutput)
    if !standard.isEmpty, arguments.has(.format) { throw .severalReportsOnOutput }
    if standard.count > 1 { throw .severalReportsOnOutput }
    self.outputs = outputs.filter { !$0.isStandardOutput }
    reporter =
      standard.first?.reporter ?? arguments.text(.format).flatMap(Reporter.named) ?? .text
    failLevel = arguments.text(.failLevel).flatMap(FailLevel.init(word:))
    minimumSeverity = arguments.text(.minimumSeverity).flatMap(Severity.init(word:)) ?? .info
    only = arguments.values(.only).flatMap(Self.ids)
    off = arguments.values(.off).flatMap(Self.ids)
    if arguments.has(.only), only.isEmpty {
      throw .missingValue(option: "--only", wanted: "the id of a rule")
    }
    severities = arguments.options.flatMap { name, value -> [(id: String, severity: Severity)] in
      guard let severity = Self.severity(of: name) else { return [] }
      return Self.ids(value).map { (id: $0, severity: severity) }
    }
    ruleFolders = arguments.values(.rules)
    configuration = try ConfigurationChoice(arguments)
    excludes = !arguments.has(.noExclude)
    baseline = arguments.values(.baseline).last
    updatesBaseline = arguments.has(.updateBaseline)
    fixing = Self.fixing(arguments)
    if updatesBaseline, let fixing {
      let option = fixing.rewrites ? (arguments.has(.fix) ? "--fix" : "--unsafe-fixes") : "--diff"
      throw .contradiction("--update-baseline", option)
    }
    jobs = try Self.jobs(arguments)
    inputName = arguments.values(.stdinFilename).last ?? Array("<stdin>".utf8)
    countsByRule = arguments.has(.statistics)
    isVerbose = arguments.has(.verbose)
    isQuiet = arguments.has(.quiet)
    paths = arguments.operands.isEmpty ? [[UInt8(ascii: ".")]] : arguments.operands
    if arguments.has(.stdinFilename), !paths.contains(Self.standardInput) {
      throw .noStandardInput
    }
  }

  /// Makes sure that no two reports go to one file.
  ///
  /// - Parameter folder: the folder that relative paths start from.
  func checkOutputs(in folder: [UInt8]) throws(UsageError) {
    var taken: Set<[UInt8]> = []
    for output in outputs where !taken.insert(FilePath.absolute(output.path, in: folder)).inserted {
      throw .sameOutput(FilePath.text(output.path))
    }
  }

  /// What stands for standard input among the paths.
  static let standardInput = [UInt8(ascii: "-")]

  /// Whether a report needs names for violations that last while lines move.
  var namesViolations: Bool {
    reporter.namesViolations || outputs.contains { $0.reporter.namesViolations }
  }

  /// Whether a report shows pictures of violations.
  var showsPictures: Bool {
    reporter.showsPictures || outputs.contains { $0.reporter.showsPictures }
  }

  /// Whether what is found is drawn, in a report or in place of one.
  var isDrawn: Bool { drawsComponents || showsPictures }

  /// How many files to work on at once, of so many.
  func jobs(for count: Int) -> Int { jobs ?? (count > 1 ? Processors.count : 1) }

  /// All ids that the command line names.
  var namedRules: [String] { only + off + severities.map(\.id) }

  private static func severity(of option: Option.Name) -> Severity? {
    switch option {
    case .error: .error
    case .warning: .warning
    case .info: .info
    default: nil
    }
  }

  private static func fixing(_ arguments: ParsedArguments) -> Fixing? {
    guard arguments.has(.fix) || arguments.has(.unsafeFixes) || arguments.has(.diff) else {
      return nil
    }
    return Fixing(
      safeties: arguments.has(.unsafeFixes) ? [.safe, .unsafe] : [.safe],
      rewrites: !arguments.has(.diff))
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
