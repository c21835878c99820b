import Testing

@testable import CornerTokens

/// Aliases and `$ref` of the Design Tokens Community Group's format.
struct DTCGReferenceTests {
  /// A document in which `base.a` is 16 px, with one more member.
  private static func with(_ member: String) -> String {
    #"{"base": {"$type": "dimension", "a": {"$value": {"value": 16, "unit": "px"}}}, \#(member)}"#
  }

  private static let base = "base.a = 16 px"

  static let aliases = [
    DTCGCase(
      "a name in braces is an alias", with(#""b": {"$value": "{base.a}"}"#), [base, "b = {base.a}"]),
    DTCGCase(
      "an alias may name one", with(#""b": {"$value": "{base.a}"}, "c": {"$value": "{b}"}"#),
      [base, "b = {base.a}", "c = {b}"]),
    DTCGCase(
      "blanks in the braces do no harm", with(#""b": {"$value": "{ base.a }"}"#),
      [base, "b = {base.a}"]),
    DTCGCase(
      "the braces are closed", with(#""b": {"$value": "{base.a"}"#), [base, "b = broken"],
      faults: #"invalid-value 1: "{base.a""#),
    DTCGCase(
      "the braces are not empty", with(#""b": {"$value": "{}"}"#), [base, "b = broken"],
      faults: #"invalid-value 1: "{}""#),
    DTCGCase(
      "the braces are not empty", with(#""b": {"$type": "color", "$value": "{ }"}"#),
      [base, "b = other"]),
    DTCGCase(
      "a mode behind the path is no part of it", with(#""b": {"$value": "{base.a#dark}"}"#),
      [base, "b = {base.a}"]),
    DTCGCase(
      "a # in a name is part of it",
      with(##""c#1": {"$type": "number", "$value": 1}, "b": {"$value": "{c#1}"}"##),
      [base, "c#1 = 1", "b = {c#1}"]),
  ]

  @Test("an alias is the path of a token in braces", arguments: aliases)
  func alias(of example: DTCGCase) { example.check() }

  static let wholeTokens = [
    DTCGCase(
      "a token may be a reference", with(##""b": {"$ref": "#/base/a"}"##), [base, "b = {base.a}"]),
    DTCGCase(
      "a reference may name the value", with(##""b": {"$ref": "#/base/a/$value"}"##),
      [base, "b = {base.a}"]),
    DTCGCase(
      "a value may be a reference",
      with(##""b": {"$type": "dimension", "$value": {"$ref": "#/base/a/$value"}}"##),
      [base, "b = {base.a}"]),
    DTCGCase(
      "a reference may name one", with(##""b": {"$ref": "#/base/a"}, "c": {"$ref": "#/b"}"##),
      [base, "b = {base.a}", "c = {b}"]),
    DTCGCase(
      "a root token can be named",
      ##"{"g": {"$root": {"$type": "number", "$value": 1}}, "b": {"$ref": "#/g/$root"}}"##,
      ["g.$root = 1", "b = {g.$root}"]),
    DTCGCase(
      "~1 is a slash, ~0 a tilde",
      ##"{"a/b~c": {"$type": "number", "$value": 1}, "d": {"$ref": "#/a~1b~0c"}}"##,
      ["a/b~c = 1", "d = {a/b~c}"]),
    DTCGCase(
      "a reference may be percent-encoded",
      ##"{"a b%": {"$type": "number", "$value": 1}, "c": {"$ref": "#/a%20b%25"}}"##,
      ["a b% = 1", "c = {a b%}"]),
    DTCGCase(
      "blanks may stand as they are",
      ##"{"a b": {"$type": "number", "$value": 1}, "c": {"$ref": "#/a b"}}"##,
      ["a b = 1", "c = {a b}"]),
    DTCGCase(
      "percents come before tildes",
      ##"{"~1": {"$type": "number", "$value": 1}, "c": {"$ref": "#/%7E01"}}"##,
      ["~1 = 1", "c = {~1}"]),
    DTCGCase(
      "a token has $value or $ref",
      with(##""b": {"$ref": "#/base/a", "$type": "number", "$value": 1}"##), [base, "b = 1"],
      faults: #"invalid-value 1: "$ref""#),
    DTCGCase(
      "a group is no token", with(##""b": {"$type": "dimension", "$ref": "#/base"}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "#/base""##),
    DTCGCase(
      "a group is no value", with(##""b": {"$value": {"$ref": "#/base"}}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#/base""##),
    DTCGCase(
      "the document is no token", with(##""b": {"$value": {"$ref": "#"}}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#""##),
    DTCGCase(
      "the document is no token", with(##""b": {"$value": {"$ref": "#/"}}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "#/""##),
    DTCGCase(
      "a type is no value", with(##""b": {"$value": {"$ref": "#/base/$type"}}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "#/base/$type""##),
    DTCGCase(
      "the path of a token that is nowhere is left to all files",
      with(##""b": {"$ref": "#/other/x"}"##), [base, "b = {other.x}"]),
    DTCGCase(
      "a path within a value exists", with(##""b": {"$value": {"$ref": "#/base/a/$value/size"}}"##),
      [base, "b = broken"], faults: ##"unknown-token 1: "#/base/a/$value/size""##),
    DTCGCase(
      "a reference begins with #", with(##""b": {"$ref": "/base/a"}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "/base/a""##),
    DTCGCase(
      "a reference stays in the file", with(##""b": {"$ref": "more.json#/base/a"}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "more.json#/base/a""##),
    DTCGCase(
      "a slash follows the #", with(##""b": {"$ref": "#base/a"}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#base/a""##),
    DTCGCase(
      "names are not empty", with(##""b": {"$ref": "#/base//a"}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#/base//a""##),
    DTCGCase(
      "the last name is not empty", with(##""b": {"$ref": "#/base/a/"}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#/base/a/""##),
    DTCGCase(
      "a tilde stands with 0 or 1", with(##""b": {"$ref": "#/base/~2"}"##), [base, "b = broken"],
      faults: ##"invalid-value 1: "#/base/~2""##),
    DTCGCase(
      "a percent stands with two digits", with(##""b": {"$ref": "#/base/%4"}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "#/base/%4""##),
    DTCGCase(
      "a reference is a text", with(##""b": {"$value": {"$ref": 1}}"##), [base, "b = broken"],
      faults: "invalid-value 1: 1"),
  ]

  @Test("a pointer names a token", arguments: wholeTokens)
  func pointer(of example: DTCGCase) { example.check() }

  private static let lists =
    #""s": {"$type": "shadow", "$value": [{"blur": {"value": 4, "unit": "px"}}, 7]}"#

  static let parts = [
    DTCGCase(
      "the number of a dimension may be a reference",
      with(
        ##""b": {"$type": "dimension", "$value": {"value": {"$ref": "#/base/a/$value/value"}, "unit": "rem"}}"##
      ), [base, "b = 16 rem"]),
    DTCGCase(
      "the unit of a dimension may be a reference",
      with(
        ##""b": {"$type": "dimension", "$value": {"value": 2, "unit": {"$ref": "#/base/a/$value/unit"}}}"##
      ), [base, "b = 2 px"]),
    DTCGCase(
      "a number may be part of a value",
      with(##""b": {"$type": "number", "$ref": "#/base/a/$value/value"}"##), [base, "b = 16"]),
    DTCGCase(
      "a pointer goes into lists",
      with(##"\##(lists), "b": {"$type": "dimension", "$ref": "#/s/$value/0/blur"}"##),
      [base, "s = other", "b = 4 px"]),
    DTCGCase(
      "a pointer goes through aliases",
      with(##""c": {"$value": "{base.a}"}, "b": {"$type": "number", "$ref": "#/c/$value/value"}"##),
      [base, "c = {base.a}", "b = 16"]),
    DTCGCase(
      "a pointer goes through references",
      with(##""c": {"$ref": "#/base/a"}, "b": {"$type": "number", "$ref": "#/c/$value/value"}"##),
      [base, "c = {base.a}", "b = 16"]),
    DTCGCase(
      "a number alone is no dimension",
      with(##""b": {"$type": "dimension", "$ref": "#/base/a/$value/value"}"##),
      [base, "b = broken"], faults: ##"invalid-value 1: "#/base/a/$value/value""##),
    DTCGCase(
      "an index is within the list",
      with(##"\##(lists), "b": {"$type": "number", "$ref": "#/s/$value/2"}"##),
      [base, "s = other", "b = broken"], faults: ##"unknown-token 1: "#/s/$value/2""##),
    DTCGCase(
      "an index has no sign",
      with(##"\##(lists), "b": {"$type": "number", "$ref": "#/s/$value/-1"}"##),
      [base, "s = other", "b = broken"], faults: ##"unknown-token 1: "#/s/$value/-1""##),
    DTCGCase(
      "an index has no needless 0",
      with(##"\##(lists), "b": {"$type": "number", "$ref": "#/s/$value/01"}"##),
      [base, "s = other", "b = broken"], faults: ##"unknown-token 1: "#/s/$value/01""##),
    DTCGCase(
      "the number of a dimension is a number",
      with(
        ##""b": {"$type": "dimension", "$value": {"value": {"$ref": "#/base/a/$value"}, "unit": "px"}}"##
      ), [base, "b = broken"], faults: ##"invalid-value 1: "#/base/a/$value""##),
    DTCGCase(
      "the number of a dimension exists",
      with(##""b": {"$type": "dimension", "$value": {"value": {"$ref": "#/x"}, "unit": "px"}}"##),
      [base, "b = broken"], faults: ##"unknown-token 1: "#/x""##),
    DTCGCase(
      "a pointer does not lead back",
      ##"{"a": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##,
      ["a = broken"], faults: ##"reference-cycle 1: "#/a/$value/value""##),
    DTCGCase(
      "pointers do not lead to each other",
      ##"{"a": {"$type": "dimension", "$value": {"value": {"$ref": "#/b/$value/value"}, "unit": "px"}}, "b": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##,
      ["a = broken", "b = broken"], faults: ##"reference-cycle 1: "#/b/$value/value""##,
      ##"reference-cycle 1: "#/a/$value/value""##),
  ]

  @Test("a pointer names part of a value", arguments: parts)
  func part(of example: DTCGCase) { example.check() }

  @Test("pointers that name each other as a whole are left to the resolver of all tokens")
  func wholeCircle() {
    let sample = DTCGSample(
      ##"{"a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}, "c": {"$value": 1, "$type": "number"}}"##)
    #expect(sample.tokens == ["a = {b}", "b = {a}", "c = 1"])
  }
}
