import CornerTokens
import Testing

@testable import CornerGeometry

/// One component in a container of 100 × 60 with padding 10 (or of unknown size).
struct DistanceCase: CustomTestStringConvertible, Sendable {
  var name: String
  var frame: (Double, Double)?
  var content: ComponentSketch
  /// Top, leading, bottom, trailing; nil is unknown.
  var edges: [Double?]
  var adjacent: [Corner]
  var isPadded = true

  var testDescription: String { name }

  static let sized: (Double, Double) = (100, 60)

  static let all: [DistanceCase] = [
    DistanceCase(
      name: "fills an unknown room", frame: nil, content: .layout(inset: 2),
      edges: [12, 12, 12, 12], adjacent: Corner.allCases),
    DistanceCase(
      name: "fills when only its own size is known", frame: nil,
      content: .layout(width: 20, height: 20), edges: [10, 10, 10, 10],
      adjacent: Corner.allCases),
    DistanceCase(
      name: "is centred when both are known and it is smaller", frame: sized,
      content: .layout(width: 60, height: 30), edges: [15, 20, 15, 20],
      adjacent: Corner.allCases, isPadded: false),
    DistanceCase(
      name: "is centred on one axis only", frame: sized, content: .layout(height: 30),
      edges: [15, 10, 15, 10], adjacent: Corner.allCases, isPadded: false),
    DistanceCase(
      name: "fills a room that it exceeds", frame: sized, content: .layout(width: 90, height: 40),
      edges: [10, 10, 10, 10], adjacent: Corner.allCases),
    DistanceCase(
      name: "fills a room that differs within the tolerance", frame: sized,
      content: .layout(width: 79.996, height: 40), edges: [10, 10, 10, 10],
      adjacent: Corner.allCases),
    DistanceCase(
      name: "sits at the bottom and fills across", frame: sized,
      content: .layout(alignment: .bottom, height: 30), edges: [20, 10, 10, 10],
      adjacent: [.bottomLeading, .bottomTrailing]),
    DistanceCase(
      name: "sits at the bottom and is centred across", frame: sized,
      content: .layout(alignment: .bottom, width: 60, height: 30), edges: [20, 20, 10, 20],
      adjacent: [.bottomLeading, .bottomTrailing], isPadded: false),
    DistanceCase(
      name: "sits at the top without sizes", frame: nil, content: .layout(alignment: .top),
      edges: [10, 10, nil, 10], adjacent: [.topLeading, .topTrailing]),
    DistanceCase(
      name: "sits at the leading edge", frame: nil, content: .layout(alignment: .leading),
      edges: [10, 10, 10, nil], adjacent: [.topLeading, .bottomLeading]),
    DistanceCase(
      name: "sits at the trailing edge", frame: nil, content: .layout(alignment: .trailing),
      edges: [10, nil, 10, 10], adjacent: [.topTrailing, .bottomTrailing]),
    DistanceCase(
      name: "sits in one corner only", frame: sized,
      content: .layout(inset: 1, alignment: .bottomTrailing, width: 20, height: 20),
      edges: [29, 69, 11, 11], adjacent: [.bottomTrailing]),
    DistanceCase(
      name: "is centred by its alignment", frame: sized,
      content: .layout(alignment: .center, width: 60, height: 30), edges: [15, 20, 15, 20],
      adjacent: Corner.allCases, isPadded: false),
    DistanceCase(
      name: "reaches over the edges when centred and larger", frame: sized,
      content: .layout(alignment: .center, width: 90, height: 40), edges: [10, 5, 10, 5],
      adjacent: Corner.allCases, isPadded: false),
    DistanceCase(
      name: "is centred somewhere without sizes", frame: sized,
      content: .layout(alignment: .center, width: 60), edges: [nil, 20, nil, 20], adjacent: []),
  ]
}

