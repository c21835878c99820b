import Diagnostics
import RuleEngine
import Testing

/// Fixes in files as people write them: `«` and `»` mark what is replaced, `«»` where is inserted.
struct DressedFixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fix: String
    /// The file with the marks; without marks no fix can be made.
    let file: String
    /// What the fix writes.
    var text = ""

    init(_ name: String, _ fix: String, _ file: String, _ text: String = "") {
      testDescription = name
      self.fix = fix
      self.file = file
      self.text = text
    }
  }

  static let insert = "{ insert: containerShape, into: component, to: shape, safety: safe }"
  static let number = "{ set: component.shape, to: \"{1.0 + 1.5}\", safety: unsafe }"
  static let word = "{ set: component.shape, to: capsule, safety: safe }"

  static let insertions = [
    Case(
      "a byte order mark", insert, "\u{FEFF}components:\n  card:\n    shape: 4«»\n",
      "\n    containerShape: shape"),
    Case(
      "CRLF", insert, "components:\r\n  card:\r\n    shape: 4«»\r\n    padding: 2\r\n",
      "\r\n    containerShape: shape"),
    Case(
      "lone carriage returns", insert, "components:\r  card:\r    shape: 4«»\r",
      "\r    containerShape: shape"),
    Case(
      "lone carriage returns without the last", insert, "components:\r  card:\r    shape: 4«»",
      "\r    containerShape: shape"),
    Case(
      "no line end at the end", insert, "components:\n  card:\n    shape: 4«»",
      "\n    containerShape: shape"),
    Case(
      "a comment and no line end", insert, "components:\n  card:\n    shape: 4 # vier 🎨«»",
      "\n    containerShape: shape"),
    Case(
      "tabs before a comment", insert, "components:\n  card:\n    shape: 4\t\t# four\t«»\n",
      "\n    containerShape: shape"),
    Case(
      "blanks at the end", insert, "components:\n  card:\n    shape: 4  \t«»\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "quotes", insert, "components:\n  card:\n    \"shape\": '4'«»\n    'padding': 2\n",
      "\n    containerShape: shape"),
    Case(
      "blank lines and comments behind", insert,
      "components:\n  card:\n    shape: 4«»\n\n    # what follows\n\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "a value on the next line", insert,
      "components:\n  card:\n    shape:\n      4«»\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "a flow mapping over several lines", insert,
      "components:\n  card:\n    shape: {\n      roundedRectangle: 4, # four\n      style: circular\n"
        + "    } # end«»\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "a block mapping with a comment at its end", insert,
      "components:\n  card:\n    shape:\n      roundedRectangle: 4 # four«»\n      # more\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "a block scalar", insert,
      "components:\n  card:\n    shape: |-\n      4«»\n\n    content:\n      photo:\n        padding: 1\n",
      "\n    containerShape: shape"),
    Case(
      "a folded scalar within the shape", insert,
      "components:\n  card:\n    shape:\n      roundedRectangle: >-\n        4«»\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "indentation by one", insert, "components:\n card:\n  shape: 4«»\n  padding: 2\n",
      "\n  containerShape: shape"),
    Case(
      "a component as the last of a flow mapping", insert,
      "components: {card: {padding: 2, shape: 4«»}}\n", ", containerShape: shape"),
    Case(
      "a flow mapping with a comma at its end", insert,
      "components:\n  card: {\n    shape: 4«», # four\n  }\n", ", containerShape: shape"),
    Case(
      "JSON", insert, "{\"components\":{\"card\":{\"shape\":4«»,\"padding\":2}}}",
      ", \"containerShape\": \"shape\""),
    Case(
      "an anchor that nothing refers to", insert, "components:\n  card: &card\n    shape: &s 4«»\n",
      "\n    containerShape: shape"),
    Case(
      "a shape behind an alias, the component's own key", insert,
      "x-s: &s { roundedRectangle: 4 }\ncomponents:\n  card:\n    shape: *s # s«»\n    padding: 2\n",
      "\n    containerShape: shape"),
    Case(
      "a shape behind an alias in brackets", insert,
      "x-s: &s 4\ncomponents: { card: { shape: *s«» } }\n", ", containerShape: shape"),
    Case(
      "a shape that another refers to", insert,
      "components:\n  card:\n    shape: &s 4«»\nx-other: *s\n", "\n    containerShape: shape"),
    Case(
      "behind a document before", insert,
      "components: { other: &o { padding: 1 } }\n---\ncomponents:\n  card: &o\n    shape: 4«»\n",
      "\n    containerShape: shape"),
    Case(
      "a component that another refers to", insert,
      "components:\n  card: &card\n    shape: 4\nx-other: *card\n"),
    Case(
      "a component behind an alias", insert,
      "x-card: &card { shape: 4 }\ncomponents:\n  card: *card\n"),
    Case(
      "a component within one that another refers to", insert,
      "components: &all\n  card:\n    shape: 4\nx-all: [*all]\n"),
    Case(
      "a shape from a merge key without an alias", insert,
      "components:\n  card:\n    <<: { shape: 4 }\n    padding: 2\n"),
    Case(
      "a shape from a list of merged mappings", insert,
      "x-a: &a { shape: 4 }\ncomponents:\n  card:\n    <<: [{ padding: 1 }, *a]\n"),
    Case(
      "a question mark in front", insert, "components:\n  card:\n    ? shape\n    : 4\n"),
    Case(
      "a line end that only YAML 1.1 knows", insert,
      "components:\n  card:\n    shape: 4 # four\u{2028}    padding: 2\n"),
  ]

  static let replacements = [
    Case("in double quotes", number, "components:\n  card:\n    shape: «\"4\"» # four\n", "2.5"),
    Case("behind an anchor", number, "components:\n  card:\n    shape: &s «4»\n", "2.5"),
    Case(
      "a key that wins over a merged one", number,
      "x-a: &a { shape: 4 }\ncomponents:\n  card:\n    <<: *a\n    shape: «6»\n", "2.5"),
    Case(
      "a comment right behind a quote", number, "components:\n  card:\n    shape: «\"4\"»#four\n",
      "2.5 "),
    Case(
      "a comment right behind a bracket", word,
      "components:\n  card:\n    shape: «{ roundedRectangle: 4 }»#four\n", "capsule "),
    Case(
      "a flow mapping over several lines", word,
      "components:\n  card:\n    shape: «{\n      roundedRectangle: 4 }» # four\n", "capsule"),
    Case(
      "the number in a mapping over several lines with comments", number,
      "components:\n  card:\n    shape: { # a\n      roundedRectangle: «4», # b\n      style: circular }\n",
      "2.5"),
    Case(
      "CRLF and a byte order mark", number,
      "\u{FEFF}components:\r\n  card:\r\n    shape: «4»\r\n", "2.5"),
    Case(
      "a comment within", word,
      "components:\n  card:\n    shape: { # four\n      roundedRectangle: 4 }\n"),
    Case("a tag", word, "components:\n  card:\n    shape: !!int 4\n"),
    Case("a tag before an anchor", word, "components:\n  card:\n    shape: !!int &s 4\n"),
    Case("a block scalar", number, "components:\n  card:\n    shape: |-\n      4\n"),
    Case(
      "a value that another refers to", number, "components:\n  card:\n    shape: &s 4\nx-s: *s\n"),
    Case("a value behind an alias", number, "x-s: &s 4\ncomponents:\n  card:\n    shape: *s\n"),
    Case(
      "a radius behind an alias within", number,
      "x-s: &s 4\ncomponents:\n  card:\n    shape: { roundedRectangle: *s }\n"),
    Case(
      "a radius within that another refers to", number,
      "components:\n  card:\n    shape: { roundedRectangle: &s 4 }\nx-s: *s\n"),
    Case(
      "a whole shape of which another refers to a part", word,
      "components:\n  card:\n    shape: { roundedRectangle: &s 4 }\nx-s: *s\n"),
    Case(
      "a merged radius", number,
      "x-s: &s { roundedRectangle: 4 }\ncomponents:\n  card:\n    shape: { <<: *s, style: circular }\n"
    ),
    Case(
      "a value of a merged mapping", number,
      "x-a: &a { shape: 4 }\ncomponents:\n  card:\n    <<: *a\n    padding: 2\n"),
  ]

  @Test("insert a key where people would", arguments: insertions)
  func insertion(_ example: Case) throws { try check(example) }

  @Test("replace a value and nothing else", arguments: replacements)
  func replacement(_ example: Case) throws { try check(example) }

  private func check(_ example: Case) throws {
    let parts = example.file.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "«" || $0 == "»" })
    let before = parts.joined()
    let rule = OwnRule.text(keys: "when: component.hasShape\nfixes:\n  - \(example.fix)")
    let outcome = try OwnRule.lint([rule], on: before)
    let violation = try #require(outcome.result.violations.first { $0.rule == "own-rule" })
    guard parts.count == 3 else {
      #expect(violation.fix == nil)
      return
    }
    let start = parts[0].utf8.count
    let range = ByteRange(start, start + parts[1].utf8.count)
    #expect(violation.fix?.edits == [Fix.Edit(range: range, text: example.text)])
    let after = Array((parts[0] + example.text + parts[2]).utf8)
    let again = try OwnRule.lint([rule], on: String(decoding: after, as: UTF8.self))
    let faults = again.result.violations.map(\.rule).filter { $0 != "own-rule" }
    #expect(faults == outcome.result.violations.map(\.rule).filter { $0 != "own-rule" })
    #expect(again.result.violations.contains { $0.rule == "own-rule" })
  }
}
