/// What a rule found in a file, as a test that passed or failed.
struct TestCase {
  /// A violation in words.
  struct Outcome {
    /// What is wrong.
    let message: String
    /// The place, the message, and what to do, in lines.
    let details: String
  }

  /// The rule's id, or a few words for a clean file.
  let name: String
  /// The first line that a violation is at, from 1.
  var line: Int?
  /// The errors; the test failed when there is one.
  var failures: [Outcome] = []
  /// What weighs less.
  var remarks: [Outcome] = []
}
