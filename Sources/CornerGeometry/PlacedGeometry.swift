import CornerTokens

/// The size, radii and surroundings of one placement.
///
/// Radii and distances are points; an unknown number is a NaN that carries its `UnknownReason`.
package struct PlacedGeometry: Sendable {
  /// The radii of the shape it draws, by `Corner`; all 0 for a layout-only component.
  package var resolved: SIMD4<Double>
  /// The radii it draws in the end, cut where the sides cannot hold them.
  package var effective: SIMD4<Double>
  /// The effective radii that its content resolves against; nothing unless `isContainer`.
  ///
  /// They are those of its container shape, or of the shape it draws where that stands in.
  package var declared: SIMD4<Double>
  /// The nearest ancestor that draws a shape, or the display.
  package var enclosing: Surroundings
  /// Points; known when stated, or when it fills a known room.
  package var width: Double
  /// Points; known when stated, or when it fills a known room.
  package var height: Double
  /// What else is so of it.
  package var traits: PlacementTraits
  /// The nearest ancestor that is a container, or the display.
  package var container: Surroundings

  /// True when its content resolves against it: it declares a container shape, or counts as if.
  @inlinable
  package var isContainer: Bool { traits.contains(.container) }

  /// True when it has the key `containerShape`, readable or not.
  @inlinable
  package var declaresContainerShape: Bool { traits.contains(.declaresContainerShape) }

  /// True when it declares no container shape, but draws a shape that is rounded, or may be, and
  /// has rounded content.
  @inlinable
  package var isImplicitContainer: Bool {
    traits.contains(.container) && !traits.contains(.declaresContainerShape)
  }

  /// True when concentric content keeps its minimum in it; false unless `isContainer`.
  ///
  /// It does not in a custom shape that is not rounded-rectangular.
  @inlinable
  package var containerIsRoundedRectangular: Bool {
    traits.contains(.roundedRectangularContainer)
  }

  /// True when its content, seen through layout-only components, has a fixed radius above 0, is
  /// concentric or container-relative.
  @inlinable
  package var hasRoundedContent: Bool { traits.contains(.roundedContent) }

  /// Whether the shape it draws is rounded anywhere; no for a layout-only component.
  @inlinable
  package var isRounded: Answer {
    if traits.contains(.rounded) { return .yes }
    for lane in 0..<4 where resolved[lane].isNaN { return Answer(unknown: resolved[lane]) }
    return .no
  }

  /// A placement whose radii are still to come.
  @inline(__always)
  init(_ step: PlacementStep, enclosing: Surroundings, container: Surroundings) {
    resolved = SIMD4(repeating: 0)
    effective = SIMD4(repeating: 0)
    declared = SIMD4(repeating: 0)
    self.enclosing = enclosing
    self.container = container
    width = step.width
    height = step.height
    traits = []
  }
}
