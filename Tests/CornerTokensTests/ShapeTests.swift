import CornerTokens
import Testing

struct ShapeTests {
  static func shape(_ text: String) -> Shape? {
    Loading("corners: { inner: 16 }\ncomponents:\n  a: { shape: \(text) }").shape("a")
  }

  @Test(
    "every form is read",
    arguments: [
      ("12", .roundedRectangle), ("inner + 2", .roundedRectangle), ("rectangle", .rectangle),
      ("capsule", .capsule), ("'capsule'", .capsule), ("circle", .circle),
      ("containerRelative", .containerRelative), ("concentric", .concentric),
      ("{ roundedRectangle: inner }", .roundedRectangle), ("{ concentric: {} }", .concentric),
      ("{ unevenRoundedRectangle: { topLeading: 4 } }", .unevenRoundedRectangle),
      ("{ concentricRectangle: {} }", .concentric), ("{ custom: Blob, x-note: 1 }", .custom),
      ("9999", .capsule), ("{ roundedRectangle: 999 }", .capsule), ("998.9", .roundedRectangle),
    ] as [(String, ShapeKind)])
  func forms(text: String, kind: ShapeKind) {
    #expect(Self.shape(text)?.kind == kind)
    #expect(Loading("corners: { inner: 16 }\ncomponents:\n  a: { shape: \(text) }").faults == [])
  }

  @Test("rounded rectangles keep radii and style")
  func rounded() {
    #expect(Self.shape("12")?.style == .continuous)
    #expect(Self.shape("{ roundedRectangle: 4, style: circular }")?.style == .circular)
    let uneven = Self.shape(
      "{ unevenRoundedRectangle: { topLeading: 1, bottomTrailing: inner }, style: circular }")
    #expect(uneven?.radii == SIMD4(1, 0, 0, 16))
    #expect(uneven?.style == .circular)
    #expect(uneven?.lengthCount == 2)
    #expect(Self.shape("-4")?.radii[0] == -4)
    #expect(Self.shape("9999")?.isSentinel == true)
    #expect(Self.shape("{ unevenRoundedRectangle: { topLeading: 9999 } }")?.isSentinel == true)
  }

