import CornerTokens
import Diagnostics
import Testing

@Suite("Imports of nesting specs")
struct ImportTests {
  static let radii = """
    radius: { card: 24px, photo: 12px, round: 50%, full: 9999px, third: 33%, bad: "{radius.nope}" }
    space: { md: 1rem, card: "0 24px", ratio: 1.5 }
    """

  @Test(
    "what a length that names a token comes to",
    arguments: [
      ("\"{radius.card}\"", "24.0"), ("radius.card", "24.0"), ("\"{radius.card} - 4\"", "20.0"),
      ("radius.card - padding", "8.0"), ("\"max(radius.photo, 3) + own\"", "17.0"),
      ("\"{space.md} * 2\"", "32.0"), ("\"{radius.round}\"", "999.0"),
    ])
  func lengths(text: String, points: String) {
    let loading = Loading(
      """
      import: [radii.yaml]
      corners: { own: 5 }
      components:
        card: { shape: \(text), padding: space.md }
      """, beside: ["radii.yaml": Self.radii])
    #expect(loading.faults == [])
    #expect(loading.shape("card").map { "\($0.radii[0])" } == points)
  }

  @Test("the scale may be worked out from tokens, and wins where both have a name")
  func scale() {
    let loading = Loading(
      """
      import: [{ path: radii.yaml }]
      corners:
        inner: radius.photo
        outer: "{radius.photo} + {space.md}"
        next: outer + 1
        radius: { card: 7 }
        own: radius.card
      """, beside: ["radii.yaml": Self.radii])
    #expect(loading.faults == [])
    #expect(
      loading.corners == [
        "inner=12.0", "outer=28.0", "next=29.0", "radius.card=7.0", "own=7.0",
      ])
  }

  @Test("a prefix stands in front of all paths of a file")
  func prefix() {
    let loading = Loading(
      """
      import: [{ path: radii.yaml, as: web.v2 }]
      corners: { a: web.v2.radius.card, b: radius.card }
      """, beside: ["radii.yaml": Self.radii])
    #expect(loading.corners == ["a=24.0", "b=?"])
    #expect(loading.faults == ["unknown-token 2: radius.card"])
  }

  @Test(
    "what is wrong with a use",
    arguments: [
      ("shape: \"{radius.third}\"", "`radius.third` is 33 %, a share of something and no length"),
      ("padding: \"{radius.round}\"", "`radius.round` is 50 %, a share of something and no length"),
      ("padding: space.card", "`space.card` is several lengths, where one belongs"),
      (
        "shape: \"{radius.round} + 1\"",
        "`radius.round` is 50 %, a share of something and no length"
      ),
      (
        "shape: radius.bad",
        "`radius.bad` cannot be worked out: no token has the path `radius.nope`"
      ),
      ("shape: radius.cart", "neither the scale nor an imported file has `radius.cart`"),
    ])
  func uses(line: String, sentence: String) {
    let loading = Loading(
      """
      import: [radii.yaml]
      components:
        card: { \(line) }
      """, beside: ["radii.yaml": Self.radii])
    #expect(loading.reading.faults.map(\.message) == [sentence])
  }

  @Test("a fault of a use shows where the token is defined")
  func definition() throws {
    let loading = Loading(
      """
      import: [tokens/radii.yaml]
      components: { card: { shape: radius.third } }
      """, beside: ["tokens/radii.yaml": Self.radii])
    let label = try #require(loading.reading.faults.first?.labels.first)
    #expect(label.source?.path == "tokens/radii.yaml")
    #expect(label.source?.text(in: label.range) == "33%")
  }

  @Test(
    "what is wrong with an import",
    arguments: [
      FaultCase("import: [missing.yaml]", "unreadable-import 1: missing.yaml"),
      FaultCase("import: missing.yaml", "unreadable-import 1: missing.yaml"),
      FaultCase("import: [{ path: broken.json }]", "unreadable-import 1: broken.json"),
      FaultCase("import: [package.json]", "unreadable-import 1: package.json"),
      FaultCase("import: [test.yaml]", "reference-cycle 1: test.yaml"),
      FaultCase("import: [loop.yaml]", "reference-cycle 1: loop.yaml"),
      FaultCase("import: { path: radii.yaml }", "invalid-value 1: { path: radii.yaml }"),
      FaultCase(
        "import: [{ file: radii.yaml }]", "unknown-key 1: file",
        "invalid-value 1: { file: radii.yaml }"),
      FaultCase("import: [{ path: radii.yaml, as: 'a b' }]", "invalid-value 1: 'a b'"),
      FaultCase("import: [{ path: radii.yaml, modes: [dark] }]", "invalid-value 1: [dark]"),
      FaultCase("import: [\"\"]", "invalid-value 1: \"\""),
    ])
  func imports(fault: FaultCase) {
    let loading = Loading(
      fault.text + "\ncorners: { inner: 4 }",
      beside: [
        "radii.yaml": Self.radii, "broken.json": "{\"a\": [}", "package.json": "{\"name\": \"x\"}",
        "test.yaml": "corners: {}", "loop.yaml": "import: [test.yaml]\ncorners: { a: 1 }",
      ])
    // `{ file: … }` is at once an unknown key and an import without a path.
    #expect(loading.faults.sorted() == fault.faults.sorted())
  }

  @Test("names that may be in a file that cannot be read are not reported as well")
  func incomplete() {
    let loading = Loading(
      """
      import: [missing.yaml]
      components:
        card: { shape: "{radius.card}", padding: radius.cart }
      """, beside: [:])
    #expect(loading.faults == ["unreadable-import 1: missing.yaml"])
  }

  @Test("a nesting spec imports the scale of another one")
  func spec() {
    let loading = Loading(
      """
      import: [shared/base.corners.yaml]
      corners: { outer: inner + 12, tile: "{radius.tile}" }
      """,
      beside: [
        "shared/base.corners.yaml":
          "import: [../radii.yaml]\ncorners: { inner: radius.photo, radius: { tile: 9 } }",
        "radii.yaml": Self.radii,
      ])
    #expect(loading.faults == [])
    #expect(loading.corners == ["outer=24.0", "tile=9.0"])
  }

  @Test("of two files with one path the later counts")
  func later() {
    let loading = Loading(
      "import: [a.yaml, b.yaml]\ncorners: { x: radius.card, y: radius.chained }",
      beside: [
        "a.yaml": "radius: { card: 1px, chained: \"{radius.card}\" }",
        "b.yaml": "radius: { card: 2px }",
      ])
    #expect(loading.corners == ["x=2.0", "y=2.0"])
  }

  @Test("long paths are found whole, and a path that is only like a cut one is none")
  func longPaths() {
    let name = "semantic.component.card.border-radius.medium.compact"
    let file = "semantic: { component: { card: { border-radius: { medium: { compact: 9px } } } } }"
    let loading = Loading(
      "import: [a.yaml]\ncorners: { x: \"{\(name)} + 4\", y: \"{\(name)}\" }",
      beside: ["a.yaml": file])
    #expect(loading.corners == ["x=13.0", "y=9.0"])
    let cut = String(repeating: "a", count: 39) + "…"
    let other = Loading(
      "import: [a.yaml]\ncorners: { x: \"{\(String(repeating: "a", count: 50))} + 1\" }",
      beside: ["a.yaml": "radius:\n  r: 1px\n\"\(cut)\": 2px"])
    #expect(other.faults.count == 1)
  }

  @Test(
    "files that import each other are a circle for each of them",
    arguments: [("a.yaml", "b.yaml"), ("b.yaml", "a.yaml")])
  func circles(first: String, second: String) {
    let specs = [
      "a.yaml": "import: [b.yaml]\ncorners: { x: 1, z: \"{y}\" }",
      "b.yaml": "import: [a.yaml]\ncorners: { y: 2, w: \"{x}\" }",
    ]
    let spec = Loading(specs[first] ?? "", path: first, beside: specs)
    #expect(spec.faults == ["reference-cycle 1: \(second)"])
    let theo = [
      "a.yaml": "imports: [./b.yaml]\nprops: { A: { value: 1px } }",
      "b.yaml": "imports: [./a.yaml]\nprops: { B: { value: 1px } }",
    ]
    let file = Loading(theo[first] ?? "", path: first, beside: theo)
    #expect(file.faults == ["reference-cycle 1: ./\(second)"])
  }

  @Test("a circle is told of each file in it, whatever was read before")
  func circlesBehindOthers() {
    let texts = [
      "0.yaml": "import: [b.yaml]\ncorners: { x: \"{rb}\" }",
      "a.yaml": "import: [b.yaml]\ncorners: { ra: 9 }",
      "b.yaml": "import: [a.yaml]\ncorners: { rb: 8 }",
    ]
    let shelf = TokenShelf(files: MemoryTokenFiles(texts: texts))
    let faults = ["0.yaml", "a.yaml", "b.yaml"].map { name in
      let source = SourceText(path: name, text: texts[name] ?? "")
      return TokenReader.read(TokenReader.tree(of: source), shelf: shelf).faults.map(\.rule)
    }
    #expect(faults == [[], [.referenceCycle], [.referenceCycle]])
  }

  @Test("what may be in a file that cannot be read is not missed, however far away that file is")
  func farIncomplete() {
    let files = [
      "one.json":
        #"{"imports": ["./two.json"], "props": {"A": {"value": "{!B}", "category": "radius"}}}"#,
      "two.json": #"{"imports": ["./none.json"], "props": {"C": {"value": "1px"}}}"#,
    ]
    #expect(Loading(files["one.json"] ?? "", path: "one.json", beside: files).faults == [])
    let spec = Loading("import: [one.json]\ncorners: { x: D }", beside: files)
    #expect(spec.faults == [])
  }

  @Test("files that import the next twice are read once each")
  func doubling() {
    var files: [String: String] = [:]
    for level in 0..<28 {
      let name = "./f\(level + 1).json"
      files["f\(level).json"] =
        #"{"imports": ["\#(name)", "./\#(name)"], "props": {"P\#(level)": {"value": "1px"}}}"#
    }
    files["f28.json"] = #"{"props": {"LAST": {"value": "4px", "category": "radius"}}}"#
    let loading = Loading("import: [f0.json]\ncorners: { x: LAST }", beside: files)
    #expect(loading.corners == ["x=4.0"])
  }

  @Test("the same file imported twice keeps the modes of each")
  func modesOfEach() {
    let file = """
      collection: c
      modes: [a, b]
      tokens:
        r: { type: number, scopes: [CORNER_RADIUS], values: { a: 4, b: 40 } }
      """
    let loading = Loading(
      """
      import:
        - { path: m.yaml, as: p, modes: [a] }
        - { path: m.yaml, as: q, modes: [b] }
      corners: { x: p.c.r, y: q.c.r }
      """, beside: ["m.yaml": file])
    #expect(loading.faults == [])
    #expect(loading.corners == ["x=4.0", "y=40.0"])
    let unknown = Loading(
      "import: [{ path: m.yaml, modes: { colour: [b] } }]\ncorners: {}", beside: ["m.yaml": file])
    #expect(
      unknown.sentences == ["invalid-value: the tokens of this file do not depend on `colour`"])
  }

  @Test("an axis of two files is one, whatever the order of its contexts, and knows its defaults")
  func sharedAxis() {
    func file(_ name: String, _ modes: [String], _ values: [Int]) -> String {
      let pairs = zip(modes, values).map { "\($0): \($1)" }.joined(separator: ", ")
      return "collection: size\nmodes: [\(modes.joined(separator: ", "))]\n"
        + "tokens: { \(name): { type: number, values: { \(pairs) } } }"
    }
    let loading = Loading(
      "import: [x.yaml, y.yaml]\ncorners: { a: size.x, b: size.y }",
      beside: [
        "x.yaml": file("x", ["compact", "regular"], [1, 2]),
        "y.yaml": file("y", ["large", "regular", "compact"], [30, 20, 10]),
      ])
    #expect(loading.reading.documents.map(\.mode) == ["compact", "regular", "large"])
    #expect(
      loading.reading.documents.map { $0.scale.values.map(\.value) } == [
        [1, 10], [2, 20], [1, 30],
      ])
  }

  @Test("modes of two axes with equal names say of what they are")
  func namedAxes() {
    let file = { (collection: String) in
      "collection: \(collection)\nmodes: [off, on]\ntokens: { r: { type: number, values: { off: 1, on: 2 } } }"
    }
    let loading = Loading(
      "import: [a.yaml, b.yaml]\ncorners: { x: a.r, y: b.r }",
      beside: ["a.yaml": file("a"), "b.yaml": file("b")])
    #expect(loading.reading.documents.map(\.mode).last == "a: on + b: on")
  }

  @Test("a token that cannot be worked out is reported once, with the number of places")
  func brokenOnce() {
    let loading = Loading(
      "import: [a.yaml]\ncomponents: { a: { shape: radius.b }, c: { shape: radius.b, padding: radius.c } }",
      beside: ["a.yaml": "radius: { a: 1px, b: '{radius.none}', c: '{radius.b}' }"])
    #expect(
      loading.sentences == [
        "unknown-token: `radius.b` cannot be worked out: no token has the path `radius.none` "
          + "(also in 2 other places)"
      ])
  }

  @Test("the scale of another spec is a scale of radii")
  func importedScale() {
    let loading = Loading(
      "import: [s.yaml]\ncomponents: { a: { shape: 17 } }",
      beside: ["s.yaml": "corners: { small: 8, mapInset: 4 }"])
    #expect(loading.document?.tokens?.radii.map(\.value) == [8])
    #expect(
      Loading(
        "import: [t.yaml]\ncorners: {}", beside: ["t.yaml": "components: { a: { shape: 8 } }"]
      )
      .sentences == ["unreadable-import: `t.yaml` has no `corners`, so there is nothing to import"])
  }

  @Test("a spec between has the modes of what it imports")
  func modesThroughSpec() {
    let loading = Loading(
      "import: [scale.yaml]\ncorners: { x: card }",
      beside: [
        "scale.yaml": "import: [m.yaml]\ncorners: { card: c.r }",
        "m.yaml":
          "collection: c\nmodes: [a, b]\ntokens: { r: { type: number, values: { a: 4, b: 40 } } }",
      ])
    #expect(loading.reading.documents.map(\.mode) == ["a", "b"])
    #expect(loading.reading.documents.map { $0.scale.values[0].value } == [4, 40])
  }

  @Test("each document imports for itself")
  func documents() {
    let loading = Loading(
      "import: [a.yaml]\ncorners: { x: radius.card }\n---\ncorners: { x: radius.card }",
      beside: ["a.yaml": "radius: { card: 1px }"])
    #expect(loading.faults == ["unknown-token 4: radius.card"])
  }
}
