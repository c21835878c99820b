import CornerTokens

/// Makes documents of all kinds from a seed; every length is a multiple of a twentieth of a point.
struct RandomSketch {
  var seed: Seed

  mutating func document() -> DocumentSketch {
    var document = DocumentSketch(roots: [])
    let display = Int.random(in: 0..<4, using: &seed)
    if display == 1 { document.display = .withoutRadius }
    if display > 1 { document.display = .radius(length(20...60)) }
    for _ in 0..<Int.random(in: 1...3, using: &seed) { document.roots.append(component(depth: 0)) }
    return document
  }

  private mutating func component(depth: Int) -> ComponentSketch {
    var component = ComponentSketch()
    if seed.chance(75) { component.shape = shape() }
    if seed.chance(45) {
      if component.shape != nil, seed.chance(60) {
        component.namesShape = true
      } else {
        component.containerShape = shape()
      }
    }
    if seed.chance(70) { component.padding = edges() }
    if seed.chance(35) { component.inset = edges() }
    if seed.chance(35) {
      component.alignment = seed.pick(Alignment.allCases.filter { $0 != .none })
    }
    let largest = 400 >> depth
    if seed.chance(45) { component.width = length(10...largest) }
    if seed.chance(45) { component.height = length(10...largest) }
    guard depth < 5, seed.chance(depth == 0 ? 95 : 75) else { return component }
    for _ in 0..<Int.random(in: 1...2, using: &seed) {
      component.content.append(self.component(depth: depth + 1))
    }
    return component
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    if seed.chance(70) { return Double(Int.random(in: range, using: &seed)) }
    return Double(Int.random(in: range.lowerBound * 20...range.upperBound * 20, using: &seed)) / 20
  }

  private mutating func edges() -> SIMD4<Double> {
    let low = seed.chance(10) ? -4 : 0
    if seed.chance(60) { return SIMD4(repeating: length(low...16)) }
    return SIMD4(length(low...16), length(low...16), length(low...16), length(low...16))
  }

  private mutating func radius() -> Double {
    if seed.chance(4) { return 9999 }
    if seed.chance(4) { return -3 }
    return seed.chance(12) ? 0 : length(1...40)
  }

  private mutating func shape() -> ShapeSketch {
    switch Int.random(in: 0..<16, using: &seed) {
    case 0: .rectangle
    case 1...4: .rounded(radius())
    case 5, 6: .uneven(SIMD4(radius(), radius(), radius(), radius()))
    case 7: .capsule
    case 8: .circle
    case 9: .containerRelative
    case 10, 11: .concentric(minimum: seed.chance(60) ? radius() : nil, isUniform: seed.chance(40))
    case 12: corners()
    case 13: seed.chance(30) ? .broken : .rounded(radius())
    default:
      .custom(radius: seed.chance(75) ? radius() : nil, roundedRectangular: seed.chance(50))
    }
  }

  private mutating func corners() -> ShapeSketch {
    var corners: [CornerSketch] = []
    for _ in 0..<4 {
      corners.append(
        seed.chance(40)
          ? .fixed(radius()) : .concentric(minimum: seed.chance(50) ? radius() : nil))
    }
    return .concentric(
      corners, seed.pick([[], .top, .bottom, .leading, .trailing, [.top, .bottom]]))
  }
}
