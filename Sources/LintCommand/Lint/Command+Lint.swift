import Configuration
import Diagnostics
import Files
import Reports
import RuleEngine
import Rules

extension Command {
  /// `cornerlint lint`: reports what the rules find in token files.
  func lint(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let options = try LintOptions(arguments)
    try options.checkOutputs(in: files.workingFolder)
    let colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    var shelf = SettingsShelf(options, in: files)
    let search = InputSearch(options, in: files, settings: &shelf)
    shelf.takeDefaults()
    do throws(UsageError) {
      try shelf.check(options.namedRules)
    } catch {
      for problem in shelf.problems { console(colours).error(problem.sentence) }
      throw error
    }

    let isWatched = streams.errors.isTerminal && environment.value("TERM") != "dumb"
    var run = LintRun(
      search.inputs, options, shelf.settings, files: files, streams: streams,
      progress: ProgressDisplay(
        channel: streams.errors, isShown: isWatched && !options.isQuiet))
    if !options.outputs.isEmpty || options.updatesBaseline {
      run.guarded = shelf.readFiles + search.skipped.map(\.path)
    }
    run.problems = shelf.problems + search.problems + run.problems
    run.leaveOutKnown()
    if let fixing = options.fixing {
      run.workOutFixes(fixing)
      if fixing.rewrites { run.rewriteFiles() }
    }
    if search.inputs.isEmpty, run.problems.isEmpty,
      let first = search.skipped.first(where: \.isExcluded)
    {
      let count = search.skipped.count(where: \.isExcluded)
      run.notes.append(.allExcluded(count: count, first: first))
    }
    return tell(run, search.skipped + run.skipped, repository: shelf.repository, colours)
  }
}
