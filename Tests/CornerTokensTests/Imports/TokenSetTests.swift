import CornerTokens
import Diagnostics
import Testing

@Suite("Tokens of other formats, worked out")
struct TokenSetTests {
  /// Each token as `path=points`, with a word for all that is no length.
  private func listed(_ text: String) -> [String] {
    guard let tokens = Loading(text, beside: [:]).document?.tokens else { return [] }
    return tokens.ownTokens.map { token in
      let measure = tokens.measure(of: token)
      let value: String
      switch measure.state {
      case .points: value = "\(measure.number)"
      case .ratio: value = "ratio \(measure.number)"
      case .share: value = "\(measure.number) %"
      case .list: value = tokens.list(of: token).map { "\($0)" }.joined(separator: " ")
      case .text: value = "text"
      case .broken: value = "broken"
      }
      return "\(tokens.name(of: token))=\(value)"
    }
  }

  @Test(
    "what a value comes to",
    arguments: [
      ("16", "16.0"), ("16px", "16.0"), ("'.25rem'", "4.0"), ("1.5em", "24.0"), ("8dp", "8.0"),
      ("-4pt", "-4.0"), ("50%", "50.0 %"), ("initial", "text"), ("'#ffffff'", "text"),
      ("'{radius.base}'", "4.0"), ("'{ radius.base }'", "4.0"), ("'{radius.base.value}'", "4.0"),
      ("'{radius.base} * 2'", "8.0"), ("'min({radius.base}*0.5, 1px)'", "1.0"),
      ("'floor({radius.base} / 3)'", "1.0"), ("'calc({radius.base} + 1rem)'", "20.0"),
      ("'0 24px'", "0.0 24.0"), ("'{radius.base} {radius.base} 0'", "4.0 4.0 0.0"),
      ("'{radius.none}'", "broken"), ("'{radius.base} / 0'", "broken"),
      ("'{radius.base} * {radius.share}'", "broken"), ("10vh", "text"), ("*base", "4.0"),
    ])
  func values(text: String, value: String) {
    let found = listed("radius: { base: &base 4px, share: 12%, it: \(text) }")
    #expect(found.last == "radius.it=\(value)")
  }

  @Test(
    "what lists come to",
    arguments: [
      ("pair: '{a} 4px', it: '{pair}'", "2.0 4.0"), ("it: '{color} 4px'", "text"),
      ("pair: '{color} 4px', it: '{pair}'", "text"), ("it: '{none} 4px'", "broken"),
      ("it: '{it} {it}'", "broken"), ("b: '{c}', c: '{b}', it: '{b} 4px'", "broken"),
    ])
  func lists(text: String, value: String) {
    let found = listed(
      "color: '#fff'\na: 2px\nspacing: { s: 1px }\n" + text.replacing(", ", with: "\n"))
    #expect(found.last == "it=\(value)")
  }