@Suite("Distances and adjacency")
struct DistanceTests {
  @Test("places content in its container", arguments: DistanceCase.all)
  func placesContent(example: DistanceCase) {
    let container = ComponentSketch.container(
      .rounded(20), padding: 10, width: example.frame?.0, height: example.frame?.1,
      example.content)
    let placed = DocumentSketch(roots: [container]).geometry.placements[1]
    for surroundings in [placed.enclosing, placed.container] {
      #expect(surroundings.owner == 0)
      for edge in Edge.allCases {
        expect(surroundings.edges[edge.lane], is: example.edges[edge.lane])
      }
      #expect(Corner.allCases.filter(surroundings.isAdjacent) == example.adjacent)
      #expect(
        Corner.allCases.filter(surroundings.isPadded) == (example.isPadded ? example.adjacent : []))
    }
  }

  @Test("gives what fills a known room the size of the room")
  func fillsRoom() {
    let placements = DocumentSketch(roots: [
      .container(
        .rounded(20), padding: 10, width: 100, height: 60,
        .layout(inset: 5, .drawing(.capsule)), .layout(width: 90, height: 90))
    ]).geometry.placements
    #expect(placements[2].width == 70 && placements[2].height == 30)
    #expect(placements[2].resolved == SIMD4(repeating: 15))
    #expect(placements[3].width == 80 && placements[3].height == 40)
  }

  @Test("sums up layout-only components, and keeps the corners adjacent on every step")
  func looksThroughLayout() {
    let placed = DocumentSketch(roots: [
      .container(
        .rounded(40), padding: 8,
        .layout(
          padding: 4, inset: 1, alignment: .bottom,
          .drawing(.rounded(16), alignment: .leading)))
    ]).geometry.placements[2]
    #expect(placed.enclosing.owner == 0)
    #expect(Corner.allCases.filter(placed.enclosing.isAdjacent) == [.bottomLeading])
    #expect(placed.enclosing.gap(.bottomLeading) == 13)
    #expect(placed.enclosing.alignedEdgeBits == 0b0110)
    #expect(UnknownReason(measure: placed.enclosing.dx(.topTrailing)) == .centredWithoutSize)
  }

  @Test("takes the smaller distance for the gap and the larger for the depth")
  func gapAndDepth() {
    var card = ComponentSketch.container(.rounded(24), .drawing(.rounded(16)))
    card.padding = SIMD4(8, 16, 4, 12)
    let around = DocumentSketch(roots: [card]).geometry.placements[1].enclosing
    #expect(around.gap(.topLeading) == 8 && around.depth(.topLeading) == 16)
    #expect(around.gap(.topTrailing) == 8 && around.depth(.topTrailing) == 12)
    #expect(around.gap(.bottomLeading) == 4 && around.depth(.bottomLeading) == 16)
    #expect(around.gap(.bottomTrailing) == 4 && around.depth(.bottomTrailing) == 12)
  }

  @Test("says that what depends on an unreadable value is unknown because of it")
  func brokenValues() {
    let broken = UnknownReason.brokenValue.measure
    var padding = ComponentSketch.container(.rounded(24), .drawing(.rounded(16)))
    padding.padding[Edge.leading.lane] = broken
    let size = ComponentSketch.container(
      .rounded(24), width: 100, .drawing(.rounded(16), width: broken))
    let geometry = DocumentSketch(roots: [padding, size]).geometry
    let inset = geometry.placements[1].enclosing
    #expect(UnknownReason(measure: inset.dx(.topLeading)) == .brokenValue)
    #expect(inset.dx(.topTrailing) == 0)
    #expect(geometry.isInReachOfEnclosing(.topLeading, at: 1).reason == .brokenValue)
    #expect(geometry.isInReachOfEnclosing(.topTrailing, at: 1) == .yes)
    let content = geometry.placements[3]
    #expect(UnknownReason(measure: content.enclosing.dx(.topLeading)) == .brokenValue)
    #expect(UnknownReason(measure: content.effective[0]) == .brokenValue)
  }

  @Test("turns a sum beyond the largest double into an unknown, not an infinity")
  func hugeValues() {
    let huge = 1.7e308
    let geometry = DocumentSketch(roots: [
      .container(.rounded(24), padding: huge, width: 100, .drawing(.concentric(), inset: huge))
    ]).geometry
    let placed = geometry.placements[1]
    #expect(UnknownReason(measure: placed.enclosing.depth(.topLeading)) == .brokenValue)
    #expect(UnknownReason(measure: placed.resolved[0]) == .brokenValue)
  }

  @Test(
    "is in reach where the radius exceeds the depth by more than the tolerance",
    arguments: [(24.0, true), (12.006, true), (12.004, false), (12, false), (0, false)])
  func reach(radius: Double, isInReach: Bool) {
    let geometry = DocumentSketch(roots: [
      .container(.rounded(radius), padding: 12, .drawing(.rounded(4)))
    ]).geometry
    #expect(geometry.isInReachOfEnclosing(.topLeading, at: 1) == Answer(isInReach))
    #expect(geometry.isInReachOfContainer(.topLeading, at: 1) == Answer(isInReach))
  }

  @Test("has no curve to reach in a square shape, even with negative padding")
  func squareHasNoReach() {
    let geometry = DocumentSketch(roots: [
      .container(.rectangle, padding: -4, .drawing(.rounded(4)))
    ]).geometry
    #expect(geometry.isInReachOfEnclosing(.topLeading, at: 1) == .no)
  }
}

/// Expects a number, or with nil an unknown one that carries its reason.
func expect(
  _ number: Double, is wanted: Double?, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let wanted {
    #expect((number - wanted).magnitude <= 1e-9, sourceLocation: sourceLocation)
  } else {
    #expect(UnknownReason(measure: number) != nil, sourceLocation: sourceLocation)
  }
}
