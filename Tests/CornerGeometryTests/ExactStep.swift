import CornerTokens

/// Where a component lies in the one directly around it, exactly.
struct ExactStep {
  var edges: [Edge: Rational?] = [:]
  var width: Rational?
  var height: Rational?
  var adjacent: Set<Corner>
  var padded: Set<Corner> = []

  init(
    _ sketch: ComponentSketch, padding: SIMD4<Double>, frameWidth: Rational?,
    frameHeight: Rational?
  ) {
    let word = (sketch.alignment?.word ?? "").lowercased()
    let named = Edge.allCases.filter { word.contains($0.word) }
    let isCentered = word == "center"
    func spacing(_ edge: Edge) -> Rational {
      Rational(length: padding[edge.lane]) + Rational(length: sketch.inset?[edge.lane] ?? 0)
    }
    var isPadded = true
    // One axis: the distances at both ends and the size.
    func fit(
      _ near: Edge, _ far: Edge, _ frame: Rational?, _ own: Rational?
    ) -> (Rational?, Rational?, Rational?) {
      let room = frame.map { $0 - spacing(near) - spacing(far) }
      let leftOver = sum(room, own.map { -$0 })
      let half = leftOver.map { $0 / Rational(2) }
      if isCentered {
        if half != .zero { isPadded = false }
        return (sum(spacing(near), half), sum(spacing(far), half), own)
      }
      if named.contains(near) { return (spacing(near), sum(spacing(far), leftOver), own) }
      if named.contains(far) { return (sum(spacing(near), leftOver), spacing(far), own) }
      if let leftOver, exceeds(leftOver, .zero) {
        isPadded = false
        return (sum(spacing(near), half), sum(spacing(far), half), own)
      }
      return (spacing(near), spacing(far), room.map { max($0, .zero) } ?? own)
    }
    let across = fit(.leading, .trailing, frameWidth, sketch.width.map(Rational.init(length:)))
    let down = fit(.top, .bottom, frameHeight, sketch.height.map(Rational.init(length:)))
    edges = [.leading: across.0, .trailing: across.1, .top: down.0, .bottom: down.1]
    width = across.2
    height = down.2
    adjacent = Set(
      Corner.allCases.filter { corner in
        named.allSatisfy { $0 == corner.horizontalEdge || $0 == corner.verticalEdge }
      })
    if isCentered, edges.values.contains(where: { $0 == nil }) { adjacent = [] }
    if isPadded { padded = adjacent }
  }
}