  @Test("concentric shapes keep minimums, uniformity and fixed corners")
  func concentric() {
    let plain = Self.shape("concentric")
    #expect(plain?.concentricBits == 0b1111)
    #expect(plain?.minimumBits == 0)
    let minimum = Self.shape("{ concentric: { minimum: inner / 2, isUniform: true } }")
    #expect(minimum?.minimumBits == 0b1111)
    #expect(minimum?.uniformity == .all)
    #expect(minimum?.radii == SIMD4(repeating: 8))
    let mixed = Self.shape(
      "{ concentricRectangle: { uniformTopCorners: { concentric: { minimum: 5 } }, "
        + "bottomLeadingCorner: { fixed: 7 }, bottomTrailingCorner: concentric } }")
    #expect(mixed?.kind == .concentric)
    #expect(mixed?.concentricBits == 0b1011)
    #expect(mixed?.minimumBits == 0b0011)
    #expect(mixed?.uniformity == .top)
    #expect(mixed?.radii == SIMD4(5, 5, 7, 0))
    #expect(
      Self.shape("{ concentricRectangle: { uniformLeadingCorners: 3 } }")?.radii
        == SIMD4(3, 0, 3, 0))
  }

  @Test("custom shapes say whether they fit a container and what they draw")
  func custom() {
    let shape = Self.shape("{ custom: Blob, roundedRectangular: true, radius: inner }")
    #expect(shape?.isRoundedRectangular == true)
    #expect(shape?.radii[0] == 16)
    #expect(Self.shape("{ custom: Blob }")?.hasUnknownRadius == true)
    #expect(Self.shape("{ custom: Blob }")?.isRoundedRectangular == false)
  }

  @Test("the word shape is the shape that the component draws")
  func named() {
    let loading = Loading(
      """
      components:
        a: { shape: 12, clipShape: shape, containerShape: shape, transitionSource: shape }
        b: { clipShape: 8, background: 4, contentShape: shape, glassEffect: shape }
      """)
    #expect(loading.faults == [])
    let first = loading.component("a")
    #expect(first?.drawnKey == .shape)
    #expect(first?[.clipShape].shape == first?[.shape].shape)
    #expect(first?[.clipShape].isNamed == true)
    let second = loading.component("b")
    #expect(second?.drawnKey == .background)
    #expect(loading.shape("b", .contentShape)?.radii[0] == 4)
    #expect(second?[.glassEffect].shape == second?[.background].shape)
  }

  @Test(
    "faults in a shape stand where they are, once",
    arguments: [
      FaultCase("shape: shape", "invalid-value 2: shape"),
      FaultCase("containerShape: shape", "invalid-value 2: shape"),
      FaultCase("background: shape, clipShape: 4", "invalid-value 2: shape"),
      FaultCase("shape: 4, fallback: shape", "invalid-value 2: shape"),
      FaultCase("shape: [4]", "invalid-value 2: [4]"),
      FaultCase("shape: {}", "invalid-value 2: {}"),
      FaultCase("shape: {inner}", "invalid-value 2: {inner}"),
      FaultCase("shape: { capsule: 4 }", "invalid-value 2: { capsule: 4 }"),
      FaultCase("shape: { style: circular }", "invalid-value 2: { style: circular }"),
      FaultCase("shape: { roundedRectangel: 4 }", "unknown-key 2: roundedRectangel"),
      FaultCase("shape: { roundedRectangle: 4, radius: 2 }", "unknown-key 2: radius"),
      FaultCase("shape: { concentric: {}, style: circular }", "unknown-key 2: style"),
      FaultCase(
        "shape: { roundedRectangle: 4, custom: A }",
        "invalid-value 2: { roundedRectangle: 4, custom: A }"),
      FaultCase("shape: { roundedRectangle: 4, style: round }", "invalid-value 2: round"),
      FaultCase("shape: { roundedRectangle: }", "invalid-value 2: "),
      FaultCase("shape: { roundedRectangle: 4px }", "invalid-value 2: 4px"),
      FaultCase("shape: { unevenRoundedRectangle: 4 }", "invalid-value 2: 4"),
      FaultCase("shape: { unevenRoundedRectangle: { left: 4 } }", "unknown-key 2: left"),
      FaultCase("shape: { concentric: 4 }", "invalid-value 2: 4"),
      FaultCase("shape: { concentric: { minimun: 4 } }", "unknown-key 2: minimun"),
      FaultCase("shape: { concentric: { isUniform: yes } }", "invalid-value 2: yes"),
      FaultCase("shape: { concentric: { minimum: {map} } }", "invalid-value 2: {map}"),
      FaultCase(
        "shape: { concentricRectangle: { uniformTopCorners: 4, topLeadingCorner: 5 } }",
        "invalid-value 2: 5"),
      FaultCase("shape: { concentricRectangle: { topCorner: 4 } }", "unknown-key 2: topCorner"),
      FaultCase("shape: { concentricRectangle: { topLeadingCorner: {} } }", "invalid-value 2: {}"),
      FaultCase(
        "shape: { concentricRectangle: { topLeadingCorner: { concentric: { isUniform: true } } } }",
        "unknown-key 2: isUniform"),
      FaultCase("shape: { custom: }", "invalid-value 2: "),
      FaultCase("shape: { custom: A, roundedRectangular: 1 }", "invalid-value 2: 1"),
      FaultCase("shape: capsul", "unknown-token 2: capsul"),
      FaultCase("shape: roundedRectangle", "unknown-token 2: roundedRectangle"),
      FaultCase("shape: capsule + 2", "invalid-value 2: capsule"),
      FaultCase("shape: 4 +, clipShape: shape", "invalid-value 2: 4 +"),
    ])
  func faults(example: FaultCase) {
    let found = Loading("components:\n  a: { \(example.text) }\n").faults
    #expect(found == example.faults)
  }

  @Test("lengths keep their component, key and traits")
  func lengths() {
    let document = Loading(
      "corners: { big: 1000, inner: 4 }\ncomponents:\n  a: { shape: inner, fallback: 8 }\n"
        + "  b: { padding: 2000, shape: { concentric: { minimum: padding - 1 } }, clipShape: big - 1 }"
    ).document
    #expect(document?.lengths.map(\.key) == [.shape, .fallback, .shape, .clipShape])
    #expect(document?.lengths.map(\.component) == [0, 0, 1, 1])
    #expect(
      document?.lengths.map(\.traits) == [
        .reference, .literal, [.sentinelArithmetic, .minimum], .sentinelArithmetic,
      ])
    #expect(document?.lengths.map(\.shape) == [0, 1, 2, 3])
  }
}
