import Diagnostics

/// Corners of a placed component that are at fault.
package struct CornerMark: Hashable, Sendable {
  /// The place among the placements of the document.
  package let placement: Int
  /// The corners, `1 << Corner.rawValue` each; 0 marks the whole outline.
  package let corners: UInt8
  /// How much the fault weighs.
  package let severity: Severity

  /// Makes a mark.
  package init(placement: Int, corners: UInt8, severity: Severity) {
    self.placement = placement
    self.corners = corners
    self.severity = severity
  }
}
