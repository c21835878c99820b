import CornerTokens
import Testing

struct ComponentTests {
  @Test("padding and inset take a length, axes or edges, the named edge first")
  func edges() {
    let loading = Loading(
      """
      components:
        a: { padding: 12, inset: -2 }
        b: { padding: { horizontal: 16, vertical: 8 } }
        c: { padding: { top: 1, trailing: 4 } }
        d: { padding: { top: 1, horizontal: 16, leading: 2, vertical: 3 } }
      """)
    #expect(loading.faults == [])
    #expect(loading.component("a")?.padding == SIMD4(12, 12, 12, 12))
    #expect(loading.component("a")?.inset == SIMD4(-2, -2, -2, -2))
    #expect(loading.component("b")?.padding == SIMD4(8, 16, 8, 16))
    #expect(loading.component("c")?.padding == SIMD4(1, 0, 0, 4))
    #expect(loading.component("d")?.padding == SIMD4(1, 2, 3, 16))
  }

  @Test("own words win over the scale, braces mean the scale")
  func ownWords() {
    let loading = Loading(
      """
      corners: { padding: 100, inset: 200, capsule: 300 }
      components:
        a: { padding: 12, inset: padding + 1, shape: padding + inset }
        b: { padding: inset * 2, inset: 3, shape: "{padding} + {inset}" }
        c: { shape: padding }
        d: { shape: capsule, containerShape: "{capsule}" }
        e: { padding: { top: 4, leading: 4, bottom: 4, trailing: 2 + 2 }, shape: padding * 2 }
      """)
    #expect(loading.faults == [])
    #expect(loading.shape("a")?.radii[0] == 25)
    #expect(loading.component("b")?.padding[0] == 6)
    #expect(loading.shape("b")?.radii[0] == 300)
    #expect(loading.shape("c")?.radii[0] == 0)
    #expect(loading.shape("d")?.kind == .capsule)
    #expect(loading.shape("d", .containerShape)?.radii[0] == 300)
    #expect(loading.shape("e")?.radii[0] == 8)
    #expect(loading.document?.scale.values.map(\.isReferenced) == [true, true, true])
  }

  @Test(
    "faults in a component stand where they are",
    arguments: [
      FaultCase("a: { paddding: 8 }", "unknown-key 2: paddding"),
      FaultCase("a: { x-paddding: 8, description: some text }"),
      FaultCase("a: { description: [1] }", "invalid-value 2: [1]"),
      FaultCase("a: 5", "invalid-value 2: 5"), FaultCase("a: [b]", "invalid-value 2: [b]"),
      FaultCase("a:"), FaultCase("a: ~"), FaultCase("a: {}"),
      FaultCase("a: { name: b }", "unknown-key 2: name"),
      FaultCase("a: { padding: { left: 2 } }", "unknown-key 2: left"),
      FaultCase("a: { padding: {b} }", "invalid-value 2: {b}"),
      FaultCase("a: { padding: [1, 2] }", "invalid-value 2: [1, 2]"),
      FaultCase("a: { padding: }", "invalid-value 2: "),
      FaultCase("a: { padding: padding + 2 }", "reference-cycle 2: padding"),
      FaultCase("a: { inset: { top: inset } }", "reference-cycle 2: inset"),
      FaultCase("a: { padding: inset, inset: 2 * padding }", "reference-cycle 2: padding"),
      FaultCase(
        "a: { inset: 2 * padding, padding: inset, shape: padding }", "reference-cycle 2: inset"),
      FaultCase("a: { padding: { top: 4 }, shape: padding }", "invalid-value 2: padding"),
      FaultCase("a: { padding: { top: 4 }, shape: padding + 2 }", "invalid-value 2: padding + 2"),
      FaultCase("a: { padding: { top: 4 }, inset: padding }", "invalid-value 2: padding"),
      FaultCase("a: { padding: 16px, shape: padding + 2 }", "invalid-value 2: 16px"),
      FaultCase("a: { padding: capsule }", "invalid-value 2: capsule"),
      FaultCase("a: { padding: 2 + circle }", "invalid-value 2: circle"),
      FaultCase("a: { padding: gap }", "unknown-token 2: gap"),
      FaultCase("a: { size: { width: 44, height: 0 } }", "invalid-value 2: 0"),
      FaultCase("a: { size: { width: -1 } }", "invalid-value 2: -1"),
      FaultCase("a: { size: 44 }", "invalid-value 2: 44"),
      FaultCase("a: { size: { depth: 1 } }", "unknown-key 2: depth"),
      FaultCase("a: { alignment: left }", "invalid-value 2: left"),
      FaultCase("a: { alignment: }", "invalid-value 2: "),
      FaultCase("a: { role: [button] }", "invalid-value 2: [button]"),
      FaultCase("a: { content: { b: { shape: 1em } } }", "invalid-value 2: 1em"),
      FaultCase("a: { content: b }", "invalid-value 2: b"),
      FaultCase("a: { content: { b: c } }\n  c: {}", "invalid-value 2: c"),
      FaultCase("a: { content: [ { shape: 4 } ] }", "invalid-value 2: { shape: 4 }"),
      FaultCase("a: { content: [ { name: } ] }", "invalid-value 2: "),
      FaultCase("a: { content: [ nobody ] }", "unknown-token 2: nobody"),
      FaultCase("a: { content: { b: { use: nobody } } }", "unknown-token 2: nobody"),
      FaultCase("a: { use: nobody }", "unknown-token 2: nobody"),
      FaultCase("a: { use: }", "invalid-value 2: "),
      FaultCase(
        "a: { shape: { concentric: { minimum: max(inner, 20) } } }",
        "invalid-value 2: max(inner, 20)"),
    ])
  func faults(example: FaultCase) {
    #expect(Loading("components:\n  \(example.text)\n").faults == example.faults)
  }

