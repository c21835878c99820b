import Diagnostics
import Expressions

/// The places and texts of a rule, compiled; only a rule that reports something needs them.
struct RuleTexts: Sendable {
  /// A second place.
  struct LabelTexts: Sendable {
    let at: Program
    let text: CompiledTemplate
    let when: Program?
  }

  /// A change that would settle the violation.
  struct FixTexts: Sendable {
    /// What the change does.
    enum Action: Sendable {
      case set(place: Program)
      case insert(key: String, section: FieldSection)
    }

    let when: Program?
    let action: Action
    let to: CompiledTemplate
    let safety: Fix.Safety
  }

  let at: Program
  let note: CompiledTemplate?
  let message: CompiledTemplate
  let help: CompiledTemplate?
  let labels: [LabelTexts]
  /// Without what is only drawn.
  let fixes: [FixTexts]
  /// The groups of fields that `at` reads.
  let placeGroups: UInt64
  /// The groups of fields that the others read.
  let groups: UInt64
}
