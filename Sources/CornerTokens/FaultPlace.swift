import Diagnostics

/// A rule at a place: of equal ones only the first is reported.
struct FaultPlace: Hashable, Sendable {
  /// The bytes that are marked.
  let range: ByteRange
  /// The rule that is broken there.
  let rule: TokenFault.Rule
}
