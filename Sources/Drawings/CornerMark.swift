import Diagnostics

/// Corners of a placed component that are at fault.
package struct CornerMark: Hashable, Sendable {
  /// The place among the placements of the document.
  package let placement: Int
  /// The corners, `1 << Corner.rawValue` each; 0 marks the whole outline.
  package let corners: UInt8
  /// How much the fault weighs.
  package let severity: Severity
  /// The id of the rule that reports it; empty to name none.
  package let rule: String
  /// True when the curve at fault is that of what is around the component.
  package let isAround: Bool
  /// The key of the shape at fault; empty for the one that is drawn.
  package let shapeKey: String

  /// Makes a mark.
  package init(
    placement: Int, corners: UInt8, severity: Severity, rule: String = "", isAround: Bool = false,
    shapeKey: String = ""
  ) {
    self.placement = placement
    self.corners = corners
    self.severity = severity
    self.rule = rule
    self.isAround = isAround
    self.shapeKey = shapeKey
  }

  /// Marks the place that a violation was found on.
  package init(_ place: ModelPlace, of violation: Violation) {
    self.init(
      placement: place.placement, corners: place.corners, severity: violation.severity,
      rule: violation.rule, isAround: place.isAround, shapeKey: place.shapeKey)
  }
}
