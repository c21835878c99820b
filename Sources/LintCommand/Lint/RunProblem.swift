import Diagnostics
import Files
import RuleEngine

/// Why a run could not do all of its work; any one makes the exit code 2.
enum RunProblem: Sendable {
  /// A file or folder that cannot be read.
  case unreadable(path: [UInt8], SystemError)
  /// A folder in which no file has the name of a token file.
  case noTokenFiles(folder: [UInt8])
  /// A folder for `--rules` that has no rule file in it.
  case noRuleFiles(folder: [UInt8])
  /// A rule file that is wrong.
  case rule(RuleFault)
  /// A rule that could not be worked out.
  case ruleFailed(path: [UInt8], RuleFailure)
  /// The report that could not be written.
  case unwritable(SystemError)

  /// What to tell the user, without a full stop.
  var sentence: String {
    switch self {
    case .unreadable(let path, let error):
      return "cannot read \(FilePath.text(path)): \(error.sentence)"
    case .noTokenFiles(let folder):
      let place =
        folder == [UInt8(ascii: ".")] ? "this folder" : "the folder \(FilePath.text(folder))"
      return "\(place) has no token files in it; they are named \(TokenFileName.list)"
    case .noRuleFiles(let folder):
      return
        "the folder \(FilePath.text(folder)) has no rule files in it; they are named *.yaml or *.yml"
    case .rule(let fault):
      let position = fault.position
      return "\(fault.source.path):\(position.line):\(position.column): \(fault.sentence)"
    case .ruleFailed(let path, let failure):
      let place = failure.component.isEmpty ? "" : ", \(failure.component)"
      return "\(FilePath.text(path))\(place): the rule \(failure.rule) failed: \(failure.sentence)"
    case .unwritable(let error):
      return "cannot write to standard output: \(error.sentence)"
    }
  }
}
