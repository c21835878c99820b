/// Why a file that a configuration imports cannot be taken in.
package struct ImportFailure: Error, Sendable {
  /// What is wrong, and what to do, without a full stop.
  package let sentence: String
  /// True when the choice of its modes is at fault, and not the file.
  package let isAboutModes: Bool

  init(_ problem: ImportProblem) {
    sentence = problem.help.isEmpty ? problem.sentence : "\(problem.sentence); \(problem.help)"
    if case .modes = problem { isAboutModes = true } else { isAboutModes = false }
  }
}
