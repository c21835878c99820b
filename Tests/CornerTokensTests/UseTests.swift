import CornerTokens
import Testing

struct UseTests {
  @Test("a use places, and overrides whole keys with lengths worked out anew")
  func overrides() throws {
    let loading = Loading(
      """
      components:
        tile: { shape: 4 + padding, padding: 2, content: { icon: { shape: 1 } } }
        row:
          content:
            first: { use: tile }
            second: { use: tile, padding: 6 }
            third: { use: tile, shape: 9, content: {} }
            list: { content: [tile, { name: fourth, use: tile }, { use: tile }] }
      """)
    #expect(loading.faults == [])
    #expect(
      loading.placements == [
        "row", "row/first", "row/first/icon", "row/second", "row/second/icon", "row/third",
        "row/list",
        "row/list/tile", "row/list/tile/icon", "row/list/fourth", "row/list/fourth/icon",
        "row/list/tile", "row/list/tile/icon",
      ])
    #expect(loading.shape("first")?.radii[0] == 6)
    #expect(loading.shape("second")?.radii[0] == 10)
    let document = try #require(loading.document)
    let definitions = ["first", "second", "third"].compactMap(loading.component)
      .map { document.tree.string($0.definitionName) }
    #expect(definitions == ["tile", "tile", "third"])
  }

  @Test("a use at the top level makes a variant and places nothing")
  func variants() {
    let loading = Loading(
      """
      components:
        wide: { use: card, padding: 20 }
        card: { shape: 3, padding: 5, content: { photo: {} } }
        wider: { use: wide, shape: 8 }
      """)
    #expect(loading.faults == [])
    #expect(
      loading.placements == ["wide", "wide/photo", "card", "card/photo", "wider", "wider/photo"])
    #expect(loading.component("wider")?.padding[0] == 20)
    #expect(loading.shape("wide")?.radii[0] == 3)
  }

  @Test("a fault that shows in a variant only is reported once, at the value")
  func faultInVariant() {
    let loading = Loading(
      """
      components:
        card: { shape: padding + 2, padding: 5 }
        one: { use: card, padding: { top: 1 } }
        two: { use: card, padding: { top: 2 } }
      """)
    #expect(loading.faults == ["invalid-value 2: padding + 2"])
  }

  @Test(
    "uses inside themselves are reported at the use, and all members are judged",
    arguments: [
      ("card: { content: { row: { use: card } } }", ["reference-cycle 2: card"], ["card"]),
      (
        "card: { content: { r: { use: row } } }\n  row: { content: { c: { use: card } } }",
        ["reference-cycle 2: row"], ["card", "card/r"]
      ),
      (
        "top: { content: [card] }\n  card: { content: [row] }\n  row: { content: [card] }",
        ["reference-cycle 3: row"], ["top", "top/card", "top/card/row"]
      ),
      ("a: { use: b }\n  b: { use: a }\n  c: { use: b }\n  d: {}", ["reference-cycle 2: b"], ["d"]),
      ("a: { use: a }\n  d: {}", ["reference-cycle 2: a"], ["d"]),
      (
        "base: { content: { x: { use: card } } }\n  card: { use: base, shape: 2 }",
        ["reference-cycle 2: card"], ["base", "card"]
      ),
      ("a: { content: { b: { use: a, content: {} } } }\n  d: {}", [], ["d", "a", "a/b"]),
    ] as [(String, [String], [String])])
  func cycles(text: String, faults: [String], placements: [String]) {
    let loading = Loading("components:\n  \(text)\n")
    #expect(loading.faults == faults)
    #expect(loading.placements.sorted() == placements.sorted())
  }

  @Test("a cycle of uses is told with its whole path")
  func cyclePath() {
    let fault = Loading(
      "components:\n  card: { content: [row] }\n  row: { content: [card] }\n"
    ).reading.faults.first
    #expect(fault?.message == "these components contain each other: card → row → card")
    #expect(fault?.component == "card/row")
  }

  @Test("what uses something broken is left out, with no further word")
  func brokenTarget() {
    let loading = Loading(
      "components:\n  a: { use: nobody }\n  b: { content: [a, c] }\n  c: { use: a }\n  d: { content: { e: { use: nobody2, content: [b] } } }"
    )
    #expect(loading.faults == ["unknown-token 2: nobody", "unknown-token 5: nobody2"])
    #expect(loading.placements == ["b", "d"])
  }

  @Test("uses that multiply stop at the limit, at a use, and leave nothing half")
  func limit() {
    var lines = ["components:"]
    for index in 0..<40 {
      lines.append(
        "  n\(index): { content: { a: { use: n\(index + 1) }, b: { use: n\(index + 1) } } }")
    }
    lines.append("  n40: { shape: 4 }")
    let clock = ContinuousClock()
    let start = clock.now
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(clock.now - start < .seconds(1))
    #expect(loading.reading.faults.map(\.rule) == [.limitExceeded])
    #expect(loading.placements == [])
  }

  @Test("chains of 50,000 uses and variants do not recurse", arguments: ["content: [n", "use: n"])
  func chain(key: String) {
    let close = key.contains("[") ? "]" : ""
    var lines = ["components:"]
    for index in 0..<50_000 { lines.append("  n\(index): { \(key)\(index + 1)\(close) }") }
    lines.append("  n50000: { shape: 4 }")
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(loading.faults == [])
    #expect(loading.document?.placements.count == 50_001)
  }

  @Test("many components without a use are no multiplication")
  func manyComponents() {
    var lines = ["components:"]
    for index in 0..<60_000 { lines.append("  n\(index): { content: { a: {} } }") }
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(loading.faults == [])
    #expect(loading.document?.placements.count == 120_000)
  }

  @Test("alias bombs stop at the budget with one fault")
  func aliasBomb() {
    var lines = ["x-0: &a0 { leaf: {} }"]
    for index in 1..<30 {
      let items = (0..<10).map { "c\($0): { content: *a\(index - 1) }" }.joined(separator: ", ")
      lines.append("x-\(index): &a\(index) { \(items) }")
    }
    lines.append("components: { bomb: { content: *a29 } }")
    let loading = Loading(lines.joined(separator: "\n"))
    #expect(loading.reading.faults.map(\.rule) == [.limitExceeded])
  }

  static let excesses: [(name: String, text: String)] = [
    (
      "a long name of a group",
      "corners:\n  \(String(repeating: "g", count: 1_010)):\n    a: 1\n"
    ),
    (
      "groups within each other through aliases",
      "corners:\n  a: &x { b: 1 }\n"
        + (0..<300).map { "  n\($0): &y\($0) { c: *\($0 == 0 ? "x" : "y\($0 - 1)") }\n" }.joined()
    ),
    (
      "contents within each other through aliases",
      "x-0: &a0 { leaf: {} }\n"
        + (1..<300).map { "x-\($0): &a\($0) { c: { content: *a\($0 - 1) } }\n" }.joined()
        + "components: { deep: { content: *a299 } }"
    ),
    (
      "brackets within each other",
      "components:\n  a: { shape: \"\(String(repeating: "(", count: 5_000))\" }\n"
    ),
    (
      "a long expression",
      "components:\n  a: { shape: \"\(String(repeating: "1+", count: 6_000))1\" }\n"
    ),
    (
      "uses of a component with a large value",
      "components:\n  t: { padding: { \((0..<4_000).map { "x\($0): 1" }.joined(separator: ", ")) } }\n"
        + (0..<2_000).map { "  n\($0): { content: { a: { use: t } } }\n" }.joined()
    ),
  ]

  @Test("what is too deep, too long or too much says so", arguments: excesses)
  func tooMuch(name: String, text: String) {
    let rules = Loading(text).reading.faults.map(\.rule).filter { $0 != .unknownKey }
    #expect(!rules.isEmpty)
    #expect(rules.allSatisfy { $0 == .limitExceeded })
  }
}
