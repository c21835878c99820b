import CornerTokens
import Testing

@testable import CornerGeometry

@Suite("Containers, enclosing shapes and the display")
struct ContainerTests {
  @Test("looks for the nearest shape and the nearest container apart")
  func nearest() {
    let placements = DocumentSketch(roots: [
      .container(
        .rounded(40), padding: 8,
        .drawing(.rectangle, padding: 4, .layout(padding: 2, .drawing(.concentric()))))
    ]).geometry.placements
    #expect(placements[3].enclosing.owner == 1)
    #expect(placements[3].enclosing.gap(.topLeading) == 6)
    #expect(placements[3].container.owner == 0)
    #expect(placements[3].container.gap(.topLeading) == 14)
    #expect(placements[3].resolved == SIMD4(repeating: 26))
  }

  @Test("takes a container shape that nothing draws")
  func layoutOnlyContainer() {
    var shelf = ComponentSketch.layout(padding: 8, .drawing(.concentric()))
    shelf.containerShape = .rounded(24)
    let placements = DocumentSketch(roots: [shelf]).geometry.placements
    #expect(placements[0].declaresContainerShape && !placements[0].isImplicitContainer)
    #expect(placements[1].enclosing.owner == Surroundings.none)
    #expect(placements[1].container.owner == 0)
    #expect(placements[1].resolved == SIMD4(repeating: 16))
  }

