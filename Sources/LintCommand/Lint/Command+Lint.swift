import Diagnostics
import Reports
import RuleEngine
import Rules

extension Command {
  /// `cornerlint lint`: reports what the rules find in token files.
  func lint(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let options = try LintOptions(arguments)
    let colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    let console = console(colours)
    let folders = RuleFolders(options.ruleFolders, in: files)
    let (book, faults) = RuleBook.load(
      RuleFiles.sources + folders.sources, settings: options.ruleSettings)
    let ruleProblems = folders.problems + faults.map(RunProblem.rule)
    do throws(UsageError) {
      try Self.check(options.only + options.off, against: book.ids)
    } catch {
      for problem in ruleProblems { console.error(problem.sentence) }
      throw error
    }

    let run = LintRun(options, with: Linter(book: book), files: files, streams: streams)
    let report = RunReport(files: run.results, minimumSeverity: options.minimumSeverity)
    let output = streams.output
    let style = ReportStyle(
      isColoured: colours.isColoured(output, environment), isQuiet: options.isQuiet,
      width: output.isTerminal ? Self.snippetWidth(in: output.columns()) : Self.defaultWidth)
    let failure = write(options.reporter.render(report, style))

    let problems = ruleProblems + run.problems
    for problem in problems { console.error(problem.sentence) }
    if report.hiddenCount > 0, !options.isQuiet {
      let count = Counted.text(report.hiddenCount, "violation")
      let verb = report.hiddenCount == 1 ? "is" : "are"
      console.note(
        "\(count) below `--min-severity \(options.minimumSeverity.word)` \(verb) not shown")
    }
    if let failure { return failure }
    if !problems.isEmpty { return .failed }
    return options.failLevel.fails(report.worst) ? .found : .clean
  }

  /// Columns for source text where nothing is known of a terminal.
  private static let defaultWidth = 100

  /// What a terminal leaves for source text beside line numbers.
  private static func snippetWidth(in columns: Int?) -> Int {
    guard let columns else { return defaultWidth }
    return max(40, columns - 8)
  }

  private static func check(_ ids: [String], against known: [String]) throws(UsageError) {
    for id in ids where !known.contains(where: { $0.utf8.elementsEqual(id.utf8) }) {
      throw .unknownRule(id, suggestion: NameSuggestion.nearest(to: id, among: known))
    }
  }
}

extension LintOptions {
  fileprivate var ruleSettings: RuleSettings {
    RuleSettings(only: only.isEmpty ? nil : Set(only), off: Set(off))
  }
}
