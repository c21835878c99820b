import Testing

@testable import CornerTokens

/// Files that ask for too much, and files as teams have them.
struct DTCGHostileTests {
  @Test("groups that double at each level are stopped, and said so once")
  func bomb() {
    var text = #"{"g0": {"x": {"$type": "number", "$value": 1}}"#
    for level in 1...40 {
      text +=
        #", "g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}"#
    }
    let sample = DTCGSample(text + "}")
    #expect(sample.faults.count == 1)
    #expect(sample.faults.first?.hasPrefix("limit-exceeded") == true)
    #expect(sample.tokens.count < 100_000)
  }

  @Test("long rows of groups that extend each other are stopped")
  func longRow() {
    var text = #"{"g0": {"x0": {"$type": "number", "$value": 1}}"#
    for level in 1...2_000 {
      text +=
        #", "g\#(level)": {"$extends": "{g\#(level - 1)}", "x\#(level)": {"$type": "number", "$value": 1}}"#
    }
    let sample = DTCGSample(text + "}")
    #expect(sample.faults.map { $0.prefix(14) } == ["limit-exceeded"])
  }

  @Test("long rows of groups without anything in them are stopped, too")
  func longEmptyRow() {
    var text = #"{"t": {"$type": "number", "$value": 1}, "g0": {}"#
    for level in 1...3_000 { text += #", "g\#(level)": {"$extends": "{g\#(level - 1)}"}"# }
    let sample = DTCGSample(text + "}")
    #expect(sample.faults.map { $0.prefix(14) } == ["limit-exceeded"])
  }

  @Test("a row of references within values is followed so far and no further")
  func references() {
    var text = #"{"a0": {"$type": "number", "$value": 1}"#
    for index in 1...100 {
      text +=
        ##", "a\##(index)": {"$type": "shadow", "$value": {"x": {"$ref": "#/a\##(index - 1)/$value/x"}}}"##
    }
    let sample = DTCGSample(
      text + ##", "b": {"$type": "number", "$value": {"$ref": "#/a100/$value/x"}}}"##)
    #expect(sample.faults.count == 1)
    #expect(sample.faults.first?.hasPrefix("limit-exceeded") == true)
  }

  @Test("20,000 names in one group are found by pointers in no time")
  func manyNames() {
    var text = #"{"z": {"$type": "number", "$value": 1}"#
    for index in 0..<20_000 { text += ##", "n\##(index)": {"$ref": "#/n\##(index + 1)"}"## }
    let sample = DTCGSample(text + "}")
    #expect(sample.file?.parts[0].tokens.count == 20_001)
    #expect(sample.faults.isEmpty)
  }

  @Test("levels beyond the limit of the text are refused with it")
  func depth() {
    let open = String(repeating: #"{"a": "#, count: 125)
    let close = String(repeating: "}", count: 125)
    let sample = DTCGSample(
      #"{"t": {"$type": "number", "$value": 1}, "g": \#(open){"$type": "number", "$value": 2}\#(close)}"#
    )
    #expect(sample.file?.format == "DTCG")
    #expect(sample.tokens.count == 2)
  }

  @Test(
    "nothing that is written there makes it fall over",
    arguments: [
      #"{"$value": {}}"#,
      ##"{"a": {"$value": {"value": {"$ref": "#"}, "unit": {"$ref": ""}}, "$type": "dimension"}}"##,
      #"{"": {"": {"$value": ""}}}"#,
      #"{"a": {"$value": "{"}, "b": {"$value": "}"}, "c": {"$value": "{.}"}}"#,
      #"{"$extends": "{}", "a": {"$value": 1}}"#, #"{"$extends": "{.}", "a": {"$value": 1}}"#,
      ##"{"$ref": "#", "a": {"$value": 1}}"##,
      ##"{"$ref": "#/a", "a": {"$value": 1, "$ref": "#/a"}}"##,
      #"{"$root": {"$root": {"$value": 1}}, "$type": {}, "$deprecated": [], "$extends": 1}"#,
      "a: &a {b: *a, $value: 1}", "a: &a {$value: *a}",
      "a: &x {$value: 1}\nb: *x\nc: {<<: *x, $type: number}",
      "? [a]\n: {$value: 1}\nb: {$value: ~}\nc: {$value: [}", "$value: 1",
      "a: {$value: {$ref: {$ref: 1}}}",
      "a: {$value: {value: {$ref: '#/a/$value/unit'}, unit: {$ref: '#/a/$value/value'}}, $type: dimension}",
    ])
  func odd(text: String) { _ = DTCGSample(text).tokens }

  @Test(
    "other files are not taken for this format",
    arguments: ["a: 1", "[1]", "text", "", #"{"value": 1}"#])
  func others(text: String) { #expect(DTCGSample(text).file?.format != "DTCG") }
}
