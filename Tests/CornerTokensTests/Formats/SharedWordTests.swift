import Testing

@testable import CornerTokens

/// Words that several formats, or formats and this program's own files, tell alike.
struct SharedWordTests {
  @Test(
    "a word of CSS for a length is one in every format",
    arguments: [
      "initial", "inherit", "unset", "revert", "revert-layer", "auto", "none", "normal", "thin",
      "medium", "thick", "min-content", "max-content", "fit-content", "stretch", "content",
    ])
  func keywords(word: String) {
    #expect(studio(word).isEmpty)
    #expect(dtcg(word).isEmpty)
  }

  @Test(
    "a unit of CSS without a fixed size is one in every format",
    arguments: [
      "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh", "cqw",
      "cqh", "cqi", "cqb", "cqmin", "cqmax", "ch", "ex", "cap", "ic", "lh", "rlh", "fr", "cm", "mm",
      "in", "pc", "Q", "sp",
    ])
  func units(unit: String) {
    #expect(studio("4\(unit)").isEmpty)
    let beside = DTCGSample(
      ##"{"a": {"$type": "dimension", "$value": 4, "unit": "\##(unit)"}}"##)
    #expect(beside.tokens == ["a = 4 other"])
    #expect(DTCGSample(untyped(unit)).faults == [##"invalid-value 1: "\##(unit)""##])
  }

  @Test("an object whose unit no format has is no length of DTCG", arguments: ["zz", "vwx", "ms"])
  func noUnits(unit: String) {
    #expect(DTCGSample(untyped(unit)).faults.isEmpty)
    #expect(DTCGSample(untyped(unit)).tokens == ["a = other"])
  }

  private func untyped(_ unit: String) -> String {
    ##"{"a": {"$value": {"value": 4, "unit": "\##(unit)"}}}"##
  }

  @Test("other words and units are faults", arguments: ["wide", "4zz", "4vwx", "4ms"])
  func others(text: String) {
    #expect(studio(text) == [##"invalid-value 1: "\##(text)""##])
  }

  private func studio(_ value: String) -> [String] {
    TokenSketch(##"{"a": {"value": "\##(value)", "type": "sizing"}}"##).faults
  }

  private func dtcg(_ value: String) -> [String] {
    DTCGSample(##"{"a": {"$type": "dimension", "$value": "\##(value)"}}"##).faults
  }

  @Test(
    "seven keys of a component are of this program's own files alone",
    arguments: ["shape", "containerShape", "clipShape", "content", "use", "inset", "fallback"])
  func ownKeys(key: String) {
    let text = "other: 1\ncomponents: { card: { radius: 4px, \(key): 4px } }"
    #expect(Loading(text, beside: [:]).faults.contains { $0.hasPrefix("unknown-key") })
    #expect(ReadTokenFile(text).file == nil)
  }

  @Test(
    "other keys of a component are of other formats too", arguments: ["padding", "size", "gap"])
  func otherKeys(key: String) {
    let text = "other: 1\ncomponents: { card: { radius: 4px, \(key): 4px } }"
    #expect(ReadTokenFile(text).file?.format == "nested maps")
  }

  @Test("a key is found so many levels down and no further", arguments: [(12, true), (13, false)])
  func depth(level: Int, isFound: Bool) {
    let open = String(repeating: ##"{"a": 1, "b": "##, count: level - 1)
    let text = open + ##"{"$value": "x"}"## + String(repeating: "}", count: level - 1)
    #expect((DTCGSample(text).file?.format == "DTCG") == isFound)
  }
}
