import Diagnostics

/// What may be done with a change that a rule names: the word after `safety:`.
enum SafetyWord: String, CaseIterable, Sendable {
  /// It is a fix, and nothing on screen changes.
  case safe
  /// It is a fix, and somebody should look at the result.
  case unsafe
  /// It is drawn beside the violation and never made.
  case sketch

  /// What reports say of the change.
  var safety: Fix.Safety { self == .safe ? .safe : .unsafe }
}
