import CornerTokens
import Testing

@testable import CornerGeometry

/// A shape in a component of its own, and what its corners come to.
struct RadiusCase: CustomTestStringConvertible, Sendable {
  var name: String
  var shape: ShapeSketch
  var width: Double?
  var height: Double?
  var resolved: SIMD4<Double>
  /// Nil is the same as `resolved`.
  var effective: SIMD4<Double>?

  var testDescription: String { name }

  static func even(_ radius: Double) -> SIMD4<Double> { SIMD4(repeating: radius) }

  static func unknown(_ reason: UnknownReason) -> SIMD4<Double> {
    SIMD4(repeating: reason.measure)
  }

  static let all: [RadiusCase] = [
    RadiusCase(name: "rectangle", shape: .rectangle, resolved: even(0)),
    RadiusCase(name: "negative", shape: .rounded(-4), resolved: even(0)),
    RadiusCase(
      name: "uneven", shape: .uneven(SIMD4(1, 2, 3, -4)), resolved: SIMD4(1, 2, 3, 0)),
    RadiusCase(
      name: "capsule", shape: .capsule, width: 40, height: 60, resolved: even(20)),
    RadiusCase(name: "capsule by height", shape: .capsule, height: 60, resolved: even(30)),
    RadiusCase(
      name: "capsule by width", shape: .capsule, width: 60,
      resolved: unknown(.capsuleWithoutHeight)),
    RadiusCase(name: "circle", shape: .circle, width: 40, height: 60, resolved: even(20)),
    RadiusCase(
      name: "circle by height", shape: .circle, height: 60,
      resolved: unknown(.circleWithoutSize)),
    RadiusCase(name: "9999", shape: .rounded(9999), height: 60, resolved: even(30)),
    RadiusCase(
      name: "999 at one corner", shape: .uneven(SIMD4(999, 998, 0, 0)), height: 60,
      resolved: SIMD4(30, 998, 0, 0), effective: SIMD4(30, 998, 0, 0) * (60 / 998.0)),
    RadiusCase(
      name: "custom", shape: .custom(radius: 12, roundedRectangular: false), resolved: even(12)),
    RadiusCase(
      name: "custom without radius", shape: .custom(radius: nil, roundedRectangular: true),
      resolved: unknown(.customShapeWithoutRadius)),
    RadiusCase(name: "unreadable", shape: .broken, resolved: unknown(.brokenValue)),
    RadiusCase(
      name: "too large for the height", shape: .rounded(20), width: 120, height: 32,
      resolved: even(20), effective: even(16)),
    RadiusCase(
      name: "exactly half", shape: .rounded(16), width: 120, height: 32, resolved: even(16)),
    RadiusCase(
      name: "all four shrink by one factor", shape: .uneven(SIMD4(24, 0, 24, 8)), width: 200,
      height: 40, resolved: SIMD4(24, 0, 24, 8),
      effective: SIMD4(20, 0, 20, 8 * 40 / 48.0)),
    RadiusCase(
      name: "across the diagonal there is room", shape: .uneven(SIMD4(24, 0, 0, 24)),
      width: 200, height: 40, resolved: SIMD4(24, 0, 0, 24)),
    RadiusCase(
      name: "only the width is known", shape: .rounded(20), width: 30, resolved: even(20),
      effective: even(15)),
    RadiusCase(
      name: "without a container, the minimum", shape: .concentric(minimum: 12),
      resolved: even(12)),
    RadiusCase(name: "without a container, no minimum", shape: .concentric(), resolved: even(0)),
    RadiusCase(
      name: "without a container, container-relative", shape: .containerRelative,
      resolved: even(0)),
    RadiusCase(
      name: "uniform top, fixed and minimum",
      shape: .concentric(
        [
          .concentric(minimum: 4), .concentric(minimum: 9), .fixed(3),
          .concentric(minimum: nil),
        ], .top),
      resolved: SIMD4(9, 9, 3, 0)),
    RadiusCase(
      name: "an unknown radius beside a known side",
      shape: .uneven(SIMD4(UnknownReason.brokenValue.measure, 8, 0, 0)), width: 100,
      resolved: SIMD4(UnknownReason.brokenValue.measure, 8, 0, 0),
      effective: SIMD4(
        UnknownReason.brokenValue.measure, UnknownReason.brokenValue.measure, 0, 0)),
  ]
}

