import Testing

@testable import CornerTokens

struct StyleDictionaryTests {
  @Test(
    "reads a token as its type and its path say",
    arguments: [
      TokenCase(#""radius": {"a": {"value": 4}}"#, "4.0 dimension radius"),
      TokenCase(#""radius": {"a": {"value": "4"}}"#, "4.0 dimension radius"),
      TokenCase(#""radius": {"a": {"value": "4px"}}"#, "4.0px dimension radius"),
      TokenCase(#""radius": {"a": {"value": ".25rem"}}"#, "0.25rem dimension radius"),
      TokenCase(#""radius": {"a": {"value": "50%"}}"#, "50.0percent dimension radius"),
      TokenCase(#""radius": {"a": {"value": "{b.c.value}"}}"#, "{b.c.value} dimension radius"),
      TokenCase(#""radius": {"a": {"value": "{b.c}"}}"#, "{b.c} dimension radius"),
      TokenCase(#""radius": {"a": {"value": "{b.c} 0"}}"#, "[{b.c} 0] dimension radius"),
      TokenCase(#""radius": {"a": {"value": "initial"}}"#, "?"),
      TokenCase(#""space": {"a": {"value": 8}}"#, "8.0 dimension padding"),
      TokenCase(#""size": {"a": {"value": 8}}"#, "8.0 dimension"),
      TokenCase(#""border-width": {"a": {"value": 2}}"#, "2.0 dimension"),
      TokenCase(#""font": {"a": {"value": 700}}"#, "700.0 number"),
      TokenCase(#""font-weight": {"a": {"value": 700}}"#, "700.0 number"),
      TokenCase(#""size": {"line-height": {"a": {"value": 1.4}}}"#, nil),
      TokenCase(#""opacity": {"a": {"value": 0.5}}"#, "0.5 number"),
      TokenCase(#""z-index": {"a": {"value": 10}}"#, "10.0 number"),
      TokenCase(#""x": {"a": {"value": 4, "type": "dimension"}}"#, "4.0 dimension"),
      TokenCase(#""x": {"a": {"value": 4, "type": "size"}}"#, "4.0 dimension"),
      TokenCase(#""x": {"a": {"value": 4, "type": "radius"}}"#, "4.0 dimension radius"),
      TokenCase(#""x": {"type": "radius", "a": {"value": 4}}"#, "4.0 dimension radius"),
      TokenCase(#""space": {"a": {"value": 4, "type": "fontSize"}}"#, "4.0 dimension"),
      TokenCase(#""size": {"a": {"value": 4, "type": "opacity"}}"#, "4.0 number"),
      TokenCase(#""radius": {"a": {"value": "{b.c}", "type": "color"}}"#, "? other"),
      TokenCase(##""x": {"a": {"value": "#fff"}}"##, "?"),
      TokenCase(#""x": {"a": {"value": {"b": 4}}}"#, "?"),
      TokenCase(#""x": {"a": {"value": "4px", "comment": "8px"}}"#, "4.0px"),
      TokenCase(#""radius": {"a": {"value": 4, "unit": "rem"}}"#, "4.0rem dimension radius"),
      TokenCase(#""radius": {"a": {"value": "4", "unit": "px"}}"#, "4.0px dimension radius"),
      TokenCase(#""radius": {"a": {"value": 4, "unit": "pixel"}}"#, "4.0px dimension radius"),
      TokenCase(#""radius": {"a": {"value": 50, "unit": "%"}}"#, "50.0percent dimension radius"),
      TokenCase(#""radius": {"a": {"value": 4, "unit": ""}}"#, "4.0 dimension radius"),
      TokenCase(#""radius": {"a": {"value": 4, "unit": "none"}}"#, "4.0 dimension radius"),
      TokenCase(#""radius": {"a": {"value": "4px", "unit": "rem"}}"#, "4.0px dimension radius"),
      TokenCase(#""radius": {"a": {"value": 4, "unit": "vw"}}"#, "4.0other dimension radius"),
      TokenCase(#""motion": {"a": {"value": 200, "unit": "ms"}}"#, "200.0other"),
      TokenCase(#""radius": {"a": {"value": "4px / 8px"}}"#, "[4px 8px] dimension radius"),
      TokenCase(#""radius": {"a": {"value": "0/8px"}}"#, "[0 8px] dimension radius"),
      TokenCase(#""radius": {"a": {"value": "50% / 10%"}}"#, "[50% 10%] dimension radius"),
      TokenCase(#""radius": {"a": {"value": "{b.c} / {d/e}"}}"#, "[{b.c} {d/e}] dimension radius"),
      TokenCase(
        #""radius": {"a": {"value": "{b.c}/{b.scale}"}}"#, "({b.c}/{b.scale}) dimension radius"),
      TokenCase(#""radius": {"a": {"value": "4px / 2"}}"#, "(4px / 2) dimension radius"),
      TokenCase(
        #""x": {"a": {"value": "4px / 8px", "type": "radius"}}"#, "[4px 8px] dimension radius"),
      TokenCase(#""x": {"a": {"value": "4px / 8px"}}"#, "?"),
      TokenCase(#""size": {"a": {"value": "{b.c} / {d.e}"}}"#, "({b.c} / {d.e})"),
      TokenCase(#""x": {"a": {"value": "{b.c} calc({d.e} * 2)"}}"#, "[{b.c} calc({d.e} * 2)]"),
      TokenCase(#""x": {"a": {"value": "calc({d.e} * 2)"}}"#, "(calc({d.e} * 2))"),
      TokenCase(#""radius": {"a": {"value": 1e1}}"#, "10.0 dimension radius"),
      TokenCase(#""x": {"a": {"value": "4px", "original": {"value": "{b}"}}}"#, "4.0px"),
    ])
  func values(_ token: TokenCase) {
    let sketch = TokenSketch(#"{"known": {"one": {"value": "1px"}}, \#(token.text)}"#)
    let found = sketch.tokens.filter { !$0.hasPrefix("known.") }
      .map { $0.split(separator: " = ", maxSplits: 1).last.map(String.init) ?? "" }
    #expect(sketch.format == "Style Dictionary")
    #expect(found == [token.expected ?? "1.4 number"])
    #expect(sketch.faults == [])
  }

  @Test(
    "tells what calls a token deprecated",
    arguments: [
      TokenCase(#""deprecated": true"#, "true"),
      TokenCase(#""deprecated": "use b""#, "use b"),
      TokenCase(#""deprecated": true, "deprecated_comment": "use b""#, "use b"),
      TokenCase(#""deprecated_comment": "use b""#, "use b"),
      TokenCase(#""$deprecated": true"#, "true"),
      TokenCase(#""deprecated": false"#, nil),
      TokenCase(#""deprecated": false, "deprecated_comment": "no more""#, nil),
      TokenCase(#""deprecated": null"#, nil),
    ])
  func deprecation(_ token: TokenCase) {
    let sketch = TokenSketch(#"{"radius": {"a": {"value": "4px", \#(token.text)}}}"#)
    let words = token.expected.map { " deprecated: \($0)" } ?? ""
    #expect(sketch.tokens == ["radius.a = 4.0px dimension radius\(words)"])
  }

  @Test("refuses what its type calls a length and is none")
  func noLength() {
    let sketch = TokenSketch(
      """
      a: { value: 4px }
      b: { type: radius, value: larg }
      c: { type: radius, value: '' }
      d: { type: radius, value: 8xp }
      e: { type: size, value: auto }
      f: { type: size, value: 100vw }
      g: { type: size, value: 'calc(100% - 8px)' }
      """, path: "tokens.yaml")
    #expect(
      sketch.faults == ["invalid-value 2: larg", "invalid-value 3: ''", "invalid-value 4: 8xp"])
  }

  @Test(
    "refuses what its type calls a radius and is no length anywhere",
    arguments: [
      "((", "()", "2 ^ 3", "10% * 2", "100vw - 8px", "Infinity", "NaN", "4pxx", "1,000",
      "4px 8px 2px 4px 1px", "large corner", "auto-ish 4px", "rgba(0, 0, 0, .5)", "4px calc(",
      "{a} px {", "4px / 8px / (", "calc 4px", "1 < 2", "4px solid",
    ])
  func noRadius(_ value: String) {
    let sketch = TokenSketch(
      #"{"k": {"value": "4px"}, "x": {"a": {"value": "\#(value)", "type": "radius"}}}"#)
    #expect(sketch.faults == [#"invalid-value 1: "\#(value)""#])
  }

  @Test(
    "leaves alone what its type calls a radius and CSS or arithmetic can make one of",
    arguments: [
      "auto", "inherit", "AUTO", "0 auto", "5px 50%", "4px 2vw", "50% 10% / 20%", "1px 2px / {a.b}",
      "calc(100% - 8px)", "2 * var(--gap)", "clamp(1rem, 2vw, 3rem)", "-min(4px, 1vw)", "100vw",
      "1 / 2", "16/2", "24 - 8", "calc(10% * 2)", "env(safe-area-inset-top)", "{a.b} {c.d}",
    ])
  func radiusOfCSS(_ value: String) {
    let sketch = TokenSketch(
      #"{"k": {"value": "4px"}, "x": {"a": {"value": "\#(value)", "type": "radius"}}}"#)
    #expect(sketch.token("x.a") != nil)
    #expect(sketch.faults == [])
  }

  @Test(
    "refuses what its name calls a radius or a padding where it begins as a length does",
    arguments: [
      TokenCase(#""radius": {"a": {"value": "(("}}"#, #""((""#),
      TokenCase(#""cardPadding": {"value": "2 ^ 3"}"#, #""2 ^ 3""#),
      TokenCase(#""spacing": {"a": {"value": "4pxx"}}"#, #""4pxx""#),
      TokenCase(#""radius": {"a": {"value": 4, "unit": "xp"}}"#, #""xp""#),
      TokenCase(#""x": {"a": {"value": 4, "unit": "xp", "type": "size"}}"#, #""xp""#),
      TokenCase(#""corner": {"style": {"value": "continuous"}}"#, nil),
      TokenCase(#""spacing": {"version": {"value": "1.2.3"}}"#, nil),
      TokenCase(##""spacing": {"shadow": {"sm": {"value": "0 4px 8px #000"}}}"##, nil),
      TokenCase(#""spacing": {"delay": {"value": 200, "unit": "ms"}}"#, nil),
    ])
  func noRole(_ token: TokenCase) {
    let sketch = TokenSketch(#"{"k": {"value": "4px"}, \#(token.text)}"#)
    #expect(sketch.format == "Style Dictionary")
    #expect(sketch.faults == (token.expected.map { ["invalid-value 1: \($0)"] } ?? []))
  }

  @Test("a unit beside a number tells that it is a length, and so what the file is")
  func unitBeside() {
    #expect(TokenSketch(#"{"a": {"value": 4, "unit": "rem"}}"#).format == "Style Dictionary")
    #expect(TokenSketch(#"{"a": {"value": 4, "unit": "mm"}}"#).format == nil)
  }

  @Test("a number that YAML versions read differently is refused where a length belongs")
  func ambiguous() {
    let sketch = TokenSketch(
      """
      radius:
        a: { value: 1e1 }
        b: { value: '1e1' }
      c: { type: spacing, value: 010 }
      d: { value: 010 }
      """, path: "tokens.yaml")
    #expect(sketch.faults == ["ambiguous-number 2: 1e1", "ambiguous-number 4: 010"])
    #expect(
      sketch.tokens == [
        "radius.a = ! dimension radius", "radius.b = 10.0 dimension radius",
        "c = ! dimension padding", "d = ?",
      ])
  }

  @Test("takes a mapping whose value is a token for a group")
  func tokenNamedValue() {
    let sketch = TokenSketch(#"{"radius": {"value": {"value": "4px"}, "b": {"value": "8px"}}}"#)
    #expect(
      sketch.tokens == [
        "radius.value = 4.0px dimension radius", "radius.b = 8.0px dimension radius",
      ])
  }

  @Test("lets the team's patterns win over names and types")
  func patterns() {
    var settings = TokenSettings()
    settings.radii = ["shape.*"]
    settings.paddings = ["radius.gutter"]
    let sketch = TokenSketch(
      """
      shape: { sm: { value: 4 }, md: { value: 8, type: spacing } }
      radius: { gutter: { value: 8 }, sm: { value: 2px } }
      """, path: "tokens.yaml", settings: settings)
    #expect(
      sketch.tokens == [
        "shape.sm = 4.0 dimension radius", "shape.md = 8.0 dimension radius",
        "radius.gutter = 8.0 dimension padding", "radius.sm = 2.0px dimension radius",
      ])
  }

  @Test(
    "leaves files alone that have values and are no token files",
    arguments: [
      #"{"greeting": {"value": "Hello {name}", "comment": "on the first page"}}"#,
      #"{"parameters": {"count": {"value": 3}, "sku": {"value": "Standard"}}}"#,
      "outputs:\n  path: { value: '${{ steps.a.outputs.b }}', description: 4px }",
      "openapi: 3.1.0\ninfo: { title: A }\npaths: { /a: { examples: { b: { value: 4px } } } }",
    ])
  func otherFiles(_ text: String) {
    #expect(TokenSketch(text).format == nil)
  }

  @Test("reads the public files", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicFiles() throws {
    let border = try TokenSketch(public: "RedHat-UX__red-hat-design-tokens__border.yml")
    #expect(border.format == "Style Dictionary")
    #expect(
      border.tokens == [
        "border.width.sm = {length.4xs}", "border.width.md = {length.3xs}",
        "border.width.lg = {length.2xs}", "border.radius.sharp = 0.0px dimension radius",
        "border.radius.default = {length.2xs} dimension radius",
        "border.radius.pill = {length.4xl} dimension radius",
      ])
    let space = try TokenSketch(public: "RedHat-UX__red-hat-design-tokens__space.yaml")
    #expect(space.format == "Style Dictionary")
    #expect(space.paths(.padding).count == 11)
    #expect(space.token("space.md") == "{length.sm} dimension padding")
    #expect(space.token("space.7xl") == "{length.6xl} dimension padding")
    let igloo = try TokenSketch(public: "gsoft-inc__ov-igloo-tokens__radius.json")
    #expect(igloo.format == "Style Dictionary")
    #expect(
      igloo.tokens == [
        "border-radius.none = 0.0 dimension radius", "border-radius.xs = 2.0 dimension radius",
        "border-radius.sm = 4.0 dimension radius", "border-radius.md = 6.0 dimension radius",
        "border-radius.xl = 16.0 dimension radius",
        "border-radius.card = {border-radius.sm.value} dimension radius",
      ])
    for sketch in [border, space, igloo] { #expect(sketch.faults == []) }
  }
}
