import Foundation
import Testing

@testable import CornerTokens

/// Resolver documents of the Design Tokens Community Group, sentence by sentence.
struct ResolverTests {
  /// What a sentence asks for, with a document that follows it or does not.
  struct Case: CustomTestStringConvertible, Sendable {
    let sentence: String
    let text: String
    /// The layers that must come out; nil for any.
    let layers: [String]?
    let faults: [String]

    init(_ sentence: String, _ text: String, _ layers: [String]? = nil, faults: String...) {
      self.sentence = sentence
      self.text = text
      self.layers = layers
      self.faults = faults
    }

    var testDescription: String { faults.isEmpty ? "\(sentence): right" : "\(sentence): wrong" }

    func check() {
      let sample = DTCGSample(text, files: ResolverTests.files)
      #expect(sample.file?.format == "DTCG resolver")
      #expect(sample.faults == faults)
      if let layers { #expect(sample.layers == layers) }
    }
  }

  static let files = [
    "a.json":
      #"{"s": {"x": {"$type": "number", "$value": 1}, "y": {"$type": "number", "$value": 2}}, "t": {"$type": "number", "$value": 3}}"#,
    "my file.json": #"{"m": {"$type": "number", "$value": 4}}"#,
    "list.json": "[1]",
    "resolver.json":
      #"{"version": "2025.10", "resolutionOrder": [], "sets": {"q": {"sources": [{"k": {"$value": 1}}]}}}"#,
    "broken.json": #"{"a": ["#,
  ]

  /// A token named by a letter with a number.
  static func t(_ name: String, _ value: Int) -> String {
    #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"#
  }

  /// A document with an order and more.
  static func with(order: String, _ rest: String = #""sets": {}"#) -> String {
    #"{"version": "2025.10", "resolutionOrder": [\#(order)], \#(rest)}"#
  }

  static let setA = ##"{"$ref": "#/sets/a"}"##
  static let modifierM = ##"{"$ref": "#/modifiers/m"}"##