@Suite("Resolved and effective radii")
struct RadiusTests {
  @Test("resolves and cuts", arguments: RadiusCase.all)
  func resolvesAndCuts(example: RadiusCase) {
    let sketch = DocumentSketch(roots: [
      .drawing(example.shape, width: example.width, height: example.height)
    ])
    let document = sketch.document
    let geometry = DocumentGeometry(document)
    let placed = geometry.placements[0]
    let pair = geometry.radii(of: 0, at: 0, in: document)
    for (resolved, effective) in [
      (placed.resolved, placed.effective), (pair.resolved, pair.effective),
    ] {
      for lane in 0..<4 {
        expectSame(resolved[lane], example.resolved[lane])
        expectSame(effective[lane], (example.effective ?? example.resolved)[lane])
      }
    }
  }

  @Test(
    "resolves concentric corners against the container",
    arguments: [
      (28.0, 12.0, nil, 16.0), (28, 12, 20, 20), (28, 12, 16, 16), (10, 12, nil, 0),
      (10, 12, 4, 4), (28, -4, nil, 32), (28, 12, -3, 16), (28, 12, 9999, 25),
    ] as [(Double, Double, Double?, Double)])
  func concentric(radius: Double, padding: Double, minimum: Double?, resolved: Double) {
    let geometry = DocumentSketch(roots: [
      .container(
        .rounded(radius), padding: padding, .drawing(.concentric(minimum: minimum), height: 50))
    ]).geometry
    #expect(geometry.placements[1].resolved == SIMD4(repeating: resolved))
  }

  @Test("keeps the minimum, or 0, at a corner that is not adjacent")
  func notAdjacent() {
    let placements = DocumentSketch(roots: [
      .container(
        .rounded(28), .drawing(.concentric(minimum: 10), inset: 12, alignment: .bottom),
        .drawing(.concentric(), inset: 12, alignment: .bottom),
        .drawing(.concentric(minimum: 10, isUniform: true), inset: 12, alignment: .bottom),
        .drawing(.containerRelative, inset: 12, alignment: .bottom))
    ]).geometry.placements
    #expect(placements[1].resolved == SIMD4(10, 10, 16, 16))
    #expect(placements[2].resolved == SIMD4(0, 0, 16, 16))
    #expect(placements[3].resolved == SIMD4(repeating: 16))
    #expect(placements[4].resolved == SIMD4(0, 0, 16, 16))
  }

  @Test("resolves against the effective radius of the container")
  func containerIsCutFirst() {
    let placements = DocumentSketch(roots: [
      .container(.rounded(40), padding: 4, width: 200, height: 40, .drawing(.concentric()))
    ]).geometry.placements
    #expect(placements[1].resolved == SIMD4(repeating: 16))
  }

  @Test("loses minimums, not fixed radii, in a container that is not rounded-rectangular")
  func customContainer() {
    let corners: [CornerSketch] = [
      .concentric(minimum: 20), .fixed(5), .concentric(minimum: nil), .concentric(minimum: 3),
    ]
    let blob = ShapeSketch.custom(radius: 24, roundedRectangular: false)
    let placements = DocumentSketch(roots: [
      .container(blob, padding: 8, .drawing(.concentric(corners, []))),
      .container(
        .custom(radius: 24, roundedRectangular: true), padding: 8,
        .drawing(.concentric(corners, []))),
    ]).geometry.placements
    #expect(!placements[0].containerIsRoundedRectangular)
    #expect(placements[1].resolved == SIMD4(16, 5, 16, 16))
    #expect(placements[2].containerIsRoundedRectangular)
    #expect(placements[3].resolved == SIMD4(20, 5, 16, 16))
  }

  @Test("gives the radii of any shape of a component where it is placed")
  func otherShapes() {
    var photo = ComponentSketch.drawing(.concentric(minimum: 8), height: 20)
    photo.containerShape = .rounded(14)
    let document = DocumentSketch(roots: [.container(.rounded(28), padding: 12, photo)]).document
    let radii = DocumentGeometry(document).radii(of: 2, at: 1, in: document)
    #expect(radii.resolved == SIMD4(repeating: 14))
    #expect(radii.effective == SIMD4(repeating: 10))
  }

  private func expectSame(_ number: Double, _ wanted: Double) {
    if wanted.isNaN {
      #expect(UnknownReason(measure: number) == UnknownReason(measure: wanted))
    } else {
      expect(number, is: wanted)
    }
  }
}
