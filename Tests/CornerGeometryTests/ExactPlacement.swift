import CornerTokens

/// One placement worked out from the words of the format, slowly and exactly; nil is unknown.
///
/// It shares no code with what it checks: fractions, sets and walks up the ancestors.
final class ExactPlacement {
  let sketch: ComponentSketch
  let display: DocumentSketch.DisplaySketch
  let parent: ExactPlacement?

  init(
    _ sketch: ComponentSketch, in parent: ExactPlacement?, display: DocumentSketch.DisplaySketch
  ) {
    self.sketch = sketch
    self.parent = parent
    self.display = display
  }

  /// All placements of a document, in preorder.
  static func all(of sketch: DocumentSketch) -> [ExactPlacement] {
    func list(_ component: ComponentSketch, _ parent: ExactPlacement?) -> [ExactPlacement] {
      let placement = ExactPlacement(component, in: parent, display: sketch.display)
      return [placement] + component.content.flatMap { list($0, placement) }
    }
    return sketch.roots.flatMap { list($0, nil) }
  }

  private(set) lazy var step: ExactStep = ExactStep(
    sketch, padding: parent?.sketch.padding ?? SIMD4(repeating: 0),
    frameWidth: parent?.step.width, frameHeight: parent?.step.height)

  private var saysWhere: Bool { sketch.inset != nil || sketch.alignment != nil }

  /// What does not say where it lies is on its own; content is where the component around it is.
  private var liesInDisplay: Bool {
    if case .absent = display { return false }
    guard let parent else { return saysWhere }
    if parent.liesInDisplay { return true }
    return parent.sketch.shape == nil && parent.parentsDrawNothing && saysWhere
  }

  private var parentsDrawNothing: Bool {
    parent.map { $0.sketch.shape == nil && $0.parentsDrawNothing } ?? true
  }

  private(set) lazy var enclosing: ExactSurroundings = around(
    until: { $0.sketch.shape != nil }, radii: \.effective)

  private(set) lazy var container: ExactSurroundings = around(
    until: \.isContainer, radii: \.declared)

  private func around(
    until isOwner: (ExactPlacement) -> Bool, radii: (ExactPlacement) -> [Corner: Rational?]
  ) -> ExactSurroundings {
    var result = ExactSurroundings(
      owner: .nothing, edges: step.edges, adjacent: step.adjacent, padded: step.padded, radii: [:])
    var ancestor = parent
    while let place = ancestor {
      if isOwner(place) {
        result.owner = .ancestor(place)
        result.radii = radii(place)
        return result
      }
      for edge in Edge.allCases {
        result.edges[edge] = .some(
          sum(known(result.edges, edge), known(place.step.edges, edge)))
      }
      result.adjacent.formIntersection(place.step.adjacent)
      result.padded.formIntersection(place.step.padded)
      ancestor = place.parent
    }
    if liesInDisplay {
      result.owner = .display
      var radius: Rational?
      if case .radius(let number) = display { radius = Rational(length: number) }
      result.radii = byCorner { _ in radius }
    }
    return result
  }

  // MARK: Radii

  private(set) lazy var resolved: [Corner: Rational?] =
    sketch.shape.map { resolved($0) } ?? byCorner { _ in .zero }

  private(set) lazy var effective: [Corner: Rational?] = cut(resolved)

  /// The shape's radii at this placement.
  func resolved(_ shape: ShapeSketch) -> [Corner: Rational?] {
    ExactShape(shape, width: step.width, height: step.height, container: container).radii
  }

  /// All four shrink by one factor until no side is too short for the radii at its ends.
  func cut(_ radii: [Corner: Rational?]) -> [Corner: Rational?] {
    let sides: [(Rational?, Corner, Corner)] = [
      (step.width, .topLeading, .topTrailing), (step.width, .bottomLeading, .bottomTrailing),
      (step.height, .topLeading, .bottomLeading), (step.height, .topTrailing, .bottomTrailing),
    ]
    guard step.width != nil || step.height != nil else { return radii }
    guard Corner.allCases.allSatisfy({ known(radii, $0) != nil }) else {
      return radii.mapValues { $0 == .zero ? .zero : nil }
    }
    var factor = Rational(1)
    for (side, first, second) in sides {
      guard let side, let sum = sum(known(radii, first), known(radii, second)) else { continue }
      if side < sum { factor = min(factor, side / sum) }
    }
    return radii.mapValues { $0.map { $0 * factor } }
  }

  // MARK: Containers

  /// Nil is unknown.
  var isRounded: Bool? {
    guard let shape = sketch.shape else { return false }
    if shape.isRoundWithoutNumbers { return true }
    if resolved.values.contains(where: { $0.map { $0 > .zero } ?? false }) { return true }
    if shape.hasPositiveNumber(minimumsCount: !container.dropsMinimum) { return true }
    return resolved.values.contains(where: { $0 == nil }) ? nil : false
  }

  var hasRoundedContent: Bool {
    func isRounded(_ content: ComponentSketch) -> Bool {
      if let shape = content.shape { return shape.countsAsRoundedContent }
      return content.containerShape == nil && content.content.contains(where: isRounded)
    }
    return sketch.content.contains(where: isRounded)
  }

  var declaredShape: ShapeSketch? { sketch.namesShape ? sketch.shape : sketch.containerShape }

  var isContainer: Bool {
    declaredShape != nil || (hasRoundedContent && isRounded != false)
  }

  /// The shape its content is judged by.
  private var judgedShape: ShapeSketch? {
    guard let declaredShape, declaredShape.isSupportedContainer else {
      return sketch.shape ?? declaredShape
    }
    return declaredShape
  }

  private(set) lazy var declared: [Corner: Rational?] = judgedShape.map { cut(resolved($0)) } ?? [:]

  /// Minimums get lost in it.
  var dropsMinimum: Bool {
    if case .custom(_, roundedRectangular: false)? = judgedShape { return true }
    return false
  }
}
