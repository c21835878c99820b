import Testing

@testable import CornerTokens

struct NestedMapsTests {
  @Test(
    "reads a token as its name and what stands beside it say",
    arguments: [
      TokenCase("radius: { a: 4 }", "4.0 dimension radius"),
      TokenCase("radius: { a: '4px' }", "4.0px dimension radius"),
      TokenCase("radius: { smoothing: 0.6 }", "0.6 number"),
      TokenCase("card: { padding: '8px 12px' }", "[8px 12px] dimension padding"),
      TokenCase("card: { paddingX: 16 }", "16.0 dimension padding"),
      TokenCase("card: { minHeight: 32 }", "32.0 number"),
      TokenCase("card: { lineHeight: 1.4 }", "1.4 number"),
      TokenCase("card: { letterSpacing: -0.5 }", "-0.5 number"),
      TokenCase("spacing: { minHeight: 32 }", "32.0 number"),
      TokenCase("spacing: { shadow: '0 1px 2px #000' }", "? other"),
      TokenCase("z: { a: 10 }", "10.0 number"),
      TokenCase("z: { a: 10px }", "10.0px"),
      TokenCase("z: { date: 2026-03-29 }", "?"),
      TokenCase("z: { font: '-apple-system, Arial' }", "?"),
      TokenCase("z: { a: [1, 2] }", "?"),
      TokenCase("z: { a: yes }", "?"),
      TokenCase("z: { a: }", "?"),
      TokenCase("z: { a: '{radius.sm}' }", "{radius.sm}"),
      TokenCase("$radius: 4px", "4.0px dimension radius"),
    ])
  func values(_ token: TokenCase) {
    let sketch = TokenSketch("known: { radius: 1 }\n\(token.text)", path: "tokens.yaml")
    let found = sketch.tokens.dropFirst()
      .map { $0.split(separator: " = ", maxSplits: 1).last.map(String.init) ?? "" }
    #expect(sketch.format == "nested maps")
    #expect(found == [token.expected ?? ""])
    #expect(sketch.faults == [])
  }

  @Test(
    "is recognised by a radius or a padding",
    arguments: [
      "card: { radius: 4 }", "card: { padding: 8px 12px }", "card: { radius: 50% }",
      "card: { radius: '{radius.sm}' }", "card: { radius: '{radius.sm} * 2' }",
      "a: &a 4px\ncard: { radius: *a }",
    ])
  func recognition(_ text: String) {
    #expect(TokenSketch(text, path: "x.yaml").format == "nested maps")
  }

