import CornerTokens
import Diagnostics

/// A fault in a figure, in words.
struct FigureFault: Hashable, Sendable {
  /// How much it weighs.
  let severity: Severity
  /// The id of the rule that reports it.
  let rule: String
  /// The component whose outline is marked.
  let name: String
  /// The place of that outline in the figure.
  var outline: Int
  /// The corners, one bit a corner; 0 where it is no matter of single corners.
  let corners: UInt8

  /// Whether it shows where these outlines are shown at these corners.
  func isShown(_ outlines: [Int], at shown: [Corner]) -> Bool {
    outlines.contains(outline)
      && (corners == 0 || shown.contains { corners & (1 << $0.rawValue) != 0 })
  }
}
