import Testing

@testable import CornerTokens

/// Dimensions of the Design Tokens Community Group's format, sentence by sentence.
struct DTCGDimensionTests {
  /// A document with one token `a` of a dimension, with this value.
  private static func one(_ value: String) -> String {
    #"{"a": {"$type": "dimension", "$value": \#(value)}}"#
  }

  static let values = [
    DTCGCase(
      "a dimension has a value and a unit", one(#"{"value": 16, "unit": "px"}"#), ["a = 16 px"]),
    DTCGCase("the unit may be rem", one(#"{"value": 0.25, "unit": "rem"}"#), ["a = 0.25 rem"]),
    DTCGCase(
      "the order of keys does not matter", one(#"{"unit": "px", "value": 1}"#), ["a = 1 px"]),
    DTCGCase(
      "the value is any number of JSON", one(#"{"value": -1.5e1, "unit": "px"}"#), ["a = -15 px"]),
    DTCGCase("0 has a unit like all others", one(#"{"value": 0, "unit": "px"}"#), ["a = 0 px"]),
    DTCGCase(
      "a unit is required, also for 0", one(#"{"value": 0}"#), ["a = 0 px"],
      faults: #"invalid-value 1: {"value": 0}"#),
    DTCGCase(
      "a unit is required", one(#"{"value": 16}"#), ["a = broken"],
      faults: #"invalid-value 1: {"value": 16}"#),
    DTCGCase(
      "a value is required", one(#"{"unit": "px"}"#), ["a = broken"],
      faults: #"invalid-value 1: {"unit": "px"}"#),
    DTCGCase(
      "the value is a number, not a text", one(#"{"value": "16", "unit": "px"}"#), ["a = 16 px"],
      faults: #"invalid-value 1: "16""#),
    DTCGCase(
      "the value is a number, not a length", one(#"{"value": "16px", "unit": "px"}"#),
      ["a = broken"], faults: #"invalid-value 1: "16px""#),
    DTCGCase(
      "NaN is no number", one(#"{"value": NaN, "unit": "px"}"#), ["a = broken"],
      faults: "invalid-value 1: NaN"),
    DTCGCase(
      "a number beyond all doubles is none", one(#"{"value": 1e999, "unit": "px"}"#),
      ["a = broken"], faults: "invalid-value 1: 1e999"),
    DTCGCase(
      "the value is a number, not null", one(#"{"value": null, "unit": "px"}"#), ["a = broken"],
      faults: "invalid-value 1: null"),
    DTCGCase(
      "the value is a number, not an object", one(#"{"value": {}, "unit": "px"}"#), ["a = broken"],
      faults: "invalid-value 1: {}"),
    DTCGCase(
      "the value is not the name of a token", one(#"{"value": "{b}", "unit": "px"}"#),
      ["a = broken"], faults: #"invalid-value 1: "{b}""#),
    DTCGCase(
      "the unit is a known one", one(#"{"value": 1, "unit": "xp"}"#), ["a = broken"],
      faults: #"invalid-value 1: "xp""#),
    DTCGCase(
      "the case of the unit matters", one(#"{"value": 1, "unit": "PX"}"#), ["a = broken"],
      faults: #"invalid-value 1: "PX""#),
    DTCGCase(
      "the unit is a text", one(#"{"value": 1, "unit": {}}"#), ["a = broken"],
      faults: "invalid-value 1: {}"),
    DTCGCase(
      "em is understood, and noted", one(#"{"value": 1, "unit": "em"}"#), ["a = 1 em"],
      faults: #"outdated-dimension 1: "em""#),
    DTCGCase(
      "dp is understood, and noted", one(#"{"value": 4, "unit": "dp"}"#), ["a = 4 dp"],
      faults: #"outdated-dimension 1: "dp""#),
    DTCGCase(
      "pt is understood, and noted", one(#"{"value": 4, "unit": "pt"}"#), ["a = 4 pt"],
      faults: #"outdated-dimension 1: "pt""#),
    DTCGCase(
      "a share is understood, and noted", one(#"{"value": 50, "unit": "%"}"#), ["a = 50 percent"],
      faults: #"outdated-dimension 1: "%""#),
    DTCGCase(
      "nothing else stands in a dimension", one(#"{"value": 1, "unit": "px", "of": 2}"#),
      ["a = 1 px"], faults: #"invalid-value 1: "of""#),
    DTCGCase("a dimension is no list", one("[1]"), ["a = broken"], faults: "invalid-value 1: [1]"),
    DTCGCase(
      "a dimension is no truth", one("true"), ["a = broken"], faults: "invalid-value 1: true"),
    DTCGCase(
      "a dimension is no other text", one(#""large""#), ["a = broken"],
      faults: #"invalid-value 1: "large""#),
    DTCGCase("a token has a value", one("null"), ["a = broken"], faults: "invalid-value 1: null"),
  ]

  @Test("a dimension is an object with a number and a unit", arguments: values)
  func dimensions(of example: DTCGCase) { example.check() }

  static let olderForms = [
    DTCGCase("a text", one(#""16px""#), ["a = 16 px"], faults: #"outdated-dimension 1: "16px""#),
    DTCGCase(
      "a rem", one(#"".25rem""#), ["a = 0.25 rem"], faults: #"outdated-dimension 1: ".25rem""#),
    DTCGCase("0 in quotes", one(#""0""#), ["a = 0"], faults: #"outdated-dimension 1: "0""#),
    DTCGCase("a bare number", one("16"), ["a = 16"], faults: "outdated-dimension 1: 16"),
    DTCGCase(
      "a share", one(#""50%""#), ["a = 50 percent"], faults: #"outdated-dimension 1: "50%""#),
    DTCGCase(
      "a unit beside the value", #"{"a": {"$value": 4, "$type": "dimension", "unit": "dp"}}"#,
      ["a = 4 dp"], faults: "outdated-dimension 1: 4"),
    DTCGCase(
      "a length without a type, once a group",
      #"{"a": {"$value": "4px"}, "b": {"$value": {"value": 1, "unit": "px"}}, "c": {"$value": "x"}}"#,
      ["a = 4 px", "b = 1 px", "c = other"], faults: #"outdated-dimension 1: "4px""#),
  ]

  @Test("older forms of a dimension are understood, with a note", arguments: olderForms)
  func older(form: DTCGCase) { form.check() }

  @Test("a note says the present form")
  func note() {
    #expect(
      DTCGSample(Self.one(#"".25rem""#)).messages == [
        "`.25rem` is an older form of a dimension; write { \"value\": 0.25, \"unit\": \"rem\" }"
      ])
    #expect(
      DTCGSample(Self.one(#"{"value": 4, "unit": "remm"}"#)).messages == [
        "`remm` is not a unit of dimensions; did you mean `rem`?"
      ])
  }

  static let otherTexts = [
    DTCGCase("a word of CSS", one(#""initial""#), ["a = other"]),
    DTCGCase("a function of CSS", one(#""var(--radius)""#), ["a = other"]),
    DTCGCase("a list", one(#""{b} 0""#), ["a = {b} 0"]),
    DTCGCase("a calculation", #"{"a": {"$value": "calc(100% - 2 * {b})"}}"#),
  ]

  @Test("what tools write beside the format is kept without a word", arguments: otherTexts)
  func kept(text: DTCGCase) { text.check() }
}