  @Test(
    "judges a rounded shape with rounded content as if it declared it",
    arguments: [
      (.rounded(24), .drawing(.rounded(16)), true),
      (.rounded(24), .drawing(.concentric()), true),
      (.capsule, .drawing(.containerRelative), true),
      (.rounded(24), .drawing(.custom(radius: 4, roundedRectangular: false)), true),
      (.rounded(24), .layout(.layout(.drawing(.rounded(16)))), true),
      (.rounded(24), .drawing(.rectangle, .drawing(.rounded(16))), false),
      (.rounded(24), .drawing(.capsule), false),
      (.rounded(24), .drawing(.rounded(0)), false),
      (.rounded(24), .layout(), false),
      (.rectangle, .drawing(.rounded(16)), false),
      (.concentric(), .drawing(.rounded(16)), false),
      (.concentric(minimum: 4), .drawing(.rounded(16)), true),
    ] as [(ShapeSketch, ComponentSketch, Bool)])
  func implicit(shape: ShapeSketch, content: ComponentSketch, isContainer: Bool) {
    let placed = DocumentSketch(roots: [.drawing(shape, content)]).geometry.placements[0]
    #expect(placed.isImplicitContainer == isContainer)
    #expect(placed.isContainer == isContainer)
    #expect(!placed.declaresContainerShape)
    if isContainer { #expect(placed.declared.x.isNaN || placed.declared == placed.effective) }
  }

  @Test("looks for rounded content up to a layout-only component with a container shape")
  func stopsAtDeclaration() {
    var row = ComponentSketch.layout(.drawing(.rounded(16)))
    row.containerShape = .rounded(20)
    let placements = DocumentSketch(roots: [.drawing(.rounded(24), row)]).geometry.placements
    #expect(!placements[0].hasRoundedContent)
    #expect(placements[1].hasRoundedContent)
  }

  @Test("is judged by the shape drawn under an unsupported container shape")
  func unsupported() {
    let concentric = ShapeSketch.concentric(minimum: 3)
    let blob = ShapeSketch.custom(radius: 9, roundedRectangular: false)
    func card(_ drawn: ShapeSketch?, _ declared: ShapeSketch) -> ComponentSketch {
      ComponentSketch(
        shape: drawn, containerShape: declared,
        content: [.drawing(.concentric(minimum: 30))])
    }
    let placements = DocumentSketch(roots: [
      card(.rounded(20), concentric), card(.rounded(20), blob), card(blob, concentric),
      card(nil, concentric), card(nil, blob), card(.rounded(20), .broken),
    ]).geometry.placements
    let declared = stride(from: 0, to: 12, by: 2).map { placements[$0].declared.x }
    #expect(declared.prefix(5) == [20, 20, 9, 3, 9])
    #expect(UnknownReason(measure: declared[5]) == .brokenValue)
    #expect(
      stride(from: 0, to: 12, by: 2).map { placements[$0].containerIsRoundedRectangular }
        == [true, true, false, true, false, true])
    #expect(
      stride(from: 1, to: 10, by: 2).map { placements[$0].resolved.x } == [30, 30, 9, 30, 9])
  }

  @Test("does not know whether a shape of unknown radius is rounded")
  func unknownRoundness() {
    let placed = DocumentSketch(roots: [
      .drawing(.custom(radius: nil, roundedRectangular: true), .drawing(.rounded(16)))
    ]).geometry.placements[0]
    #expect(placed.isRounded.reason == .customShapeWithoutRadius)
    #expect(placed.isImplicitContainer)
  }

  @Test(
    "sits in the display only where it says so",
    arguments: [
      (.drawing(.rounded(4)), [nil]),
      (.drawing(.rounded(4), inset: 8), [8]),
      (.drawing(.rounded(4), alignment: .bottom), [0]),
      (.layout(padding: 4, inset: 4, .drawing(.rounded(4))), [4, 8]),
      (.layout(padding: 4, .layout(padding: 2, .drawing(.rounded(4), inset: 1))), [nil, nil, 7]),
      (.layout(padding: 4, .drawing(.rounded(4))), [nil, nil]),
      (.drawing(.rectangle, inset: 8, .drawing(.rounded(4), inset: 1)), [8, 9]),
      (.drawing(.rectangle, .drawing(.rounded(4), inset: 8)), [nil, nil]),
    ] as [(ComponentSketch, [Double?])])
  func display(root: ComponentSketch, depths: [Double?]) {
    let geometry = DocumentSketch(display: .radius(55), roots: [root]).geometry
    for (index, depth) in depths.enumerated() {
      // As a container, which shapes that are none are looked through for.
      let container = geometry.placements[index].container
      #expect(container.isDisplay == (depth != nil))
      #expect(container.exists == (depth != nil))
      guard let depth else { continue }
      #expect(container.depth(.bottomLeading) == depth)
      #expect(geometry.containerRadii(at: index) == SIMD4(repeating: 55))
    }
    let without = DocumentSketch(roots: [root]).geometry
    for placed in without.placements { #expect(!placed.container.isDisplay) }
  }

  @Test("resolves against the display's radius, unknown when it states none")
  func displayRadius() {
    let root = ComponentSketch.drawing(.concentric(minimum: 20), inset: 8)
    let stated = DocumentSketch(display: .radius(55), roots: [root]).geometry
    #expect(stated.placements[0].resolved == SIMD4(repeating: 47))
    let unstated = DocumentSketch(display: .withoutRadius, roots: [root]).geometry
    #expect(UnknownReason(measure: unstated.placements[0].resolved.x) == .displayWithoutRadius)
    #expect(unstated.isInReachOfEnclosing(.topLeading, at: 0).reason == .displayWithoutRadius)
    #expect(unstated.placements[0].isRounded == .yes)
    let fullyRound = DocumentSketch(display: .radius(9999), roots: [root]).geometry
    #expect(
      UnknownReason(measure: fullyRound.containerRadii(at: 0).x) == .capsuleWithoutHeight)
  }

  @Test("names the edges it is held to on every step; all when nothing is aligned")
  func alignedEdges() {
    let placements = DocumentSketch(
      display: .radius(55),
      roots: [
        .drawing(.capsule, inset: 8), .drawing(.capsule, alignment: .bottomLeading),
        .layout(alignment: .bottom, .drawing(.capsule)), .drawing(.capsule, alignment: .center),
      ]
    ).geometry.placements
    #expect(placements.map(\.enclosing.alignedEdgeBits) == [0b1111, 0b0110, 0b0100, 0b0100, 0])
  }

  @Test("has nothing to give for an empty document")
  func empty() {
    #expect(DocumentSketch(roots: []).geometry.placements.isEmpty)
  }

  @Test("goes as deep as the file does, without a stack")
  func deep() {
    var document = DocumentSketch(roots: [.layout(padding: 1)]).document
    for index in 0..<100_000 {
      document.placements.append(Placement(component: 0, parent: Int32(index)))
    }
    #expect(DocumentGeometry(document).placements.count == 100_001)
  }
}
