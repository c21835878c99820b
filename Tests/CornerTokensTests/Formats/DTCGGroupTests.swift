import Testing

@testable import CornerTokens

/// Groups, names, types and deprecation of the Design Tokens Community Group's format.
struct DTCGGroupTests {
  /// A value of 1 px.
  private static let one = #""$value": {"value": 1, "unit": "px"}"#
  /// A whole token of 1 px.
  private static let token = #"{"$type": "dimension", \#(one)}"#

  static let groups = [
    DTCGCase(
      "names on the way make the path", #"{"a": {"b c": {"d": \#(token)}}, "e": \#(token)}"#,
      ["a.b c.d = 1 px", "e = 1 px"]),
    DTCGCase(
      "a group may be empty", #"{"a": {}, "b": {"$description": "x"}, "c": \#(token)}"#,
      ["c = 1 px"]),
    DTCGCase(
      "names differ by case", #"{"a": \#(token), "A": \#(token)}"#, ["a = 1 px", "A = 1 px"]),
    DTCGCase(
      "a token holds no tokens", #"{"a": {"$type": "dimension", \#(one), "b": {\#(one)}}}"#,
      ["a = 1 px", "a.b = 1 px"], faults: #"invalid-value 1: "b""#),
    DTCGCase(
      "a token holds no groups", #"{"a": {"$type": "dimension", \#(one), "b": {"c": {\#(one)}}}}"#,
      ["a = 1 px", "a.b.c = 1 px"], faults: #"invalid-value 1: "b""#),
    DTCGCase(
      "what tools keep in a token is no token",
      #"{"a": {"$type": "dimension", \#(one), "attributes": {"x": 1}, "original": {"$value": 2}}}"#,
      ["a = 1 px"]),
    DTCGCase(
      "a token has a name", #"{"$value": 1, "a": \#(token)}"#, faults: "invalid-value 1: 1"),
    DTCGCase(
      "a member is a token or a group",
      #"{"c": {"r": "{a}", "p": 4, "t": "text"}, "a": \#(token)}"#,
      ["c.r = {a}", "c.p = 4", "a = 1 px"], faults: #"outdated-dimension 1: "r""#),
    DTCGCase("a description is a text", #"{"a": {"$description": "x"}, "b": \#(token)}"#),
    DTCGCase(
      "a description is no object", #"{"a": {"$description": {}}, "b": \#(token)}"#,
      faults: "invalid-value 1: {}"),
    DTCGCase(
      "extensions mean nothing here",
      #"{"a": {"$extensions": {"x": {"y": \#(token)}}}, "b": \#(token)}"#,
      ["b = 1 px"]),
    DTCGCase(
      "extensions are an object", #"{"a": {"$extensions": 1}, "b": \#(token)}"#,
      faults: "invalid-value 1: 1"),
  ]

  @Test("groups hold tokens and groups", arguments: groups)
  func group(of example: DTCGCase) { example.check() }

  static let names = [
    DTCGCase("a name has no dot", #"{"0_5": \#(token)}"#, ["0_5 = 1 px"]),
    DTCGCase(
      "a name has no dot", #"{"0.5": \#(token), "1.5": \#(token)}"#, ["0.5 = 1 px", "1.5 = 1 px"],
      faults: #"invalid-value 1: "0.5""#),
    DTCGCase("a name has no brace", #"{"{a": \#(token)}"#, faults: #"invalid-value 1: "{a""#),
    DTCGCase(
      "a group's name has no brace", #"{"a}": {"b": \#(token)}}"#, faults: #"invalid-value 1: "a}""#
    ),
    DTCGCase(
      "a name is not empty", #"{"": \#(token), "a": \#(token)}"#, ["a = 1 px"],
      faults: #"invalid-value 1: """#),
    DTCGCase(
      "a name does not begin with $", #"{"$a": \#(token), "b": \#(token)}"#,
      faults: #"invalid-value 1: "$a""#),
    DTCGCase("a name may have $ further on", #"{"a$": \#(token)}"#, ["a$ = 1 px"]),
    DTCGCase(
      "keys with $ of others are left alone", #"{"$remarks": [], "$version": 1, "b": \#(token)}"#,
      ["b = 1 px"]),
    DTCGCase(
      "misspelt keys are found",
      #"{"a": {"$typ": "dimension", "b": {"$values": 1}}, "c": \#(token)}"#,
      faults: #"invalid-value 1: "$typ""#, #"invalid-value 1: "$values""#),
  ]

  @Test("names are free but for a few characters", arguments: names)
  func name(of example: DTCGCase) { example.check() }

  static let types = [
    DTCGCase(
      "a token's own type counts", #"{"g": {"$type": "color", "a": \#(token)}}"#, ["g.a = 1 px"]),
    DTCGCase(
      "the type of the nearest group counts",
      #"{"$type": "color", "g": {"h": {"a": {\#(one)}}, "$type": "dimension"}}"#, ["g.h.a = 1 px"]),
    DTCGCase(
      "a type is one of the format", #"{"a": {"$type": "Dimension", \#(one)}}"#,
      faults: #"invalid-value 1: "Dimension""#),
    DTCGCase(
      "a group's type is one of the format", #"{"$type": "dimenson", "a": {\#(one)}}"#,
      faults: #"invalid-value 1: "dimenson""#),
    DTCGCase(
      "types of earlier drafts are known", #"{"a": {"$type": "string", "$value": "16px"}}"#,
      ["a = other"]),
    DTCGCase(
      "types of other tools are left alone", #"{"a": {"$type": "radius", "$value": "16px"}}"#,
      ["a = 16 px"]),
    DTCGCase(
      "a type is a text", #"{"a": {"$type": ["dimension"], "$value": 1}}"#,
      faults: #"invalid-value 1: ["dimension"]"#, "outdated-dimension 1: 1"),
    DTCGCase(
      "a type is no number", #"{"a": {"$type": 1, "$value": "x"}}"#, faults: "invalid-value 1: 1"),
    DTCGCase("a number is a number", #"{"a": {"$type": "number", "$value": 1.5}}"#, ["a = 1.5"]),
    DTCGCase(
      "a number has no unit", #"{"a": {"$type": "number", "$value": "16px"}}"#, ["a = broken"],
      faults: #"invalid-value 1: "16px""#),
    DTCGCase(
      "a number is no object", #"{"a": {"$type": "number", \#(one)}}"#, ["a = broken"],
      faults: #"invalid-value 1: {"value": 1, "unit": "px"}"#),
    DTCGCase(
      "other types are no lengths",
      #"{"a": {"$type": "shadow", "$value": {"blur": "16px"}}, "b": {"$type": "fontWeight", "$value": 700}}"#,
      ["a = other", "b = other"]),
  ]

  @Test("types come from the token or the groups around", arguments: types)
  func type(of example: DTCGCase) { example.check() }

  @Test("an alias without a type has that of what it names, not that of its group")
  func aliasType() {
    let sample = DTCGSample(
      """
      {"$type": "color", "a": {"$value": "{b}"}, "b": \(Self.token),
       "c": {"$type": "number", "$value": "{d}"}, "d": {"$type": "number", "$value": 2}}
      """)
    #expect(sample.value("a") == "{b} unknown")
    #expect(sample.value("b") == "1 px dimension")
    #expect(sample.value("c") == "{d} number")
    #expect(sample.value("d") == "2 number")
  }

  static let roots = [
    DTCGCase(
      "a group may have a root token", #"{"a": {"$root": \#(token), "b": \#(token)}}"#,
      ["a.$root = 1 px", "a.b = 1 px"]),
    DTCGCase(
      "a root token has the group's type", #"{"a": {"$type": "dimension", "$root": {\#(one)}}}"#,
      ["a.$root = 1 px"]),
    DTCGCase(
      "a root token is named with $root",
      #"{"a": {"$root": \#(token)}, "b": {"$value": "{a.$root}"}}"#,
      ["a.$root = 1 px", "b = {a.$root}"]),
    DTCGCase(
      "a root token is a token", #"{"a": {"$root": {"b": \#(token)}}}"#, [],
      faults: #"invalid-value 1: "$root""#),
    DTCGCase(
      "a root token is no text", #"{"a": {"$root": 1}, "b": \#(token)}"#, ["b = 1 px"],
      faults: #"invalid-value 1: "$root""#),
  ]

  @Test("a group has one token of its own", arguments: roots)
  func root(of example: DTCGCase) { example.check() }

  static let deprecations = [
    DTCGCase(
      "$deprecated is true", #"{"a": {"$deprecated": true, "$type": "dimension", \#(one)}}"#),
    DTCGCase(
      "$deprecated is false", #"{"a": {"$deprecated": false, "$type": "dimension", \#(one)}}"#),
    DTCGCase(
      "$deprecated is a text", #"{"a": {"$deprecated": "", "$type": "dimension", \#(one)}}"#),
    DTCGCase(
      "$deprecated is no number", #"{"a": {"$deprecated": 1, "$type": "dimension", \#(one)}}"#,
      faults: "invalid-value 1: 1"),
    DTCGCase(
      "$deprecated is no object", #"{"a": {"$deprecated": {}, "b": \#(token)}}"#,
      faults: "invalid-value 1: {}"),
    DTCGCase(
      "$deprecated is not null", #"{"a": {"$deprecated": null, "b": \#(token)}}"#,
      faults: "invalid-value 1: null"),
  ]

  @Test("deprecation is a truth or a text", arguments: deprecations)
  func deprecation(of example: DTCGCase) { example.check() }

  @Test("deprecation extends to all tokens in a group but those that say no")
  func inheritedDeprecation() {
    let sample = DTCGSample(
      """
      {"old": {"$deprecated": "use new", "a": \(Self.token), "b": {"c": \(Self.token)},
        "d": {"$deprecated": false, "$type": "dimension", \(Self.one)},
        "e": {"$deprecated": false, "f": \(Self.token)}, "g": {"$deprecated": true, "h": \(Self.token)}},
       "new": \(Self.token)}
      """)
    #expect(sample.deprecation("old.a") == "use new")
    #expect(sample.deprecation("old.b.c") == "use new")
    #expect(sample.deprecation("old.d") == nil)
    #expect(sample.deprecation("old.e.f") == nil)
    #expect(sample.deprecation("old.g.h") == "true")
    #expect(sample.deprecation("new") == nil)
  }

  @Test("YAML is read like JSON, with integers as names, modes behind names, and anchors")
  func yaml() {
    let sample = DTCGSample(
      """
      size:
        $type: dimension
        10: {$value: 0.5rem}
        '00': &zero {$value: {value: 0, unit: px}}
        a: {$value: '{size.10#compact}'}
        b: {$value: {size.10}}
        c: *zero
      """)
    #expect(
      sample.tokens == [
        "size.10 = 0.5 rem", "size.00 = 0 px", "size.a = {size.10}", "size.b = broken",
        "size.c = 0 px",
      ])
    #expect(sample.faults == ["outdated-dimension 3: 0.5rem", "invalid-value 6: {size.10}"])
  }
}
