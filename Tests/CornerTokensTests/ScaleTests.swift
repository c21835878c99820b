import CornerTokens
import Testing

struct ScaleTests {
  @Test("groups lie flat, in file order, with dotted names")
  func groups() {
    let loading = Loading(
      """
      corners:
        radius:
          card-large: 28
          2xl: 32
          photo: { small: 4 }
        gap: radius.photo.small + 1
        wide: "{radius.card-large} + {radius.2xl}"
        "odd.name": 7
      """)
    #expect(loading.faults == [])
    #expect(
      loading.corners == [
        "radius.card-large=28.0", "radius.2xl=32.0", "radius.photo.small=4.0", "gap=5.0",
        "wide=60.0",
        "odd.name=7.0",
      ])
    #expect(
      loading.document?.scale.values.map(\.isReferenced) == [true, true, true, false, false, false])
  }

  @Test("the three names of the map rule are found")
  func knownNames() {
    let scale = Loading("corners: { mapInset: 12, map: 28, other: 3 }").document?.scale
    #expect(scale?.mapInset == 0)
    #expect(scale?.map == 1)
    #expect(scale?.inner == nil)
  }

  @Test(
    "faults of the scale stand where they are",
    arguments: [
      FaultCase("corners: { radius: { card: 1 }, radius.card: 2 }", "duplicate-key 1: radius.card"),
      FaultCase("corners: { a: 1, 'a': 2 }", "duplicate-key 1: 'a'"),
      FaultCase("corners:\n  a: bb + 1\n  b: 1", "unknown-token 2: bb"),
      FaultCase("corners:\n  a: \"{no-such} + 1\"", "unknown-token 2: {no-such}"),
      FaultCase("corners:\n  a: '{x}'", "unknown-token 2: {x}"),
      FaultCase("corners:\n  a: {b}\n  b: 1", "invalid-value 2: {b}"),
      FaultCase("corners:\n  r: { a: 1 }\n  b: r", "unknown-token 3: r"),
      FaultCase("corners: 5", "invalid-value 1: 5"),
      FaultCase("corners: [a]", "invalid-value 1: [a]"),
      FaultCase("corners:\n  a: [1, 2]", "invalid-value 2: [1, 2]"),
      FaultCase("corners:\n  a: a", "reference-cycle 2: a"),
      FaultCase("corners:\n  a: b\n  b: c\n  c: b\n  d: a", "reference-cycle 3: b"),
      FaultCase("corners:\n  a: c + 1\n  b: 1\n  c: a + b", "reference-cycle 2: a"),
      FaultCase(
        "corners:\n  a: b\n  b: a\n  c: d\n  d: c", "reference-cycle 2: a", "reference-cycle 4: c"),
      FaultCase("corners:\n  a: 16px\n  b: a + 1\n  c: b", "invalid-value 2: 16px"),
      FaultCase("corners:\n  a: 1 / z\n  z: 0", "invalid-value 2: 1 / z"),
      FaultCase("corners:\n  padding: 4\n  a: padding + capsule\n  capsule: 1"),
      FaultCase("corners:\n  x-small: 1\n  a: \"{x-small}\""),
      FaultCase("corners:\n"),
      FaultCase("corners: {}"),
    ])
  func faults(example: FaultCase) {
    #expect(Loading(example.text).faults == example.faults)
  }

  @Test("a cycle is told with its whole path")
  func cyclePath() {
    let fault = Loading("corners:\n  x: 1\n  c: b\n  b: a\n  a: c").reading.faults.first
    #expect(fault?.message == "these corners refer to each other: c → b → a → c")
    #expect(fault?.component == "corners/c")
  }

  @Test(
    "an alias to a corner refers to it, wherever the anchor stands",
    arguments: [
      "corners: { card: &card 28, b: *card }\ncomponents: { a: { shape: *card } }",
      "x-r: &r 28\ncorners: { card: *r, b: *r }\ncomponents: { a: { shape: *r } }",
      "components: { a: { shape: &r 28 } }\ncorners: { card: *r, b: card }",
      "corners: &c { g: &g { card: &card 28 }, h: *g }\ncomponents: { a: { shape: *card } }",
      "corners: { x: 20, card: &card x + 8, b: *card }\ncomponents: { a: { shape: *card } }",
      "corners: { card: &card 28, b: card }\n"
        + "components: { a: { shape: { unevenRoundedRectangle: { topLeading: *card } } } }",
    ])
  func aliases(text: String) throws {
    let loading = Loading(text)
    #expect(loading.faults == [])
    let document = try #require(loading.document)
    let length = try #require(document.lengths.first)
    #expect(length.traits == .reference)
    #expect(length.value == 28)
    let values = document.scale.values
    let card = try #require(values.indices.first { document.scale.name(of: $0).hasSuffix("card") })
    #expect(values[card].isReferenced)
    #expect(values.last?.traits == .reference)
    #expect(values.last?.value == 28)
    #expect(values.last?.isReferenced == false)
  }

  @Test("a shape that is an alias to a corner stands where the alias does")
  func aliasPlace() throws {
    let text =
      "corners: { card: &card 28 }\nx-r: &r 8\n"
      + "components: { a: { shape: *card, clipShape: { roundedRectangle: *card }, fallback: *r } }"
    let loading = Loading(text)
    let document = try #require(loading.document)
    let component = try #require(loading.component("a"))
    #expect(loading.source.text(in: document.tree.range(component[.shape].node)) == "*card")
    #expect(loading.source.text(in: document.tree.range(component[.fallback].node)) == "8")
    let lengths = document.lengths.map { loading.source.text(in: document.tree.range($0.node)) }
    #expect(lengths == ["*card", "*card", "8"])
    #expect(document.lengths.map(\.traits) == [.reference, .reference, .literal])
  }

  @Test(
    "a misspelt name gets a suggestion as it must be written",
    arguments: [
      ("corners: { card-large: 4 }\ncomponents: { a: { shape: \"{card-larg}\" } }", "{card-large}"),
      ("corners: { inner: 4, a: iner }", "inner"),
      ("corners: { i: 4 }\ncomponents: { a: { shape: capsul } }", "capsule"),
      ("components: { a: { shape: 2 + paddin } }", "padding"),
      ("components: { a: { paddin: 2 } }", "padding"),
      ("components: { a: { alignment: topp } }", "top"),
      ("components: { card: {}, a: { content: [crad] } }", "card"),
      ("component: { card: {} }", "components"),
    ])
  func suggestions(text: String, name: String) {
    #expect(Loading(text).reading.faults.map(\.help) == ["did you mean `\(name)`?"])
  }

  @Test(
    "a name that needs braces is written out",
    arguments: [
      ("groß", "groß", "write this name in braces and quotes: `\"{groß}\"`"),
      ("card-large", "card-large", "write this name in braces and quotes: `\"{card-large}\"`"),
      ("sehr-groß", "sehr-groß", "write this name in braces and quotes: `\"{sehr-groß}\"`"),
      ("größe", "größe", "write this name in braces and quotes: `\"{größe}\"`"),
      ("1 + groß", "groß", "write this name in braces, `{groß}`, and the whole value in quotes"),
      ("1 - xx-groß", "groß", "write this name in braces, `{groß}`, and the whole value in quotes"),
      ("'1 + groß'", "groß", "write this name in braces: `{groß}`"),
      ("4 × 4", "×", "`×` cannot stand here; a name that has it goes in braces, text in quotes"),
    ])
  func bracesMissing(value: String, marked: String, sentence: String) {
    let text =
      "corners: { groß: 4, sehr-groß: 5, card-large: 6 }\n"
      + "components: { a: { shape: \(value) } }"
    let loading = Loading(text)
    #expect(loading.faults == ["invalid-value 2: \(marked)"])
    #expect(loading.reading.faults.map(\.message) == [sentence])
  }

  @Test(
    "a word of another system gets the word of this one",
    arguments: [
      ("cornerRadius: 8", "shape"), ("border-radius: 8", "shape"), ("radius: 8", "shape"),
      ("corner: 8", "shape"), ("margin: 8", "inset"), ("children: {}", "content"),
      ("subviews: []", "content"), ("items: []", "content"),
      ("width: 8", "size: { width: … }"), ("height: 8", "size: { height: … }"),
      ("min: 8", "shape: { concentric: { minimum: … } }"),
      ("minimum: 8", "shape: { concentric: { minimum: … } }"),
      ("padding: { left: 8 }", "leading"), ("inset: { right: 8 }", "trailing"),
      ("padding: { x: 8 }", "horizontal"), ("padding: { y: 8 }", "vertical"),
      ("alignment: left", "leading"), ("alignment: right", "trailing"),
      ("alignment: top-left", "topLeading"), ("shape: pill", "capsule"),
      ("shape: rounded", "capsule"), ("shape: full", "capsule"), ("shape: rect", "rectangle"),
      ("shape: { cornerRadius: 8 }", "roundedRectangle"),
      ("shape: { concentric: { min: 8 } }", "minimum"),
      ("shape: { unevenRoundedRectangle: { topLeft: 8 } }", "topLeading"),
    ])
  func foreignWords(entry: String, word: String) {
    let text = "corners: { inner: 4 }\ncomponents:\n  a:\n    \(entry)"
    #expect(Loading(text).reading.faults.map(\.help) == ["did you mean `\(word)`?"])
  }

  @Test("a name of the scale is nearer than a word of another system")
  func ownWordFirst() {
    let loading = Loading("corners: { fill: 4 }\ncomponents: { a: { shape: full } }")
    #expect(loading.reading.faults.map(\.help) == ["did you mean `fill`?"])
  }

  @Test("a name of a group says what to name instead")
  func groupName() {
    let fault = Loading("corners: { r: { a-b: 1 }, b: r }").reading.faults.first
    #expect(fault?.help == "name one of its values, such as `{r.a-b}`")
  }

  @Test("broken expressions still refer to the names in them")
  func brokenReferences() {
    let values = Loading("corners:\n  a: 1\n  b-c: 2\n  d: 3\n  e: \"a + * {b-c}\"").document?.scale
      .values
    #expect(values?.map(\.isReferenced) == [true, true, false, false])
  }

  @Test("what the text of a length looks like is kept")
  func traits() {
    let values = Loading(
      "corners: { a: 4, b: a, c: '{a}', d: a + 1, e: 9999, f: e, g: e - 1, h: 2 + 2, i: 1000 - 4 }"
    ).document?.scale.values
    #expect(
      values?.map(\.traits) == [
        .literal, .reference, .reference, [], .literal, .reference, .sentinelArithmetic, [],
        .sentinelArithmetic,
      ])
  }

  @Test("chains of 50,000 references work in both directions", arguments: [true, false])
  func chain(isForward: Bool) {
    let count = 50_000
    var lines = ["corners:"]
    for index in 0..<count {
      let other = isForward ? index + 1 : index - 1
      let isEnd = isForward ? index == count - 1 : index == 0
      lines.append("  n\(index): \(isEnd ? "1" : "n\(other) + 1")")
    }
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(loading.faults == [])
    #expect(loading.document?.scale.values.map(\.value).max() == Double(count))
  }

  @Test(
    "a broken end of a long chain, and a long cycle, are one fault", arguments: ["nope", "n0 + 1"])
  func brokenChain(end: String) {
    let count = 20_000
    var lines = ["corners:"]
    for index in 0..<count - 1 { lines.append("  n\(index): n\(index + 1) + 1") }
    lines.append("  n\(count - 1): \(end)")
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(loading.reading.faults.count == 1)
    #expect(loading.document?.scale.values.allSatisfy(\.value.isNaN) == true)
  }

  @Test("many cycles through one corner stay linear")
  func manyCycles() {
    var lines = ["corners:"]
    for index in 0..<5_000 { lines.append("  n\(index): n\(index + 1) + n0") }
    lines.append("  n5000: 1")
    #expect(Loading(lines.joined(separator: "\n")).reading.faults.first?.rule == .referenceCycle)
  }

  @Test("50,000 misspelt names stay linear")
  func manyMisspelt() {
    var lines = ["corners:"]
    for index in 0..<50_000 { lines.append("  n\(index): m\(index)") }
    #expect(Loading(lines.joined(separator: "\n")).reading.faults.count == 50_000)
  }
}