  @Test("takes sizes beside a radius or a padding for lengths")
  func sizesBeside() {
    let sketch = TokenSketch(
      """
      card:
        height: 40
        radius: 8
        opacity: 1
        inner: { width: 3 }
        width: 300
      spacing: { input: { minHeight: 32, paddingX: 8, gap: 4 } }
      """, path: "tokens.yaml")
    #expect(
      sketch.tokens == [
        "card.height = 40.0 dimension", "card.radius = 8.0 dimension radius",
        "card.opacity = 1.0 number", "card.inner.width = 3.0 number",
        "card.width = 300.0 dimension", "spacing.input.minHeight = 32.0 dimension",
        "spacing.input.paddingX = 8.0 dimension padding", "spacing.input.gap = 4.0 dimension",
      ])
  }

  @Test(
    "refuses a radius or a padding that YAML versions read differently",
    arguments: [
      TokenCase("radius: { a: 1e1 }", "1e1"), TokenCase("radius: { a: 010 }", "010"),
      TokenCase("card: { padding: 12:30 }", "12:30"), TokenCase("card: { radius: 1_000 }", "1_000"),
      TokenCase("radius: { a: 2024-01-01 }", "2024-01-01"),
      TokenCase("radius: { a: 0x10 }", "0x10"),
      TokenCase("radius: { a: '1e1' }", nil), TokenCase("radius: { a: \"010\" }", nil),
      TokenCase("radius: { a: 1.5e+1 }", nil), TokenCase("z: { a: 010 }", nil),
      TokenCase("radius: { scale: 1e1 }", nil), TokenCase("spacing: { minHeight: 1e1 }", nil),
      TokenCase("radius: { a: &a 16 }\nz: { b: *a }", nil),
    ])
  func ambiguous(_ token: TokenCase) {
    let sketch = TokenSketch("known: { radius: 1 }\n\(token.text)", path: "tokens.yaml")
    #expect(sketch.faults == (token.expected.map { ["ambiguous-number 2: \($0)"] } ?? []))
    #expect(sketch.tokens.contains { $0.contains("= !") } == (token.expected != nil))
  }

  @Test("refuses such a number in a file that is called after radii, and reads those of JSON")
  func ambiguousByFile() {
    let file = TokenSketch("a: 4\nb: 1e1\nc: 010\nd: 8\ne: 16", path: "radius.yaml")
    #expect(file.faults == ["ambiguous-number 2: 1e1", "ambiguous-number 3: 010"])
    #expect(file.token("c") == "! dimension radius")
    let json = TokenSketch(#"{"radius": {"a": 1e1, "b": 1.5E2}}"#)
    #expect(
      json.tokens == ["radius.a = 10.0 dimension radius", "radius.b = 150.0 dimension radius"])
    #expect(json.faults == [])
  }

  @Test("takes aliases of YAML for references")
  func aliases() {
    let sketch = TokenSketch(
      """
      size: { xs: &xs 8px, sm: &sm 12 }
      card: &card { radius: *xs, padding: *sm }
      panel: *card
      sheet: { <<: *card, padding: 4 }
      """, path: "tokens.yaml")
    #expect(
      sketch.tokens == [
        "size.xs = 8.0px", "size.sm = 12.0 number", "card.radius = {size.xs} dimension radius",
        "card.padding = {size.sm} dimension padding",
        "panel.radius = {size.xs} dimension radius", "panel.padding = {size.sm} dimension padding",
        "sheet.padding = 4.0 dimension padding", "sheet.radius = {size.xs} dimension radius",
      ])
  }

  @Test(
    "takes what the file or its category is called for what its values are",
    arguments: [
      TokenCase("radius.yaml", "4.0 dimension radius"),
      TokenCase("tokens/border-radius.tokens.json", "4.0 dimension radius"),
      TokenCase("spacing.yaml", "4.0 dimension padding"),
      TokenCase("radius/tokens.yaml", nil),
    ])
  func fileNames(_ token: TokenCase) {
    let sketch = TokenSketch("version: 1\nscale: { a: 4, b: '8px' }", path: token.text)
    #expect(sketch.token("scale.a") == token.expected)
    let category = TokenSketch("category: radius\nscale: { a: 4 }", path: "x.yaml")
    #expect(category.tokens == ["scale.a = 4.0 dimension radius"])
  }

  @Test(
    "leaves files alone that are no token files",
    arguments: [
      "", "a", "[1, 2]", #"[{"radius": 4}]"#, "a: { b: 4px }", "radius: [4, 8]",
      "radius: { a: '{b} c' }", "radius: { a: '${{ b }}' }",
      "spacing: { lineHeight: 1.5, minHeight: 4 }",
      #"{"name": "a", "version": "1.0.0", "dependencies": {"spacing": "1"}}"#,
      "on: push\njobs: { a: { padding: 4 } }",
      "services: { a: { padding: 4 } }",
      "openapi: 3.1.0\ncomponents: { schemas: { padding: { default: 8 } } }",
      "rules: { array-bracket-spacing: 2 }",
      "rules: { uneven-inset: { tolerance: 2 } }\ntolerance: 0.5",
      "components: { card: { shape: 4, padding: 4 } }",
      "components: { card: { padding: 4 } }",
      "components: { card: { radius: 4, inset: 4 } }",
      "version: 1\ncomponents: { card: { padding: 4, role: card } }",
    ])
  func otherFiles(_ text: String) {
    #expect(TokenSketch(text, path: "x.yaml").format == nil)
  }

  @Test("leaves this program's own files to their own format")
  func nestingSpec() {
    #expect(TokenSketch("corners: { radius: 4 }").format == "nesting spec")
  }

  @Test("leaves a workflow alone that is called after corners")
  func calledAfterCorners() {
    let text = "name: corner-radius\nwith: { depth: 1, minutes: 10, image: a, run: b, shell: c }"
    #expect(TokenSketch(text, path: ".github/workflows/corner-radius.yml").format == nil)
  }

  @Test("reads the public files", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicFiles() throws {
    let acgsa = try TokenSketch(public: "acgsa__usds__radius.json")
    #expect(
      acgsa.tokens == [
        "radius.none = 0.0 dimension radius", "radius.sm = 4.0 dimension radius",
        "radius.md = 8.0 dimension radius", "radius.lg = 16.0 dimension radius",
        "radius.pill = 36.0 dimension radius",
      ])
    let kit = try TokenSketch(public: "alwkala__Qahera-UI-Kit__radius.yaml")
    #expect(kit.tokens.count == 8)
    #expect(kit.paths(.radius).count == 8)
    #expect(kit.token("scale.pill") == "9999.0px dimension radius")
    let anchors = try TokenSketch(public: "ordovsgithub__DesignSystem__tokens.yaml")
    #expect(anchors.token("container-border-radius") == "{size.xxs} dimension radius")
    #expect(anchors.token("container-padding") == "{size.xs} dimension padding")
    #expect(anchors.token("size.xxs") == "3.0px")
    #expect(anchors.paths(.radius).count == 1)
    let projecto = try TokenSketch(public: "internetmatt__design-tokens__tokens.yaml")
    #expect(projecto.token("borderRadius.full") == "9999.0 dimension radius")
    #expect(projecto.token("components.card.padding") == "16.0 dimension padding")
    #expect(projecto.token("components.card.borderRadius") == "8.0 dimension radius")
    #expect(projecto.token("components.input.padding") == "[8px 12px] dimension padding")
    #expect(projecto.token("components.button.primary.minHeight") == "32.0 dimension")
    #expect(projecto.token("spacing.card.borderRadius") == "8.0 dimension radius")
    #expect(projecto.token("spacing.card.boxShadow") == "? other")
    #expect(projecto.token("spacing.xsPx") == "4.0px dimension padding")
    #expect(projecto.token("density.compact.height") == "28.0 dimension")
    #expect(projecto.token("zIndex.modal") == "1050.0 number")
    #expect(projecto.token("typography.body.lg.lineHeight") == "24.0 number")
    #expect(projecto.token("metadata.name") == nil)
    #expect(projecto.paths(.radius).count == 18)
    for sketch in [acgsa, kit, anchors, projecto] {
      #expect(sketch.format == "nested maps")
      #expect(sketch.faults == [])
    }
  }
}