  @Test("an unknown name gets a suggestion, a group one of its tokens")
  func help() {
    let loading = Loading("radius: { small: 4px, a: '{radius.smal}', b: '{radius}' }", beside: [:])
    #expect(
      loading.reading.faults.map(\.help) == [
        "did you mean `radius.small`?", "name one of its tokens, such as `radius.small`",
      ])
  }

  @Test("long chains and long cycles")
  func chains() {
    var text = "radius:\n  r0: 4px\n"
    for index in 1...20_000 { text += "  r\(index): '{radius.r\(index - 1)}'\n" }
    #expect(listed(text).last == "radius.r20000=4.0")
    let loading = Loading(text.replacing("r0: 4px", with: "r0: '{radius.r20000}'"), beside: [:])
    #expect(loading.faults == ["reference-cycle 2: '{radius.r20000}'"])
  }

  @Test(
    "what is reported on a file of another format",
    arguments: [
      FaultCase("radius: { a: '{radius.b}', b: '{radius.c}' }", "unknown-token 1: '{radius.c}'"),
      FaultCase(
        "radius: { a: '{radius.b}', b: '{radius.a}', c: '{radius.a}' }",
        "reference-cycle 1: '{radius.b}'"),
      FaultCase("radius: { a: '{radius.b} +', b: 4px }", "invalid-value 1: '{radius.b} +'"),
      FaultCase("radius: { a: '{share}' }\nshare: 12%", "invalid-value 1: '{share}'"),
      FaultCase("radius: { a: '{share}' }\nshare: 50%"),
      FaultCase("padding: { a: '{share}' }\nshare: 50%", "invalid-value 1: '{share}'"),
      FaultCase("radius: { a: 12% }"),
    ])
  func faults(fault: FaultCase) {
    #expect(Loading(fault.text, beside: [:]).faults == fault.faults)
  }

  @Test("radii of a file are its scale")
  func scale() {
    let loading = Loading(
      """
      radius: { card: 24px, same: '{radius.card}', half: '{radius.full} / 2', full: 999px, word: initial }
      width: 300px
      """, beside: [:])
    #expect(
      loading.corners == [
        "radius.card=24.0", "radius.same=24.0", "radius.half=499.5", "radius.full=999.0",
      ])
    let traits = loading.document?.scale.values.map(\.traits)
    #expect(traits == [.literal, .reference, .sentinelArithmetic, .literal])
  }

  @Test(
    "the padding of a container, by top, leading, bottom, trailing",
    arguments: [
      ("padding: 8px", [8, 8, 8, 8]), ("padding: '0 24px'", [0, 24, 0, 24]),
      ("padding: '1px 2px 3px 4px'", [1, 4, 3, 2]), ("padding: '1px 2px 3px'", [1, 2, 3, 2]),
      ("paddingX: 4px, padding: 8px", [8, 4, 8, 4]), ("padding-block: '1px 2px'", [1, 0, 2, 0]),
      ("padding-inline-start: 5px, padding-top: 6px", [6, 5, 0, 0]),
      ("paddingLeft: 3px", [0, 3, 0, 0]),
    ] as [(String, [Double])])
  func containers(text: String, edges: [Double]) throws {
    let loading = Loading("card: { radius: 24px, \(text), height: 40px }", beside: [:])
    let component = try #require(loading.document?.components.first)
    #expect(component.padding == SIMD4(edges))
    #expect(component.height == 40)
    #expect(loading.placements == ["card", "card/card"])
    #expect(loading.document?.impliedCount == 1)
  }

  @Test(
    "containers by what their names have in front",
    arguments: [
      ("card-radius: 8px, card-padding: 12px", ["card-radius", "card-radius/card-radius"]),
      (
        "a-border-radius: 8px, a-inset: 1px",
        ["a-border-radius", "a-border-radius/a-border-radius"]
      ),
      ("card-radius: 8px, row-padding: 12px", []), ("base-radius: 8px, base-padding: 12px", []),
      ("radius: 8px, padding: 12px", []), ("size: { radius: 8px, padding: 12px }", []),
    ] as [(String, [String])])
  func prefixes(text: String, paths: [String]) {
    #expect(Loading("{ \(text) }", beside: [:]).placements == paths)
  }

  @Test("a container is one whatever sets its radius and its padding come from")
  func sets() {
    let loading = Loading(
      """
      base:
        card:
          radius: { value: 24px, type: borderRadius }
          padding: { value: 12px, type: spacing }
      compact: { card: { radius: { value: 8px, type: borderRadius } } }
      $themes:
        - { name: Compact, group: size, selectedTokenSets: { base: enabled, compact: enabled } }
        - { name: Regular, group: size, selectedTokenSets: { base: enabled } }
      """, beside: [:])
    let documents = loading.reading.documents
    #expect(documents.map(\.mode) == ["Compact", "Regular"])
    #expect(documents.map { $0.components.first?.padding[0] } == [12, 12])
    #expect(documents.map { $0.shapes.first?.radii[0] } == [8, 24])
  }

  @Test(
    "files of other formats that happen to have the keys of a spec",
    arguments: [
      #"{"components":{"card":{"radius":{"$value":"24px","$type":"dimension"},"padding":{"$value":"12px","$type":"dimension"}}}}"#,
      #"{"corners":{"$type":"dimension","sm":{"$value":{"value":4,"unit":"px"}}}}"#,
      ##"{"components":{"card":{"background":"#fff","padding":"12px","radius":"24px"}}}"##,
      ##"{"components":{"button":{"size":{"value":"12px"},"fallback":{"value":"#fff"}}},"radius":{"a":{"value":"1px"}}}"##,
    ])
  func otherFormats(text: String) {
    let loading = Loading(text, beside: [:])
    #expect(loading.document?.isSpec == false)
    #expect(!loading.reading.faults.contains { $0.rule != .outdatedDimension })
  }

  @Test("a broken document behind the first makes no front matter of it")
  func brokenBehind() {
    let loading = Loading("radius: { a: 4px }\n---\n a: [\n", beside: [:])
    #expect(loading.reading.file?.format == "nested maps")
    #expect(loading.faults.map { $0.prefix(11) } == ["yaml-syntax"])
  }

  @Test("a group without a padding, or without a radius, is no container")
  func noContainers() {
    let loading = Loading(
      "a: { radius: 4px }\nb: { padding: 4px }\nc: { radius: { padding: 3px } }", beside: [:])
    #expect(loading.placements == [])
  }
}