  @Test("the rest of a component is kept")
  func rest() {
    let loading = Loading(
      "components:\n  a: { size: { height: 44 }, role: button, alignment: topTrailing }\n  b: { role: button }"
    )
    let component = loading.component("a")
    #expect(component?.height == 44)
    #expect(component?.width.isNaN == true)
    #expect(component?.alignment == .topTrailing)
    #expect(component?.role == 1)
    #expect(loading.component("b")?.role == 1)
    #expect(loading.document?.roles == ["", "button"])
    #expect(component?.drawnKey == nil)
  }

  @Test("paths name the components around a fault, escaped")
  func path() {
    let loading = Loading("components:\n  a/b~c:\n    content:\n      d: { shape: 1px }")
    #expect(loading.reading.faults.map(\.component) == ["a~1b~0c/d"])
    #expect(loading.placements == ["a~1b~0c", "a~1b~0c/d"])
  }

  @Test("anchors, aliases and merge keys bring the values of their source")
  func aliases() {
    let loading = Loading(
      """
      x-frame: &frame { padding: 10, containerShape: shape }
      x-length: &length 6
      components:
        a:
          <<: *frame
          shape: 26
          content: &content { cover: &cover { shape: *length } }
        b: { padding: 12, <<: *frame, shape: 20, content: { cover: *cover } }
        c: { content: *content }
      """)
    #expect(loading.faults == [])
    #expect(loading.placements == ["a", "a/cover", "b", "b/cover", "c", "c/cover"])
    #expect(loading.component("a")?.padding[0] == 10)
    #expect(loading.component("b")?.padding[0] == 12)
    #expect(loading.shape("cover")?.radii[0] == 6)
  }

  @Test("an anchor inside itself and an alias without an anchor are one fault each")
  func brokenAliases() {
    let cycle = Loading("components:\n  a: &a { content: { b: *a } }")
    #expect(cycle.reading.faults.map(\.rule) == [.referenceCycle])
    #expect(cycle.placements == ["a"])
    let unknown = Loading("components:\n  a: { shape: *nothing }")
    #expect(unknown.reading.faults.map(\.rule) == [.yamlSyntax])
  }
}
