import Testing

@testable import CornerTokens

/// Modifiers and the order of resolver documents, sentence by sentence.
struct ResolverOrderTests {
  typealias Case = ResolverTests.Case

  private static func t(_ name: String, _ value: Int) -> String { ResolverTests.t(name, value) }

  private static func with(order: String, _ rest: String = #""sets": {}"#) -> String {
    ResolverTests.with(order: order, rest)
  }

  private static let setA = ResolverTests.setA
  private static let modifierM = ResolverTests.modifierM

  /// A document with a modifier `m`.
  private static func modifier(_ text: String, _ rest: String = #""description": "x""#) -> String {
    with(order: modifierM, #""modifiers": {"m": \#(text)}, \#(rest)"#)
  }

  private static let two = #"{"l": [\#(t("x", 1))], "d": [\#(t("x", 2)), \#(t("y", 3))]}"#

  static let modifiers = [
    Case(
      "each context has sources of its own", modifier(#"{"contexts": \#(two)}"#),
      ["m=l: x = 1", "m=d: x = 2", "m=d: y = 3"]),
    Case(
      "a context may be empty", modifier(#"{"contexts": {"l": [], "d": [\#(t("x", 2))]}}"#),
      ["m=d: x = 2"]),
    Case(
      "a context may name a set",
      modifier(
        #"{"contexts": {"l": [\#(setA)], "d": [\#(setA), \#(t("y", 2))]}}"#,
        #""sets": {"a": {"sources": [\#(t("x", 1))]}}"#),
      ["m=l: x = 1", "m=d: x = 1", "m=d: y = 2"]),
    Case("a modifier has contexts", modifier("{}"), [], faults: #"invalid-value 1: "m""#),
    Case(
      "the contexts are not empty", modifier(#"{"contexts": {}}"#), [],
      faults: "invalid-value 1: {}"),
    Case(
      "one context is no choice", modifier(#"{"contexts": {"l": [\#(t("x", 1))]}}"#),
      ["m=l: x = 1"], faults: #"invalid-value 1: {"l": [{"x": {"$type": "number", "$value": 1}}]}"#),
    Case(
      "the contexts are an object", modifier(#"{"contexts": []}"#), [],
      faults: "invalid-value 1: []"),
    Case(
      "a context is a list", modifier(#"{"contexts": {"l": {}, "d": []}}"#), [],
      faults: "invalid-value 1: {}"),
    Case(
      "the default is a context", modifier(#"{"contexts": {"l": [], "d": []}, "default": "d"}"#), []
    ),
    Case(
      "the default is a context", modifier(#"{"contexts": {"l": [], "d": []}, "default": "x"}"#),
      [], faults: #"invalid-value 1: "x""#),
    Case(
      "the default is a text", modifier(#"{"contexts": {"l": [], "d": []}, "default": {}}"#), [],
      faults: "invalid-value 1: {}"),
    Case(
      "a modifier names no other",
      modifier(##"{"contexts": {"l": [{"$ref": "#/modifiers/n"}], "d": []}}"##, #""sets": {}"#)
        .replacing(
          #""modifiers": {"#, with: #""modifiers": {"n": {"contexts": {"a": [], "b": []}}, "#), [],
      faults: ##"invalid-value 1: "#/modifiers/n""##),
    Case(
      "a modifier names none of its own contexts",
      modifier(##"{"contexts": {"l": [{"$ref": "#/modifiers/m/contexts/d"}], "d": []}}"##), [],
      faults: ##"invalid-value 1: "#/modifiers/m/contexts/d""##),
    Case(
      "a modifier is an object",
      with(
        order: ##"{"$ref": "#/sets/a"}"##, #""sets": {"a": {"sources": []}}, "modifiers": {"m": 1}"#
      ), faults: "invalid-value 1: 1"),
  ]

  @Test("a modifier has sources by context", arguments: modifiers)
  func checkModifier(of example: Case) { example.check() }

  static let orders = [
    Case(
      "later ones come later",
      with(
        order: ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/sets/a"}"##,
        #""sets": {"a": {"sources": [\#(t("x", 9))]}}, "modifiers": {"m": {"contexts": \#(two)}}"#),
      ["m=l: x = 1", "m=d: x = 2", "m=d: y = 3", "always: x = 9"]),
    Case(
      "a set may stand in the order",
      with(order: #"{"type": "set", "name": "a", "sources": [\#(t("x", 1))]}"#), ["always: x = 1"]),
    Case(
      "a modifier may stand in the order",
      with(order: #"{"type": "modifier", "name": "n", "contexts": \#(two)}"#),
      ["n=l: x = 1", "n=d: x = 2", "n=d: y = 3"]),
    Case(
      "a set in the order has a name", with(order: #"{"type": "set", "sources": [\#(t("x", 1))]}"#),
      ["always: x = 1"], faults: #"invalid-value 1: {"type": "set", "sources": [\#(t("x", 1))]}"#),
    Case(
      "a set in the order has a type", with(order: #"{"name": "a", "sources": [\#(t("x", 1))]}"#),
      ["always: x = 1"], faults: #"invalid-value 1: {"name": "a", "sources": [\#(t("x", 1))]}"#),
    Case(
      "a modifier in the order has a type",
      with(order: #"{"name": "a", "contexts": {"a": [], "b": []}}"#), [],
      faults: #"invalid-value 1: {"name": "a", "contexts": {"a": [], "b": []}}"#),
    Case(
      "a modifier in the order has a name",
      with(order: #"{"type": "modifier", "contexts": {"a": [], "b": []}}"#), [],
      faults: #"invalid-value 1: {"type": "modifier", "contexts": {"a": [], "b": []}}"#),
    Case(
      "the type is set or modifier", with(order: #"{"type": "group", "name": "a", "sources": []}"#),
      [], faults: #"invalid-value 1: "group""#),
    Case(
      "names in the order differ",
      with(
        order:
          #"{"type": "set", "name": "a", "sources": []}, {"type": "set", "name": "b", "sources": []}"#
      ), []),
    Case(
      "names in the order differ",
      with(
        order:
          #"{"type": "set", "name": "a", "sources": []}, {"type": "set", "name": "a", "sources": []}"#
      ), [], faults: #"invalid-value 1: "a""#),
    Case(
      "a set and a modifier may share a name",
      with(
        order: ##"{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/a"}"##,
        #""sets": {"a": {"sources": []}}, "modifiers": {"a": {"contexts": {"l": [], "d": []}}}"#),
      []),
    Case(
      "a set that is named exists",
      with(order: ##"{"$ref": "#/sets/b"}"##, #""sets": {"a": {"sources": []}}"#), [],
      faults: ##"unknown-token 1: "#/sets/b""##),
    Case(
      "a modifier that is named exists", with(order: ##"{"$ref": "#/modifiers/b"}"##), [],
      faults: ##"unknown-token 1: "#/modifiers/b""##),
    Case(
      "nothing in the order is named",
      with(
        order: ##"{"$ref": "#/resolutionOrder/1"}, \##(setA)"##, #""sets": {"a": {"sources": []}}"#),
      [], faults: ##"invalid-value 1: "#/resolutionOrder/1""##),
    Case(
      "the order holds sets and modifiers", with(order: t("x", 1)), [],
      faults: "invalid-value 1: \(t("x", 1))"),
    Case("the order holds objects", with(order: "1"), [], faults: "invalid-value 1: 1"),
    Case(
      "a file is no set", with(order: #"{"$ref": "a.json"}"#), [],
      faults: #"unreadable-import 1: "a.json""#),
  ]

  @Test("the order decides which tokens win", arguments: orders)
  func order(of example: Case) { example.check() }

  @Test("a modifier is an axis with its default")
  func axes() {
    let sample = DTCGSample(
      Self.with(
        order:
          ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m"}, {"type": "modifier", "name": "n", "contexts": {"a": [], "b": []}}"##,
        #""modifiers": {"m": {"contexts": \#(Self.two), "default": "d"}}"#))
    #expect(
      sample.file?.axes == [
        TokenAxis(name: "m", contexts: ["l", "d"], standard: 1),
        TokenAxis(name: "n", contexts: ["a", "b"]),
      ])
  }

  @Test("modifiers that are aliases of one anchor are each an axis")
  func aliasedModifiers() {
    let sample = DTCGSample(
      """
      version: 2025.10
      modifiers:
        theme: &m
          contexts:
            light: [{ x: { $type: number, $value: 1 } }]
            dark: [{ x: { $type: number, $value: 2 } }]
        brand: *m
      resolutionOrder: [{ $ref: "#/modifiers/theme" }, { $ref: "#/modifiers/brand" }]
      """)
    let contexts = ["light", "dark"]
    #expect(
      sample.file?.axes == [
        TokenAxis(name: "theme", contexts: contexts), TokenAxis(name: "brand", contexts: contexts),
      ])
    #expect(
      sample.layers == [
        "theme=light: x = 1", "theme=dark: x = 2", "brand=light: x = 1", "brand=dark: x = 2",
      ])
    #expect(sample.faults == [])
  }
}
