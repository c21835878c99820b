import CornerTokens
import Diagnostics

/// What is wrong with a token file, as a listing shows it.
struct ListedFault {
  /// The id of the rule that reports it.
  let rule: String
  /// What is wrong, one sentence without a full stop.
  let sentence: String
  /// What to write instead; may be empty.
  let help: String
  /// The modes in which it holds; empty for all.
  let modes: [String]
  /// Where it is.
  let place: ListedPlace

  /// Takes in what the loader found.
  init(_ fault: TokenFault, at place: ListedPlace) {
    rule = fault.rule.id
    sentence = fault.message
    help = fault.help
    modes = fault.modes
    self.place = place
  }

  /// The sentence, with the modes in which it holds.
  var sentenceWithModes: String {
    Violation(
      rule: rule, severity: .error, message: sentence, range: ByteRange(0, 0), modes: modes
    ).messageWithModes
  }
}
