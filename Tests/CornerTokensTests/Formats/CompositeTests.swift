import Testing

@testable import CornerTokens

/// Shadows, borders and text styles among radii and paddings.
struct CompositeTests {
  /// A token in a group for paddings or radii, in a file of some format.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let path: String
    /// Whether it is none of what the group is for.
    let isOther: Bool

    init(_ text: String, _ path: String, isOther: Bool = true) {
      (self.text, self.path, self.isOther) = (text, path, isOther)
    }

    var testDescription: String { text }
  }

  static let cases = [
    // DTCG: the type tells, then the value, then the name.
    Case(
      ##"{"spacing": {"a": {"$type": "shadow", "$value": {"blur": "4px"}}}}"##, "spacing.a"),
    Case(##"{"spacing": {"a": {"$type": "border", "$value": "{b}"}}}"##, "spacing.a"),
    Case(##"{"radius": {"a": {"$value": {"fontSize": "4px", "x": 1}}}}"##, "radius.a"),
    Case(##"{"spacing": {"boxShadow": {"$value": "0 4px 8px"}}}"##, "spacing.boxShadow"),
    Case(##"{"spacing": {"a": {"$type": "boxShadow", "$value": "0 4px 8px #000"}}}"##, "spacing.a"),
    Case(##"{"spacing": {"a": {"$value": "0 4px"}}}"##, "spacing.a", isOther: false),
    Case(##"{"spacing": {"a": {"$value": "{b.c}"}}}"##, "spacing.a", isOther: false),
    Case(
      ##"{"spacing": {"a": {"$type": "dimension", "$value": "auto"}}}"##, "spacing.a",
      isOther: false),
    Case(
      ##"{"spacing": {"border-padding": {"$value": "0 4px"}}}"##, "spacing.border-padding",
      isOther: false),
    // Style Dictionary and Tokens Studio.
    Case(
      ##"{"k": {"value": "1px"}, "spacing": {"boxShadow": {"value": "0 4px 8px"}}}"##,
      "spacing.boxShadow"),
    Case(
      ##"{"k": {"value": "1px"}, "spacing": {"a": {"value": "0 4px", "type": "box-shadow"}}}"##,
      "spacing.a"),
    Case(
      ##"{"k": {"value": "1px"}, "spacing": {"a": {"value": {"fontSize": "4px"}}}}"##, "spacing.a"),
    Case(
      ##"{"k": {"value": "1px"}, "radius": {"shadow": {"value": "0 4px 8px #000"}}}"##,
      "radius.shadow"),
    Case(
      ##"{"k": {"value": "1px"}, "spacing": {"a": {"value": "4px", "type": "border-radius-s"}}}"##,
      "spacing.a", isOther: false),
    Case(
      ##"{"k": {"value": "4", "type": "sizing"}, "spacing": {"a": {"value": [{"x": 1}]}}}"##,
      "spacing.a"),
    // Nested maps.
    Case(
      "radius: { a: 4px }\nspacing: { card: { boxShadow: 0 4px 8px } }", "spacing.card.boxShadow"),
    Case("radius: { a: 4px }\nspacing: { border: 1px solid red }", "spacing.border"),
    Case(
      "radius: { a: 4px }\nspacing: { borderRadius: 4px }", "spacing.borderRadius", isOther: false),
    // DESIGN.md.
    Case("rounded: { a: 4px }\nspacing: { shadow: 0 4px 8px }", "spacing.shadow"),
    Case("rounded: { a: 4px }\nspacing: { md: 0 4px }", "spacing.md", isOther: false),
    // Theo: the type wins over the category.
    Case("props: { A: { value: 0 4px 8px, type: box-shadow, category: spacing } }", "A"),
    Case(
      "props: { A: { value: 50%, type: border-radius, category: x } }", "A", isOther: false),
  ]

  @Test("what is several values is for nothing, whatever group it is in", arguments: cases)
  func composites(_ example: Case) throws {
    let read = ReadTokenFile(example.text)
    let file = try #require(read.file)
    let imported = ImportedFile(file: file, prefix: "", identity: [], modes: [])
    let set = TokenSet([imported], choices: [[]], rem: 16)
    let token = try #require(set.token(named: example.path))
    #expect((set.statedRole(of: token) == .other) == example.isOther)
  }
}
