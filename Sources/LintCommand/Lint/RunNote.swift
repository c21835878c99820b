import Files
import Reports

/// What is worth knowing about a run that did its work.
enum RunNote: Sendable {
  /// Passes ran out before nothing was left to fix.
  case moreToFix(path: [UInt8])
  /// Fixes that were tried and taken back.
  case refusedFixes(count: Int)
  /// The configuration excludes all there was to lint.
  case allExcluded(count: Int, first: SkippedInput)
  /// Violations that are found but not shown.
  case hidden(count: Int, minimum: String)
  /// Baseline entries that match nothing any more.
  case staleEntries(baseline: [UInt8], count: Int, examples: [String])
  /// A file that a baseline knows under another name.
  case renamed(from: [UInt8], to: [UInt8], baseline: [UInt8])
  /// A baseline that was written; `left` is how many violations no baseline takes in.
  case baselineWritten(path: [UInt8], count: Int, left: Int)
  /// A file that `init` would write.
  case alreadyThere(path: [UInt8])
  /// A folder in which `init` writes no token file, since there are some.
  case tokenFilesThere
  /// What to do after `init`.
  case nextStep
  /// What a run that changes nothing would fix.
  case wouldFix(count: Int, files: Int)

  /// What to tell the user, without a full stop.
  var sentence: String {
    switch self {
    case .moreToFix(let path):
      return "\(FilePath.text(path)) may have more to fix; run `cornerlint lint --fix` again"
    case .refusedFixes(let count):
      return "\(Counted.text(count, "fix", plural: "fixes")) not made, since more violations would "
        + "come of it"
    case .allExcluded(1, let first):
      return "nothing was linted: \(first.exclusion); `--no-exclude` lints it all the same"
    case .allExcluded(let count, let first):
      return "nothing was linted: all \(count) paths are excluded, the first: \(first.exclusion); "
        + "`--no-exclude` lints them all the same"
    case .hidden(let count, let minimum):
      let verb = count == 1 ? "is" : "are"
      return
        "\(Counted.text(count, "violation")) below `--min-severity \(minimum)` \(verb) not shown"
    case .staleEntries(let baseline, let count, let examples):
      let entries = count == 1 ? "1 entry no longer matches" : "\(count) entries no longer match"
      let list = examples.joined(separator: "; ")
      let more = count > examples.count ? "; …" : ""
      return "\(FilePath.text(baseline)): \(entries) anything (\(list)\(more)); "
        + "`--update-baseline` removes them"
    case .renamed(let old, let new, let baseline):
      return
        "\(FilePath.text(baseline)): \(FilePath.text(old)) seems to be \(FilePath.text(new)) now; "
        + "`--update-baseline` takes that over"
    case .baselineWritten(let path, let count, let left):
      let rest =
        left == 0
        ? "" : "; \(Counted.text(left, "`yaml-syntax` fault")) cannot be in it, and must be mended"
      return "\(FilePath.text(path)) holds \(Counted.text(count, "violation")) now\(rest)"
    case .alreadyThere(let path):
      return "\(FilePath.text(path)) is there already and stays as it is"
    case .tokenFilesThere:
      return "the folder has token files already, so none was written"
    case .nextStep:
      return
        "run `cornerlint lint` next; `--baseline FILE --update-baseline` takes in what there is"
    case .wouldFix(0, _):
      return "there is nothing to change"
    case .wouldFix(let count, let files):
      return "\(Counted.text(count, "violation")) would be fixed in \(Counted.text(files, "file"))"
    }
  }
}

extension SkippedInput {
  /// What is excluded by what.
  fileprivate var exclusion: String {
    guard case .excluded(let configuration) = reason else { return FilePath.text(path) }
    return "\(FilePath.text(path)) is excluded by \(FilePath.text(configuration))"
  }
}
