import Testing

@testable import CornerTokens

/// `$extends` of the Design Tokens Community Group's format.
struct DTCGInheritanceTests {
  private static func number(_ value: Int) -> String {
    #"{"$type": "number", "$value": \#(value)}"#
  }

  static let groups = [
    DTCGCase(
      "a group takes over the tokens of another",
      #"{"a": {"x": \#(number(1)), "y": \#(number(2))}, "b": {"$extends": "{a}", "y": \#(number(3)), "z": \#(number(4))}}"#,
      ["a.x = 1", "a.y = 2", "b.y = 3", "b.z = 4", "b.x = 1"]),
    DTCGCase(
      "the group may come later", #"{"b": {"$extends": "{a}"}, "a": {"x": \#(number(1))}}"#,
      ["b.x = 1", "a.x = 1"]),
    DTCGCase(
      "a pointer may name the group", ##"{"a": {"x": \##(number(1))}, "b": {"$extends": "#/a"}}"##,
      ["a.x = 1", "b.x = 1"]),
    DTCGCase(
      "$ref in a group is the same",
      ##"{"a": {"x": \##(number(1))}, "b": {"$ref": "#/a", "y": \##(number(2))}}"##,
      ["a.x = 1", "b.y = 2", "b.x = 1"]),
    DTCGCase(
      "groups are merged at any depth",
      #"{"a": {"g": {"x": \#(number(1)), "y": \#(number(2))}}, "b": {"$extends": "{a}", "g": {"x": \#(number(3))}}}"#,
      ["a.g.x = 1", "a.g.y = 2", "b.g.x = 3", "b.g.y = 2"]),
    DTCGCase(
      "a token is replaced as a whole",
      #"{"a": {"x": {"$type": "number", "$value": 1}}, "b": {"$extends": "{a}", "x": {"$value": "4px"}}}"#,
      ["a.x = 1", "b.x = 4 px"], faults: #"outdated-dimension 1: "4px""#),
    DTCGCase(
      "a token replaces a group",
      #"{"a": {"g": {"x": \#(number(1))}}, "b": {"$extends": "{a}", "g": \#(number(2))}}"#,
      ["a.g.x = 1", "b.g = 2"]),
    DTCGCase(
      "a group replaces a token",
      #"{"a": {"g": \#(number(1))}, "b": {"$extends": "{a}", "g": {"x": \#(number(2))}}}"#,
      ["a.g = 1", "b.g.x = 2"]),
    DTCGCase(
      "groups may extend in a row",
      #"{"a": {"x": \#(number(1))}, "b": {"$extends": "{a}", "y": \#(number(2))}, "c": {"$extends": "{b}"}}"#,
      ["a.x = 1", "b.y = 2", "b.x = 1", "c.y = 2", "c.x = 1"]),
    DTCGCase(
      "an inner group may be named",
      #"{"a": {"g": {"x": \#(number(1))}}, "b": {"$extends": "{a.g}"}}"#, ["a.g.x = 1", "b.x = 1"]),
    DTCGCase(
      "an inherited group may be named",
      #"{"a": {"g": {"x": \#(number(1))}}, "b": {"$extends": "{a}", "g": {"y": \#(number(2))}}, "c": {"$extends": "{b.g}"}}"#,
      ["a.g.x = 1", "b.g.y = 2", "b.g.x = 1", "c.y = 2", "c.x = 1"]),
    DTCGCase(
      "an inherited group alone may be named",
      #"{"a": {"g": {"x": \#(number(1))}}, "b": {"$extends": "{a}"}, "c": {"$extends": "{b.g}"}}"#,
      ["a.g.x = 1", "b.g.x = 1", "c.x = 1"]),
    DTCGCase(
      "root tokens are taken over", #"{"a": {"$root": \#(number(1))}, "b": {"$extends": "{a}"}}"#,
      ["a.$root = 1", "b.$root = 1"]),
    DTCGCase(
      "what is taken over keeps its type",
      #"{"a": {"$type": "dimension", "x": {"$value": {"value": 1, "unit": "px"}}}, "b": {"$extends": "{a}", "$type": "number", "y": {"$value": 2}}}"#,
      ["a.x = 1 px", "b.y = 2", "b.x = 1 px"]),
    DTCGCase(
      "the type is taken over",
      #"{"a": {"$type": "number"}, "b": {"$extends": "{a}", "y": {"$value": 2}}}"#, ["b.y = 2"]),
    DTCGCase(
      "a fault is reported where it stands",
      #"{"a": {"$type": "dimension", "x": {"$value": "4px"}, "y": {"$value": []}}, "b": {"$extends": "{a}"}}"#,
      ["a.x = 4 px", "a.y = broken", "b.x = 4 px", "b.y = broken"],
      faults: #"outdated-dimension 1: "4px""#, "invalid-value 1: []"),
    DTCGCase(
      "the document may extend a group", #"{"$extends": "{a}", "a": {"x": \#(number(1))}}"#,
      ["a.x = 1", "x = 1"]),
    DTCGCase(
      "the group exists", #"{"b": {"$extends": "{a}", "x": \#(number(1))}}"#, ["b.x = 1"],
      faults: #"unknown-token 1: "{a}""#),
    DTCGCase(
      "the group is no token", #"{"a": \#(number(1)), "b": {"$extends": "{a}"}}"#, ["a = 1"],
      faults: #"invalid-value 1: "{a}""#),
    DTCGCase(
      "the group is written in braces", #"{"a": {"x": \#(number(1))}, "b": {"$extends": "a"}}"#,
      ["a.x = 1"], faults: #"invalid-value 1: "a""#),
    DTCGCase(
      "it is one group", #"{"a": {"x": \#(number(1))}, "b": {"$extends": ["{a}"]}}"#, ["a.x = 1"],
      faults: #"invalid-value 1: ["{a}"]"#),
    DTCGCase(
      "a pointer is well formed", ##"{"a": {"x": \##(number(1))}, "b": {"$extends": "#a"}}"##,
      ["a.x = 1"], faults: ##"invalid-value 1: "#a""##),
    DTCGCase(
      "a token extends nothing",
      #"{"a": {"x": \#(number(1))}, "b": {"$extends": "{a}", "$type": "number", "$value": 2}}"#,
      ["a.x = 1", "b = 2"], faults: #"invalid-value 1: "{a}""#),
    DTCGCase(
      "a group does not extend itself", #"{"a": {"$extends": "{a}", "x": \#(number(1))}}"#,
      ["a.x = 1"], faults: #"reference-cycle 1: "{a}""#),
    DTCGCase(
      "a group does not extend what it is in",
      #"{"a": {"x": \#(number(1)), "b": {"$extends": "{a}"}}}"#, ["a.x = 1"],
      faults: #"reference-cycle 1: "{a}""#),
    DTCGCase(
      "groups do not extend each other",
      #"{"a": {"$extends": "{b}", "x": \#(number(1))}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#,
      ["a.x = 1"], faults: #"reference-cycle 1: "{b}""#),
    DTCGCase(
      "groups do not extend what they are in by another",
      #"{"a": {"x": {"$extends": "{b}"}, "n": \#(number(1))}, "b": {"y": {"$extends": "{a}"}}}"#,
      ["a.n = 1"], faults: #"reference-cycle 1: "{b}""#),
    DTCGCase(
      "two may extend one",
      #"{"a": {"x": \#(number(1))}, "b": {"$extends": "{a}"}, "c": {"$extends": "{a}"}}"#,
      ["a.x = 1", "b.x = 1", "c.x = 1"]),
    DTCGCase(
      "a member may extend what its group extends",
      #"{"a": {"x": \#(number(1))}, "b": {"$extends": "{a}", "c": {"$extends": "{a}"}}}"#,
      ["a.x = 1", "b.c.x = 1", "b.x = 1"]),
  ]

  @Test("a group takes over another and overrides it", arguments: groups)
  func group(of example: DTCGCase) { example.check() }

  @Test("a circle is told with its whole way")
  func circle() {
    let sample = DTCGSample(
      #"{"z": {"a": {"$extends": "{b}"}}, "b": {"$extends": "{z.a}", "x": {"$value": "a"}}}"#)
    #expect(
      sample.messages == ["these groups extend each other: z.a → b → z.a; take one of them away"])
  }

  @Test("deprecation is taken over, and is overridden")
  func deprecation() {
    let sample = DTCGSample(
      """
      {"a": {"$deprecated": "old", "x": \(Self.number(1))}, "b": {"$extends": "{a}"},
       "c": {"$extends": "{a}", "$deprecated": false}}
      """)
    #expect(sample.deprecation("b.x") == "old")
    #expect(sample.deprecation("c.x") == nil)
  }
}
