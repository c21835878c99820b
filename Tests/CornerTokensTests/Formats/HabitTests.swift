import Testing

@testable import CornerTokens

/// What a file does throughout, which is told once with how often.
struct HabitTests {
  /// A file with three faults of one kind, by format.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// The first fault as `id line: marked text`.
    let fault: String

    init(_ name: String, _ text: String, _ fault: String) {
      (testDescription, self.text, self.fault) = (name, text, fault)
    }
  }

  private static let rounded = "rounded: { a: 1px }\nspacing: { a: 1px }\ncomponents:\n"
  private static let themes =
    ##""$metadata": {"tokenSetOrder": ["a"]}, "a": {"x": {"value": "4", "type": "sizing"}}, "##
  private static let variables = """
    { "variableCollections": [ { "id": "C", "name": "S", "modes": [
        { "modeId": "1", "name": "A" }, { "modeId": "2", "name": "B" } ] } ], "variables": [
    """

  private static func variable(_ name: String, _ values: String) -> String {
    ##"{"id": "\##(name)", "name": "\##(name)", "variableCollectionId": "C", "##
      + ##""resolvedType": "FLOAT", "valuesByMode": {\##(values)}}"##
  }

  private static func export(_ values: String) -> String {
    variables + ["a", "b", "c"].map { variable($0, values) }.joined(separator: ",\n") + "]}"
  }

  static let cases = [
    Case(
      "DESIGN.md: numbers without a unit", "rounded: { a: 2, b: 4, c: 0, d: 8 }\nspacing: { a: 1 }",
      "outdated-dimension 1: 2"),
    Case(
      "DESIGN.md: units that it has not",
      "rounded:\n  a: 2pt\n  b: 4dp\n  c: 8vh\nspacing: { a: 1 }", "outdated-dimension 2: 2pt"),
    Case(
      "DESIGN.md: several lengths",
      rounded + "  a: { padding: 0 2px }\n  b: { padding: 0 4px }\n  c: { padding: 0 8px }",
      "outdated-dimension 4: 0 2px"),
    Case(
      "DESIGN.md: arithmetic",
      rounded + "  a: { padding: 2px * 2 }\n  b: { padding: 4px * 2 }\n  c: { padding: 8px * 2 }",
      "outdated-dimension 4: 2px * 2"),
    Case(
      "Theo: bare values",
      "aliases: { x: 1px }\nprops:\n  a: { value: 1px }\n  b: 2px\n  c: 4px\n  d: 8px",
      "invalid-value 4: 2px"),
    Case(
      "Tokens Studio: sets that are not there",
      "{" + themes + ##""$themes": [{"name": "t", "selectedTokenSets": {"##
        + ##""b": "source", "a": "enabled", "c": "enabled", "d": "enabled"}}]}"##,
      ##"unknown-token 1: "b""##),
    Case(
      "Tokens Studio: tokens without a value",
      ##"{"a": {"value": "4", "type": "sizing"}, "b": {"value": "", "type": "sizing"}, "##
        + ##""c": {"value": "", "type": "sizing"}, "d": {"value": " ", "type": "spacing"}}"##,
      ##"invalid-value 1: """##),
    Case(
      "Figma: no value in a mode", export(##""1": 4"##), ##"invalid-value 2: "a""##),
    Case(
      "Figma: numbers in quotes", export(##""1": "4", "2": 5"##), ##"invalid-value 2: "4""##),
    Case(
      "Figma: aliases out of the file",
      export(##""1": {"type": "VARIABLE_ALIAS", "id": "gone"}, "2": 5"##),
      ##"unknown-token 2: {"type": "VARIABLE_ALIAS", "id": "gone"}"##),
    Case(
      "DTCG: members that are neither token nor group",
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"r": 4, "s": 5}, "c": {"r": 6}}"##,
      ##"outdated-dimension 1: "r""##),
    Case(
      "DTCG: names with a dot",
      ##"{"a": {"$type": "number", "0.5": {"$value": 1}, "1.5": {"$value": 1}}, "##
        + ##""b": {"$type": "number", "2.5": {"$value": 1}}}"##, ##"invalid-value 1: "0.5""##),
    Case(
      "DTCG: lengths without a type",
      ##"{"a": {"x": {"$value": "4px"}, "y": {"$value": "5px"}}, "b": {"x": {"$value": "6px"}}}"##,
      ##"outdated-dimension 1: "4px""##),
  ]

  @Test("three faults of one kind are one, at the first", arguments: cases)
  func once(_ example: Case) {
    let read = ReadTokenFile(example.text)
    #expect(read.faults == [example.fault])
    #expect(read.file?.faults.first?.message.hasSuffix(" (and 2 more in this file)") == true)
  }

  @Test("a number in quotes is told apart from what is no number")
  func quotedNumbers() {
    let read = ReadTokenFile(Self.export(##""1": "4", "2": "wide""##))
    #expect(
      read.faults == [
        ##"invalid-value 2: "4""##, ##"invalid-value 2: "wide""##, ##"invalid-value 3: "wide""##,
        ##"invalid-value 4: "wide""##,
      ])
  }
}
