import Diagnostics
import Files
import Reports
import RuleEngine
import Rules

extension Command {
  /// Writes the reports of a run and says what else there is to say.
  ///
  /// - Returns: how the run ends.
  func tell(
    _ run: LintRun, _ skipped: [SkippedInput], repository: [UInt8], _ colours: ColourChoice
  ) -> ExitCode {
    let options = run.options
    let console = console(colours)
    var problems = run.problems
    var notes = run.notes
    for output in options.outputs where run.isRead(output.path) {
      problems.append(.writtenOverRead(path: output.path))
    }
    let report = report(on: run, problems, repository: repository)
    let failure = writeOutput(run, report, colours, &notes)
    for output in options.outputs where !run.isRead(output.path) {
      let style = ReportStyle(isColoured: false, isQuiet: options.isQuiet)
      do throws(SystemError) {
        try files.write(output.reporter.render(report, style), to: output.path)
      } catch {
        problems.append(.unwritableFile(path: output.path, error))
      }
    }
    let statistics = options.countsByRule ? writeStatistics(report, options, colours) : nil

    for problem in problems { console.error(problem.sentence) }
    if report.hiddenCount > 0 {
      notes.append(.hidden(count: report.hiddenCount, minimum: options.minimumSeverity.word))
    }
    if options.isVerbose {
      for input in skipped { console.note(input.sentence) }
    }
    if !options.isQuiet {
      for note in notes { console.note(note.sentence) }
    }
    if let failure = failure ?? statistics { return failure }
    if !problems.isEmpty { return .failed }
    if let fixing = options.fixing, !fixing.rewrites {
      return run.fixedCount > 0 ? .found : .clean
    }
    return run.isFailing ? .found : .clean
  }

  private func report(
    on run: LintRun, _ problems: [RunProblem], repository: [UInt8]
  ) -> RunReport {
    let settings = run.settings
    let fixing = run.options.fixing
    let rewrites = fixing?.rewrites ?? false
    return RunReport(
      files: run.entries.map(\.result), minimumSeverity: run.options.minimumSeverity,
      folders: ReportFolders(working: files.workingFolder, repository: repository),
      baselinedCount: run.baselinedCount, fixedCount: rewrites ? run.fixedCount : 0,
      triedFixes: rewrites ? fixing?.safeties ?? [] : [], problems: problems.map(\.sentence),
      leastFailing: run.entries.map { run.failLevel(of: $0).least },
      rules: { ReportedRule.all(in: settings.map(\.linter.book)) }, pictures: run.pictures)
  }

  /// Writes what belongs on standard output: the report, or what fixing gives.
  private func writeOutput(
    _ run: LintRun, _ report: RunReport, _ colours: ColourChoice, _ notes: inout [RunNote]
  ) -> ExitCode? {
    let options = run.options
    guard let fixing = options.fixing else {
      return write(options.reporter.render(report, style(streams.output, options, colours)))
    }
    if !fixing.rewrites {
      let changed = run.entries.count { $0.fixes != nil }
      notes.append(.wouldFix(count: run.fixedCount, files: changed))
      return write(differences(run, report.folders, colours))
    }
    let text = options.reporter.render
    guard options.paths.contains(LintOptions.standardInput) else {
      return write(text(report, style(streams.output, options, colours)))
    }
    // The text has standard output for itself, fixed or, when it was not linted, as it came: an
    // editor puts it in place of its own.
    let beside = write(
      text(report, style(streams.errors, options, colours)), to: streams.errors)
    let input = run.entries.first(where: \.input.isStandardInput)
    return write(input?.result.source.bytes ?? (try? streams.readInput()) ?? []) ?? beside
  }

  private func differences(
    _ run: LintRun, _ folders: ReportFolders, _ colours: ColourChoice
  ) -> [UInt8] {
    let isColoured = colours.isColoured(streams.output, environment)
    var bytes: [UInt8] = []
    for entry in run.entries {
      guard let fixes = entry.fixes else { continue }
      let difference = UnifiedDiff(
        path: entry.input.path, in: folders, original: entry.result.source.bytes,
        changes: fixes.changes)
      bytes += difference.bytes(isColoured: isColoured, isTerminal: streams.output.isTerminal)
    }
    return bytes
  }

  private func style(
    _ channel: OutputChannel, _ options: LintOptions, _ colours: ColourChoice
  ) -> ReportStyle {
    ReportStyle(
      isColoured: colours.isColoured(channel, environment), isQuiet: options.isQuiet,
      width: channel.isTerminal ? Self.snippetWidth(in: channel.columns()) : Self.defaultWidth)
  }

  /// Counts by rule: below a report for people, else beside it, so that machines have theirs alone.
  private func writeStatistics(
    _ report: RunReport, _ options: LintOptions, _ colours: ColourChoice
  ) -> ExitCode? {
    let isForPeople = ["text", "concise"].contains(options.reporter.name) && options.fixing == nil
    let channel = isForPeople ? streams.output : streams.errors
    let isColoured = colours.isColoured(channel, environment)
    let text = Statistics.text(report, isColoured: isColoured)
    return text.isEmpty ? nil : write(Array(((isForPeople ? "\n" : "") + text).utf8), to: channel)
  }

  /// Columns for source text where nothing is known of a terminal.
  private static let defaultWidth = 100

  /// What a terminal leaves for source text beside line numbers.
  private static func snippetWidth(in columns: Int?) -> Int {
    guard let columns else { return defaultWidth }
    return max(40, columns - 8)
  }
}
