import CornerTokens
import Expressions

/// The geometry of every placement of a document.
package struct DocumentGeometry: Sendable {
  /// One value a placement, in the order of `TokenDocument.placements`.
  package let placements: [PlacedGeometry]
  /// Points; unknown when the display states none, or when there is none.
  package let displayRadius: Double
  /// How lengths compare.
  package let tolerance: Tolerance

  /// Works out all placements; one pass backwards for rounded content, one forwards for the rest.
  package init(_ document: TokenDocument, tolerance: Tolerance = Tolerance()) {
    let displayRadius = DocumentGeometry.radius(of: document.display)
    self.tolerance = tolerance
    self.displayRadius = displayRadius
    placements = document.placements.withUnsafeBufferPointer { placements in
      document.components.withUnsafeBufferPointer { components in
        document.shapes.withUnsafeBufferPointer { shapes in
          DocumentGeometry.placements(
            placements, components, shapes, displayRadius: displayRadius,
            hasDisplay: document.display != nil, tolerance: tolerance)
        }
      }
    }
  }

  private static func placements(
    _ placements: UnsafeBufferPointer<Placement>, _ components: UnsafeBufferPointer<Component>,
    _ shapes: UnsafeBufferPointer<Shape>, displayRadius: Double, hasDisplay: Bool,
    tolerance: Tolerance
  ) -> [PlacedGeometry] {
    guard let firstPlacement = placements.baseAddress, let firstComponent = components.baseAddress
    else { return [] }
    let roundedContent = RoundedContent.flags(
      placements: placements, components: components, shapes: shapes)
    return Array(unsafeUninitializedCapacity: placements.count) { buffer, initializedCount in
      guard let base = buffer.baseAddress else { return }
      let pass = GeometryPass(
        placements: firstPlacement, components: firstComponent, shapes: shapes.baseAddress,
        resolver: RadiusResolver(placements: base, displayRadius: displayRadius),
        hasDisplay: hasDisplay, tolerance: tolerance)
      for index in 0..<placements.count {
        pass.place(index, at: base + index, roundedContent: roundedContent[index])
      }
      initializedCount = placements.count
    }
  }

  /// A display has no known size, so one that is "fully round" has an unknown radius.
  private static func radius(of display: Display?) -> Double {
    guard let display else { return UnknownReason.noContainer.measure }
    return display.cornerRadius >= Shape.fullyRound
      ? UnknownReason.capsuleWithoutHeight.measure : display.cornerRadius
  }

  /// The effective radii of the shape around a placement, by `Corner`; unknown when there is none.
  @inlinable
  package func enclosingRadii(at placement: Int) -> SIMD4<Double> {
    let owner = placements[placement].enclosing.owner
    if owner >= 0 { return placements[Int(owner)].effective }
    return SIMD4(
      repeating: owner == Surroundings.display
        ? displayRadius : UnknownReason.noEnclosingShape.measure)
  }

  /// The radii that a placement resolves against, by `Corner`; unknown when it has no container.
  @inlinable
  package func containerRadii(at placement: Int) -> SIMD4<Double> {
    let owner = placements[placement].container.owner
    if owner >= 0 { return placements[Int(owner)].declared }
    return SIMD4(
      repeating: owner == Surroundings.display ? displayRadius : UnknownReason.noContainer.measure)
  }

  /// Whether a corner lies where the shape around it still curves.
  @inlinable
  package func isInReachOfEnclosing(_ corner: Corner, at placement: Int) -> Answer {
    placements[placement].enclosing.isInReach(
      corner, of: enclosingRadii(at: placement)[corner.lane], tolerance: tolerance)
  }

  /// Whether a corner lies where its container still curves.
  @inlinable
  package func isInReachOfContainer(_ corner: Corner, at placement: Int) -> Answer {
    placements[placement].container.isInReach(
      corner, of: containerRadii(at: placement)[corner.lane], tolerance: tolerance)
  }

  /// The radii of any shape of a component (a fallback, a clip shape) at one of its placements.
  ///
  /// `shape` is an index into `TokenDocument.shapes`; all 0 when it is negative.
  package func radii(
    of shape: Int32, at placement: Int, in document: TokenDocument
  ) -> ShapeRadii {
    guard shape >= 0 else {
      return ShapeRadii(resolved: SIMD4(repeating: 0), effective: SIMD4(repeating: 0))
    }
    return placements.withUnsafeBufferPointer { placements in
      document.shapes.withUnsafeBufferPointer { shapes in
        guard let first = placements.baseAddress, let firstShape = shapes.baseAddress else {
          return ShapeRadii(resolved: SIMD4(repeating: 0), effective: SIMD4(repeating: 0))
        }
        let resolver = RadiusResolver(placements: first, displayRadius: displayRadius)
        let placed = first + placement
        let resolved = resolver.resolved(firstShape + Int(shape), at: placed)
        return ShapeRadii(
          resolved: resolved,
          effective: CornerCut.effective(
            resolved, width: placed.pointee.width, height: placed.pointee.height))
      }
    }
  }
}