  /// A document with a set `a` of some sources.
  private static func set(_ sources: String, _ rest: String = #""description": "x""#) -> String {
    with(order: setA, #""sets": {"a": {"sources": [\#(sources)]}}, \#(rest)"#)
  }

  static let documents = [
    Case("a document has version and order", set(t("x", 1)), ["always: x = 1"]),
    Case(
      "a document has a version",
      #"{"resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"#,
      faults: #"invalid-value 1: "resolutionOrder""#),
    Case(
      "the version is 2025.10",
      #"{"version": "2025.11", "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"#,
      faults: #"invalid-value 1: "2025.11""#),
    Case(
      "the version is a text",
      #"{"version": {}, "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"#,
      faults: "invalid-value 1: {}"),
    Case(
      "a document has an order", #"{"version": "2025.10", "sets": {"a": {"sources": []}}}"#,
      faults: #"invalid-value 1: "version""#),
    Case(
      "the order is a list", #"{"version": "2025.10", "resolutionOrder": {}}"#,
      faults: "invalid-value 1: {}"),
    Case("the order is not empty", with(order: ""), faults: "invalid-value 1: []"),
    Case(
      "$defs and $schema are allowed",
      with(order: setA, #""$schema": "x", "$defs": {"z": 1}, "sets": {"a": {"sources": []}}"#), []),
    Case(
      "misspelt keys are found",
      with(order: setA, #""sets": {"a": {"sources": [], "descripton": "x"}}, "modifers": {}"#),
      faults: #"invalid-value 1: "descripton""#, #"invalid-value 1: "modifers""#),
    Case(
      "sets are an object",
      with(order: #"{"type": "set", "name": "b", "sources": []}"#, #""sets": []"#),
      faults: "invalid-value 1: []"),
    Case(
      "$extensions are an object",
      with(order: setA, #""sets": {"a": {"sources": [], "$extensions": 1}}"#),
      faults: "invalid-value 1: 1"),
    Case(
      "$extensions mean nothing here",
      with(order: setA, #""sets": {"a": {"sources": [], "$extensions": {"x": 1}}}"#)),
  ]

  @Test("a document says its version and its order", arguments: documents)
  func document(of example: Case) { example.check() }

  static let sets = [
    Case(
      "a set has sources", with(order: setA, #""sets": {"a": {}}"#),
      faults: #"invalid-value 1: "a""#),
    Case(
      "sources are a list", with(order: setA, #""sets": {"a": {"sources": {}}}"#),
      faults: "invalid-value 1: {}"),
    Case(
      "a set is an object", with(order: setA, #""sets": {"a": []}"#),
      faults: ##"invalid-value 1: "#/sets/a""##, "invalid-value 1: []"),
    Case("a source is an object", set("1"), faults: "invalid-value 1: 1"),
    Case(
      "the last source wins", set("\(t("x", 1)), \(t("x", 2))"), ["always: x = 1", "always: x = 2"]),
    Case(
      "a source may be a file", set(#"{"$ref": "a.json"}"#), ["always: s.x = 1; s.y = 2; t = 3"]),
    Case(
      "a source may be part of a file", set(##"{"$ref": "a.json#/s"}"##), ["always: x = 1; y = 2"]),
    Case(
      "the fragment of a file may lack its slash", set(##"{"$ref": "a.json#s"}"##),
      ["always: x = 1; y = 2"]),
    Case(
      "the path of a file may be percent-encoded", set(#"{"$ref": "my%20file.json"}"#),
      ["always: m = 4"]),
    Case(
      "a source may be another set",
      with(
        order: setA,
        ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}, \##(t("x", 1))]}, "b": {"sources": [\##(t("y", 2))]}}"##
      ), ["always: y = 2", "always: x = 1"]),
    Case(
      "a source may be a source of another set",
      with(
        order: setA,
        ##""sets": {"a": {"sources": [{"$ref": "#/sets/b/sources/0"}]}, "b": {"sources": [\##(t("y", 2))]}}"##
      ), ["always: y = 2"]),
    Case(
      "a file exists", set(#"{"$ref": "none.json"}"#), [],
      faults: #"unreadable-import 1: "none.json""#),
    Case(
      "a file is well formed", set(#"{"$ref": "broken.json"}"#), [],
      faults: #"unreadable-import 1: "broken.json""#),
    Case(
      "a file is an object", set(#"{"$ref": "list.json"}"#), [],
      faults: #"unreadable-import 1: "list.json""#),
    Case(
      "a file is no resolver document", set(#"{"$ref": "resolver.json"}"#), [],
      faults: #"unreadable-import 1: "resolver.json""#),
    Case(
      "a set of another file is not followed", set(##"{"$ref": "resolver.json#/sets/q"}"##), [],
      faults: ##"unreadable-import 1: "resolver.json#/sets/q""##),
    Case(
      "what is named in a file exists", set(##"{"$ref": "a.json#/z"}"##), [],
      faults: ##"unknown-token 1: "a.json#/z""##),
    Case(
      "no network is asked", set(#"{"$ref": "https://a.example/b.json"}"#), [],
      faults: #"unreadable-import 1: "https://a.example/b.json""#),
    Case("a reference is not empty", set(#"{"$ref": ""}"#), [], faults: #"invalid-value 1: """#),
    Case("a reference is a text", set(#"{"$ref": {}}"#), [], faults: "invalid-value 1: {}"),
    Case(
      "a pointer is well formed", set(##"{"$ref": "#sets/b"}"##), [],
      faults: ##"invalid-value 1: "#sets/b""##),
    Case(
      "a set that is named exists", set(##"{"$ref": "#/sets/b"}"##), [],
      faults: ##"unknown-token 1: "#/sets/b""##),
    Case(
      "what is named exists", set(##"{"$ref": "#/x/y/z"}"##), [],
      faults: ##"unknown-token 1: "#/x/y/z""##),
    Case(
      "the document itself is no source", set(##"{"$ref": "#"}"##), [],
      faults: ##"invalid-value 1: "#""##),
    Case(
      "a set names no modifier",
      set(modifierM, #""modifiers": {"m": {"contexts": {"l": [], "d": []}}}"#), [],
      faults: ##"invalid-value 1: "#/modifiers/m""##),
    Case(
      "a set names no context of a modifier",
      set(
        ##"{"$ref": "#/modifiers/m/contexts/l"}"##,
        #""modifiers": {"m": {"contexts": {"l": [], "d": []}}}"#), [],
      faults: ##"invalid-value 1: "#/modifiers/m/contexts/l""##),
    Case(
      "a set names nothing in the order", set(##"{"$ref": "#/resolutionOrder/0"}"##), [],
      faults: ##"invalid-value 1: "#/resolutionOrder/0""##),
    Case(
      "a set does not contain itself", set(setA), [], faults: ##"reference-cycle 1: "#/sets/a""##),
    Case(
      "sets do not contain each other",
      with(
        order: setA,
        ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}"##
      ), [], faults: ##"reference-cycle 1: "#/sets/a""##),
    Case(
      "sets are not each other",
      with(order: setA, ##""sets": {"a": {"$ref": "#/sets/b"}, "b": {"$ref": "#/sets/a"}}"##), [],
      faults: ##"reference-cycle 1: "#/sets/a""##),
  ]

  @Test("a set has sources, and they hold always", arguments: sets)
  func checkSet(of example: Case) { example.check() }

  static let overrides = [
    Case(
      "what stands beside $ref replaces whole members",
      set(#"{"$ref": "a.json", "s": {"z": {"$type": "number", "$value": 9}}}"#),
      ["always: t = 3", "always: s.z = 9"]),
    Case(
      "what stands beside $ref is added",
      set(#"{"$ref": "a.json", "u": {"$type": "number", "$value": 9}}"#),
      ["always: s.x = 1; s.y = 2; t = 3", "always: u = 9"]),
    Case(
      "a reference to a set may replace its sources",
      with(
        order: ##"{"$ref": "#/sets/a", "sources": [\##(t("y", 2))]}"##,
        #""sets": {"a": {"sources": [\#(t("x", 1))]}}"#), ["always: y = 2"]),
    Case(
      "a set may be another one with other sources",
      with(
        order: setA,
        ##""sets": {"a": {"$ref": "#/sets/b", "description": "x"}, "b": {"sources": [\##(t("x", 1))]}}"##
      ), ["always: x = 1"]),
  ]

  @Test("keys beside a reference win", arguments: overrides)
  func override(of example: Case) { example.check() }

  @Test("faults in sources of the document are reported, pointers start at both roots")
  func sources() {
    let sample = DTCGSample(
      Self.set(
        ##"""
        {"x": {"$type": "dimension", "$value": "4px"}, "y": {"$ref": "#/x"},
         "z": {"$ref": "#/sets/a/sources/0/x"}, "w": {"$ref": "#/other"}}
        """##))
    #expect(sample.layers == ["always: x = 4 px; y = {x}; z = {x}; w = {other}"])
    #expect(sample.faults == [#"outdated-dimension 1: "4px""#])
  }

  @Test("arithmetic in a source is kept without a word")
  func arithmetic() {
    let sample = DTCGSample(Self.set(#"{"x": {"$type": "dimension", "$value": "{y} * 2"}}"#))
    #expect(sample.layers == ["always: x = {y} * 2"])
    #expect(sample.faults.isEmpty)
  }

  @Test("suggestions are made for sets, modifiers and contexts")
  func suggestions() {
    let sample = DTCGSample(
      Self.with(
        order: ##"{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/size"}"##,
        #""sets": {"bsae": {"sources": []}}, "modifiers": {"size": {"contexts": {"light": [], "dark": []}, "default": "lihgt"}}"#
      ))
    #expect(
      sample.messages == [
        "there is no set `base`; did you mean `bsae`?",
        "`lihgt` is not a context of this modifier; did you mean `light`?",
      ])
  }

  @Test("sets that double at each level are stopped")
  func bomb() {
    var sets = #""s0": {"sources": [\#(Self.t("x", 1))]}"#
    for level in 1...40 {
      let reference = ##"{"$ref": "#/sets/s\##(level - 1)"}"##
      sets += #", "s\#(level)": {"sources": [\#(reference), \#(reference)]}"#
    }
    let sample = DTCGSample(Self.with(order: ##"{"$ref": "#/sets/s40"}"##, #""sets": {\#(sets)}"#))
    #expect(sample.faults.map { $0.prefix(14) } == ["limit-exceeded"])
  }

  @Test("the public document", .enabled(if: DTCGFileTests.isThere))
  func publicDocument() throws {
    let text = try String(
      contentsOf: DTCGFileTests.folder.appending(
        path: "terrazzoapp__terrazzo__dimension.resolver.json"),
      encoding: .utf8)
    let sample = DTCGSample(text)
    #expect(sample.file?.format == "DTCG resolver")
    #expect(sample.faults.isEmpty)
    #expect(sample.file?.axes == [TokenAxis(name: "size", contexts: ["mobile", "desktop"])])
    #expect(sample.layers.count == 3)
    #expect(
      sample.layers.first == "always: control.default-size = {space.600}; "
        + "control.small-size = {space.500}; space.large = 1.5 rem; space.x-large = 2 rem; "
        + "space.2x-large = 3 rem; space.3x-large = 4 rem")
    #expect(sample.layers[1].hasPrefix("size=mobile: space.000 = 0.125 rem; "))
    #expect(sample.layers[2].hasSuffix("space.900 = 6 rem"))
  }
}
