import Diagnostics
import Files
import RuleEngine

/// A whole run: the files that were linted and what went wrong on the way.
struct LintRun {
  /// What was linted, by the bytes of the paths; each file once.
  private(set) var results: [FileResult] = []
  /// What could not be done.
  private(set) var problems: [RunProblem] = []

  /// Finds the files, reads and lints them.
  init(
    _ options: LintOptions, with linter: Linter, files: any FileSystem, streams: Streams
  ) {
    let search = InputSearch(options.paths, inputName: options.inputName, in: files)
    problems = search.problems
    let jobs = options.jobs ?? (search.inputs.count > 1 ? Processors.count : 1)
    let linted = LintQueue.lint(
      search.inputs, with: linter, jobs: jobs, files: files, streams: streams)
    var seen: Set<FileContents.Identity> = []
    for (input, file) in zip(search.inputs, linted) {
      switch file {
      case .unreadable(let error): problems.append(.unreadable(path: input.path, error))
      case .linted(let outcome, let identity):
        if let identity, !seen.insert(identity).inserted { continue }
        results.append(outcome.result)
        problems += outcome.failures.map { .ruleFailed(path: input.path, $0) }
      }
    }
  }
}
