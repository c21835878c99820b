import CornerTokens
import Expressions

/// The pass over a document's placements, each after the one around it.
struct GeometryPass {
  let placements: UnsafePointer<Placement>
  let components: UnsafePointer<Component>
  let shapes: UnsafePointer<Shape>?
  let resolver: RadiusResolver
  let hasDisplay: Bool
  let tolerance: Tolerance

  /// Works out the placement at an index; all before it must be there already.
  @inline(__always)
  func place(_ index: Int, at placed: UnsafeMutablePointer<PlacedGeometry>, roundedContent: Bool) {
    placed.initialize(to: surrounded(index))
    resolve(placed, at: index, hasRoundedContent: roundedContent)
  }

  /// A placement with its size and surroundings, radii still 0.
  @inline(__always)
  private func surrounded(_ index: Int) -> PlacedGeometry {
    let component = component(index)
    let parent = Int(placements[index].parent)
    guard parent >= 0, parent < index else { return root(component) }
    let around = resolver.placements + parent
    let step = PlacementStep(
      component, frameWidth: around.pointee.width, frameHeight: around.pointee.height,
      padding: self.component(parent).pointee.padding, tolerance: tolerance)
    let direct = Surroundings(step, owner: Int32(truncatingIfNeeded: parent))
    let draws = around.pointee.traits.contains(.draws)
    // Only through components that draw nothing can one say where in the display it lies.
    let outermost =
      hasDisplay && !draws && around.pointee.enclosing.owner == Surroundings.none
        && component.pointee.saysWhere ? Surroundings.display : Surroundings.none
    return PlacedGeometry(
      step,
      enclosing: draws
        ? direct : chained(around.pointee.enclosing, step, orElse: outermost),
      container: around.pointee.isContainer
        ? direct : chained(around.pointee.container, step, orElse: outermost))
  }

  private func root(_ component: UnsafePointer<Component>) -> PlacedGeometry {
    let unknown = UnknownReason.notDeclared.measure
    let step = PlacementStep(
      component, frameWidth: unknown, frameHeight: unknown, padding: SIMD4(repeating: 0),
      tolerance: tolerance)
    let owner =
      hasDisplay && component.pointee.saysWhere ? Surroundings.display : Surroundings.none
    let surroundings = Surroundings(step, owner: owner)
    return PlacedGeometry(step, enclosing: surroundings, container: surroundings)
  }

  /// What surrounds the component around, one level further in.
  ///
  /// Without an owner the distances count from the outermost component's place, in case something
  /// further in says where in the display it lies.
  @inline(__always)
  private func chained(
    _ outer: Surroundings, _ step: PlacementStep, orElse outermost: Int32
  ) -> Surroundings {
    if !hasDisplay, !outer.exists { return outer }
    return Surroundings(
      edges: LengthArithmetic.sum(outer.edges, step.edges),
      owner: outer.exists ? outer.owner : outermost,
      adjacentBits: outer.adjacentBits & step.adjacentBits,
      paddedBits: outer.paddedBits & step.paddedBits,
      heldEdgeBits: outer.heldEdgeBits & step.heldEdgeBits,
      namedEdgeBits: outer.namedEdgeBits | step.namedEdgeBits)
  }

  @inline(__always)
  private func resolve(
    _ placed: UnsafeMutablePointer<PlacedGeometry>, at index: Int, hasRoundedContent: Bool
  ) {
    let component = component(index)
    var traits: PlacementTraits = hasRoundedContent ? .roundedContent : []
    let drawn = shape(component.pointee.drawn)
    if let shape = drawn {
      placed.pointee.resolved = resolver.resolved(shape, at: placed)
      placed.pointee.effective = CornerCut.effective(
        placed.pointee.resolved, width: placed.pointee.width, height: placed.pointee.height)
      traits.formUnion(.draws)
      if isRounded(shape, placed) { traits.formUnion(.rounded) }
    }
    placed.pointee.traits = traits
    if let declared = shape(component.pointee[.containerShape]) {
      placed.pointee.traits.formUnion([.container, .declaresContainerShape])
      declare(declared, drawn: drawn, at: placed)
    } else if hasRoundedContent, let drawn, !placed.pointee.isRounded.isNo {
      placed.pointee.traits.formUnion(.container)
      declareDrawn(drawn, at: placed)
    }
  }

  /// Lets content resolve against a declared container shape, or against what stands in for it.
  private func declare(
    _ declared: UnsafePointer<Shape>, drawn: UnsafePointer<Shape>?,
    at placed: UnsafeMutablePointer<PlacedGeometry>
  ) {
    let isFit = declared.pointee.isRoundedRectangular || declared.pointee.kind == .broken
    if let drawn, declared == drawn || !isFit {
      declareDrawn(drawn, at: placed)
      return
    }
    placed.pointee.declared = CornerCut.effective(
      resolver.resolved(declared, at: placed), width: placed.pointee.width,
      height: placed.pointee.height)
    if isFit || declared.pointee.kind != .custom {
      placed.pointee.traits.formUnion(.roundedRectangularContainer)
    }
  }

  /// Lets content resolve against the shape drawn.
  @inline(__always)
  private func declareDrawn(
    _ drawn: UnsafePointer<Shape>, at placed: UnsafeMutablePointer<PlacedGeometry>
  ) {
    placed.pointee.declared = placed.pointee.effective
    if drawn.pointee.isRoundedRectangular || drawn.pointee.kind != .custom {
      placed.pointee.traits.formUnion(.roundedRectangularContainer)
    }
  }

  /// True when some corner is certainly rounded, whatever its size or its container come to.
  @inline(__always)
  private func isRounded(
    _ shape: UnsafePointer<Shape>, _ placed: UnsafePointer<PlacedGeometry>
  ) -> Bool {
    let kind = shape.pointee.kind
    if kind == .capsule || kind == .circle { return true }
    let resolved = placed.pointee.resolved
    if resolved[0] > 0 || resolved[1] > 0 || resolved[2] > 0 || resolved[3] > 0 { return true }
    // A radius or a minimum above 0 rounds the corner even where the result is unknown.
    let radii = shape.pointee.radii
    let keepsMinimum = resolver.keepsMinimum(placed)
    for lane in 0..<4 where radii[lane] > 0 {
      if keepsMinimum || shape.pointee.concentricBits & (1 << UInt8(lane)) == 0 { return true }
    }
    return false
  }

  @inline(__always)
  private func component(_ placement: Int) -> UnsafePointer<Component> {
    components + Int(placements[placement].component)
  }

  @inline(__always)
  private func shape(_ keyed: KeyedShape) -> UnsafePointer<Shape>? {
    guard keyed.isPresent, let shapes else { return nil }
    return shapes + Int(keyed.shape)
  }
}
