import Diagnostics

/// What a rule found in a file, as a test that passed or failed.
struct TestCase {
  /// A violation in words.
  struct Outcome {
    /// How much it weighs.
    let severity: Severity
    /// What is wrong.
    let message: String
    /// The place, the message, and what to do, in lines.
    let details: String
  }

  /// The rule's id, or a few words where there is no rule.
  let name: String
  /// The first line that a violation is at, from 1.
  var line: Int?
  /// What fails the run; the test failed when there is one.
  var failures: [Outcome] = []
  /// What does not fail the run.
  var remarks: [Outcome] = []
  /// Why the run could not do all of its work, when that is what the case is about.
  var problem: String?
}
