import Configuration
import CornerTokens
import Diagnostics
import Files
import RuleEngine

/// A whole run: what was found in the files, what was done about it, and what went wrong.
struct LintRun {
  /// A file on its way through the run.
  struct Entry {
    let input: LintInput
    /// What was found in it; after fixing, what is left.
    var result: FileResult
    /// The file as it was read, without its bytes when there is nothing to report; nil for standard
    /// input.
    let contents: FileContents?
    /// Which violations are in a baseline, and how often.
    var known: [ViolationKey: Int] = [:]
    /// False when nobody knows which violations are in its baseline: none may be fixed then.
    var mayBeFixed = true
    /// What fixing it came to; nil when it was not tried.
    var fixes: FixResult?
  }

  /// What was linted, by the bytes of the paths; each file once.
  var entries: [Entry] = []
  /// What could not be done.
  var problems: [RunProblem] = []
  /// What was left out.
  var skipped: [SkippedInput] = []
  /// What is worth knowing beside.
  var notes: [RunNote] = []
  /// How many violations were left out because they are in a baseline.
  var baselinedCount = 0

  /// The paths of configurations, baselines and other files that the run has read.
  var guarded: [[UInt8]] = []

  let inputs: [LintInput]
  let options: LintOptions
  let settings: [RunSettings]
  let files: any FileSystem
  let progress: ProgressDisplay

  /// Reads and lints the files.
  init(
    _ inputs: [LintInput], _ options: LintOptions, _ settings: [RunSettings],
    files: any FileSystem, streams: Streams, progress: ProgressDisplay
  ) {
    self.progress = progress
    self.inputs = inputs
    self.options = options
    self.settings = settings
    self.files = files
    let keepsText = options.fixing != nil
    let readInput = streams.readInput
    let jobs = options.jobs(for: inputs.count)
    let linted = progress.during("linting", of: inputs.count) { line in
      Workers.map(inputs.count, jobs: jobs) { place in
        defer { line.step() }
        let input = inputs[place]
        return Self.lint(
          input, with: settings[input.settings].linter, files, readInput, keepsText: keepsText)
      }
    }
    var seen: [FileContents.Identity: [UInt8]] = [:]
    for (input, file) in zip(inputs, linted) {
      switch file {
      case .prose: skipped.append(SkippedInput(path: input.path, reason: .prose))
      case .unreadable(let error): problems.append(.unreadable(path: input.path, error))
      case .linted(let outcome, let contents):
        if inputs.count > 1, let contents,
          let first = seen.updateValue(input.path, forKey: contents.identity)
        {
          seen[contents.identity] = first
          skipped.append(SkippedInput(path: input.path, reason: .sameFile(first)))
          continue
        }
        entries.append(Entry(input: input, result: outcome.result, contents: contents))
        problems += outcome.failures.map { .ruleFailed(path: input.path, $0) }
      }
    }
  }

  private static func lint(
    _ input: LintInput, with linter: Linter, _ files: any FileSystem,
    _ readInput: @Sendable () throws(SystemError) -> [UInt8], keepsText: Bool
  ) -> LintedFile {
    do throws(SystemError) {
      var contents: FileContents?
      let bytes: [UInt8]
      if input.isStandardInput {
        bytes = try readInput()
      } else {
        let file = try files.read(input.path)
        bytes = file.bytes
        contents = file
      }
      let source = SourceText(pathBytes: input.path, bytes: bytes)
      if !input.isNamed, TokenReader.isProse(source) { return .prose }
      let outcome = linter.lint(source, isNamed: input.isNamed)
      // The text of a clean file is not needed again, and there may be many.
      guard outcome.result.violations.isEmpty, !(keepsText && input.isStandardInput) else {
        return .linted(outcome, contents)
      }
      return .linted(outcome.withoutText, contents?.withoutBytes)
    } catch {
      return .unreadable(error)
    }
  }

  /// Whether a path leads to a file that the run has read, by whatever name.
  func isRead(_ path: [UInt8]) -> Bool {
    guard let identity = try? files.identity(of: path) else { return false }
    let read = inputs.map(\.path) + guarded
    return read.contains { (try? files.identity(of: $0)) == identity }
  }

  /// From which severity on violations of a file fail the run.
  func failLevel(of entry: Entry) -> FailLevel {
    options.failLevel ?? settings[entry.input.settings].failLevel
  }

  /// Whether a violation is left that fails the run.
  var isFailing: Bool {
    entries.contains { entry in
      failLevel(of: entry).fails(entry.result.violations.map(\.severity).max())
    }
  }
}

extension LintOutcome {
  fileprivate var withoutText: LintOutcome {
    let source = SourceText(pathBytes: result.source.pathBytes, bytes: [])
    return LintOutcome(
      result: FileResult(
        source: source, violations: result.violations, summary: result.summary),
      failures: failures)
  }
}

extension FileContents {
  fileprivate var withoutBytes: FileContents { FileContents(bytes: [], identity: identity) }
}
