import RuleEngine
import Testing

/// Broken rule files: each fault is told with its place in the rule file.
struct RuleFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let rule: String
    let line: Int
    let column: Int
    let words: String
    var testDescription: String { name }
  }

  static let head = "id: own\ntitle: Own\nseverity: info\n"

  static let cases: [Case] = [
    Case(
      name: "unknown field",
      rule: head + "on: nesting\nwhen: content.radiuss > 1.0\n"
        + "at: content.shape\nmessage: m\n",
      line: 5, column: 7, words: "there is no name `content.radiuss`"),
    Case(
      name: "unknown field in quotes",
      rule: head + "on: component\nwhen: \"true && component.knd == ''\"\n"
        + "at: component.shape\nmessage: m\n",
      line: 5, column: 16, words: "`component.knd`"),
    Case(
      name: "wrong type",
      rule: head + "on: component\nwhen: component.name\nat: component.shape\nmessage: m\n",
      line: 5, column: 7, words: "true or false"),
    Case(
      name: "no place",
      rule: head + "on: component\nwhen: 'true'\nat: component.name\nmessage: m\n",
      line: 6, column: 5, words: "place"),
    Case(
      name: "unknown key",
      rule: head + "on: component\nwen: 'true'\nat: component.shape\nmessage: m\n",
      line: 5, column: 1, words: "did you mean `when`?"),
    Case(
      name: "option with two readings",
      rule: head + "on: component\nwhen: 'true'\noptions: { least: 010 }\nat: component.shape\n"
        + "message: m\n",
      line: 6, column: 19, words: "a plain decimal number"),
    Case(
      name: "missing key", rule: "title: Own\nseverity: info\non: component\nwhen: 'true'\n",
      line: 1, column: 1, words: "`id` is missing"),
    Case(
      name: "missing message", rule: head + "on: component\nwhen: 'true'\nat: component.shape\n",
      line: 1, column: 1, words: "`message` is missing"),
    Case(
      name: "unknown subject", rule: head + "on: nestin\nat: content.shape\nmessage: m\n",
      line: 4, column: 5, words: "did you mean `nesting`?"),
    Case(
      name: "loader's subject", rule: head + "on: loading\n", line: 4, column: 5,
      words: "`on` is one of"),
    Case(
      name: "bad expression in a message",
      rule: head
        + "on: component\nwhen: 'true'\nat: component.shape\nmessage: \"r {component.r}\"\n",
      line: 7, column: 14, words: "`component.r`"),
    Case(
      name: "unknown silenced id",
      rule: head
        + "on: component\nwhen: 'true'\nat: component.shape\nmessage: m\nsilences: [owl]\n",
      line: 8, column: 12, words: "there is no rule `owl`"),
    Case(
      name: "itself silenced",
      rule: head
        + "on: component\nwhen: 'true'\nat: component.shape\nmessage: m\nsilences: [own]\n",
      line: 8, column: 12, words: "silences itself"),
    Case(
      name: "unknown safety",
      rule: head + "on: component\nwhen: 'true'\nat: component.shape\nmessage: m\n"
        + "fixes: [{ set: component.shape, to: '4', safety: sketched }]\n",
      line: 8, column: 50, words: "`safety` is one of safe, unsafe, sketch; did you mean `sketch`?"),
    Case(
      name: "bad place in a sketch",
      rule: head + "on: component\nwhen: 'true'\nat: component.shape\nmessage: m\n"
        + "fixes: [{ set: component.name, to: '4', safety: sketch }]\n",
      line: 8, column: 16, words: "place"),
    Case(
      name: "corner field without corners",
      rule: head + "on: component\nwhen: component.radius > 0.0\nat: component.shape\nmessage: m\n",
      line: 5, column: 7, words: "needs `each: corner`"),
    Case(
      name: "corners of a scale",
      rule: head + "on: scale\neach: corner\nwhen: 'true'\nat: scale.mapWritten\nmessage: m\n",
      line: 5, column: 7, words: "`each: corner` is for"),
    Case(
      name: "whole numbers divided",
      rule: head + "on: component\nwhen: 1/2 > 0\nat: component.shape\nmessage: m\n",
      line: 5, column: 7, words: "1.0/2"),
    Case(
      name: "fix without an action",
      rule: head + "on: component\nwhen: 'true'\nat: component.shape\nmessage: m\n"
        + "fixes:\n  - { to: '1', safety: safe }\n",
      line: 9, column: 5, words: "say what to change"),
    Case(
      name: "broken YAML", rule: head + "on: [\n", line: 5, column: 1, words: ""),
    Case(name: "empty", rule: "", line: 1, column: 1, words: "a rule file is a mapping"),
  ]

  @Test("tells what is wrong with a rule file and where", arguments: cases)
  func faults(_ example: Case) throws {
    let faults = OwnRule.book([example.rule]).faults
    let fault = try #require(faults.first)
    #expect(fault.sentence.contains(example.words), "\(fault.sentence)")
    if !example.words.isEmpty {
      #expect(fault.position.line == example.line)
      #expect(fault.position.column == example.column)
    }
  }

  @Test("a circle of silences is told once, and the rules still run")
  func circle() throws {
    let rules = ["a", "b", "c"].map { id in
      let next = ["a": "b", "b": "c", "c": "a"][id] ?? ""
      return OwnRule.text(id, keys: "when: 'true'\nsilences: [\(next)]")
    }
    let (book, faults) = OwnRule.book(rules)
    #expect(faults.count == 1)
    #expect(faults.first?.sentence.contains("`a` silences itself") == true)
    #expect(book.ids == ["a", "b", "c"])
  }

  @Test("what stands after why counts like the rest")
  func afterWhy() {
    let right = OwnRule.text("late", keys: "why: because\nwhen: 'true'")
    #expect(OwnRule.book([right]).faults.map(\.sentence) == [])
    let wrong = OwnRule.text("wrong", keys: "when: 'true'\nwhy: because\nnonsense: 1")
    #expect(OwnRule.book([wrong]).faults.first?.sentence.contains("nonsense") == true)
  }

  @Test("an id can be taken once, and a faulty rule keeps its id")
  func ids() {
    let right = OwnRule.text("own", keys: "when: 'true'")
    let (book, faults) = OwnRule.book([right, right, OwnRule.text("bad", keys: "when: nothing")])
    #expect(faults.count == 2)
    #expect(faults.first?.sentence.contains("there is a rule `own` already") == true)
    #expect(book.ids == ["bad", "own"])
    #expect(book.severity(of: "own") == .warning)
    #expect(book.severity(of: "none") == nil)
  }
}
