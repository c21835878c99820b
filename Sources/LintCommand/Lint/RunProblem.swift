import Baseline
import Configuration
import Diagnostics
import Files
import RuleEngine

/// Why a run could not do all of its work; any one makes the exit code 2.
enum RunProblem: Sendable {
  /// A file or folder that cannot be read.
  case unreadable(path: [UInt8], SystemError)
  /// A folder in which no file has the name of a token file, or is one of those that a
  /// configuration includes.
  case noTokenFiles(folder: [UInt8], includedBy: [UInt8]?)
  /// A folder for rules of a team's own that has no rule file in it.
  case noRuleFiles(folder: [UInt8])
  /// A rule file that is wrong.
  case rule(RuleFault)
  /// A rule that could not be worked out.
  case ruleFailed(path: [UInt8], RuleFailure)
  /// What a configuration names and is not as it should be, with the sentence about it.
  case configured(at: Origin, String)
  /// A configuration that is wrong.
  case configuration(ConfigurationFault)
  /// A baseline that is wrong.
  case baseline(BaselineFault)
  /// A baseline that cannot be read.
  case noBaseline(path: [UInt8], SystemError)
  /// `--update-baseline` without a baseline.
  case noBaselineName
  /// A file whose fixes could not be written.
  case notRewritten(path: [UInt8], ReplacementError)
  /// A report that could not be written to standard output.
  case unwritable(SystemError)
  /// A report or baseline that would take the place of a file that the run has read.
  case writtenOverRead(path: [UInt8])
  /// A file that could not be written.
  case unwritableFile(path: [UInt8], SystemError)

  /// What to tell the user, without a full stop.
  var sentence: String {
    switch self {
    case .unreadable(let path, let error):
      return "cannot read \(FilePath.text(path)): \(error.sentence)"
    case .noTokenFiles(let folder, let configuration):
      let place =
        folder == [UInt8(ascii: ".")] ? "this folder" : "the folder \(FilePath.text(folder))"
      let names =
        configuration.map { "\(FilePath.text($0)) says which files they are" }
        ?? "they are named \(TokenFileName.list)"
      return "\(place) has no token files in it; \(names)"
    case .noRuleFiles(let folder):
      return
        "the folder \(FilePath.text(folder)) has no rule files in it; they are named *.yaml or *.yml"
    case .rule(let fault):
      let position = fault.position
      return Self.located(fault.source.path, position.line, position.column, fault.sentence)
    case .ruleFailed(let path, let failure):
      let place = failure.component.isEmpty ? "" : ", \(failure.component)"
      return "\(FilePath.text(path))\(place): the rule \(failure.rule) failed: \(failure.sentence)"
    case .configured(let origin, let sentence):
      return Self.located(FilePath.text(origin.path), origin.line, origin.column, sentence)
    case .configuration(let fault):
      let origin = fault.origin
      return Self.located(FilePath.text(origin.path), origin.line, origin.column, fault.sentence)
    case .baseline(let fault):
      let position = fault.position
      return Self.located(fault.source.path, position.line, position.column, fault.sentence)
    case .noBaseline(let path, let error):
      return "cannot read \(FilePath.text(path)): \(error.sentence)"
        + (error.isMissingFile ? "; `--update-baseline` writes it" : "")
    case .noBaselineName:
      return "`--update-baseline` does not know which file to write; add `--baseline FILE`, or "
        + "`baseline: FILE` to the configuration"
    case .notRewritten(let path, let error):
      return "cannot rewrite \(FilePath.text(path)): \(error.sentence)"
    case .unwritable(let error):
      return "cannot write to standard output: \(error.sentence)"
    case .writtenOverRead(let path):
      return "\(FilePath.text(path)) is a file that this run reads, and is not written over; "
        + "name another place"
    case .unwritableFile(let path, let error):
      return "cannot write \(FilePath.text(path)): \(error.sentence)"
    }
  }
  private static func located(
    _ path: String, _ line: Int, _ column: Int, _ sentence: String
  ) -> String {
    "\(path):\(line):\(column): \(sentence)"
  }
}
