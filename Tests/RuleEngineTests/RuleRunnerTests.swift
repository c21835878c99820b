import Diagnostics
import Expressions
import RuleEngine
import Testing

/// How rules run over subjects and what becomes of what they find.
struct RuleRunnerTests {
  static let card = """
    components:
      card:
        shape: 24
        padding: { leading: 8, trailing: 8, top: 8, bottom: 4 }
        containerShape: shape
        content:
          photo: { shape: 12 }
    """

  @Test("names the corners that fail when not all four do")
  func cornerNames() throws {
    let rule = OwnRule.text(
      on: "nesting", at: "content.shape", message: "depth {corner.depth}, gap {corner.gap}",
      keys: "each: corner\nwhen: corner.gap < 8.0")
    let outcome = try OwnRule.lint([rule], on: Self.card)
    #expect(
      outcome.result.violations.map(\.message)
        == ["depth 8, gap 4 (at bottomLeading and bottomTrailing)"])
  }

  @Test("`fails: all` needs all corners for which `when` holds")
  func failsAll() throws {
    func count(_ when: String, _ require: String) throws -> Int {
      let rule = OwnRule.text(
        on: "nesting", at: "content.shape",
        keys: "each: corner\nfails: all\nwhen: \(when)\nrequire: \(require)")
      return try OwnRule.lint([rule], on: Self.card).result.violations.count
    }
    #expect(try count("corner.isAdjacent", "corner.gap > 4.0") == 0)
    #expect(try count("corner.gap < 8.0", "corner.gap > 4.0") == 1)
    #expect(try count("corner.gap > 8.0", "corner.gap > 4.0") == 0)
  }

  @Test("`worst` lends the values of the largest corner, ties go to the first")
  func worst() throws {
    let rule = OwnRule.text(
      on: "nesting", at: "content.shape", message: "{corner.name}",
      keys: "each: corner\nwhen: 'true'\nworst: 0.0 - corner.gap")
    let outcome = try OwnRule.lint([rule], on: Self.card)
    #expect(outcome.result.violations.map(\.message) == ["bottomLeading"])
  }

  @Test("`once` reports equal values of one placement once")
  func once() throws {
    let tokens = """
      components:
        tile: { shape: 8, containerShape: 8, background: 9 }
        card: { shape: 8 }
      """
    func lines(_ keys: String) throws -> Int {
      let rule = OwnRule.text(on: "length", at: "length.written", keys: keys)
      return try OwnRule.lint([rule], on: tokens).result.violations.count
    }
    #expect(try lines("when: 'true'") == 4)
    #expect(try lines("when: 'true'\nonce: length.value") == 3)
  }

  @Test("of several contents a violation of their container shows the worst, wherever it stands")
  func worstContent() {
    for contents in [["a: 12", "b: 15", "c: 13"], ["a: 15", "b: 12", "c: 15"]] {
      let list = contents.map { content in
        let parts = content.split(separator: ":")
        return "      \(parts[0]): { shape:\(parts[1]) }"
      }
      let file = """
        components:
          promo:
            shape: 20
            padding: 9
            containerShape: shape
            content:

        """
      let source = SourceText(
        path: "a.yaml", text: file + list.joined(separator: "\n") + "\n")
      let found = Linter(book: RuleFiles.book).lint(source, isNamed: true).result.violations
        .filter { $0.rule == "container-radius-too-small" }
      #expect(found.map(\.help) == ["raise the radius of promo to 24"])
      #expect(found.first?.placements == 3)
      #expect(found.first?.component == (contents[0] == "a: 15" ? "promo/a" : "promo/b"))
    }
  }

  @Test("the same fault through several placements is one violation that counts them")
  func placements() throws {
    let tokens = """
      components:
        thumb: { shape: 12 }
        row:
          shape: 24
          content:
            a: { use: thumb }
            b: { use: thumb }
            c: { use: thumb, padding: 4 }
      """
    let rule = OwnRule.text(
      on: "component", at: "component.shape", message: "{component.path}",
      keys: "when: component.role == '' && component.kind == 'roundedRectangle'")
    let violations = try OwnRule.lint([rule], on: tokens).result.violations
    #expect(violations.map(\.message) == ["row/a", "row"])
    #expect(violations.map(\.placements).sorted() == [1, 3])
  }

  @Test("what cannot be known skips the nesting once, with its reason")
  func skipped() throws {
    let tokens = """
      components:
        bar:
          shape: capsule
          padding: 4
          containerShape: shape
          content:
            dot: { shape: 4 }
            line: { shape: rectangle, alignment: center }
      """
    let rules = ["a", "b"].map {
      OwnRule.text(
        $0, on: "nesting", at: "content.shape",
        keys: "each: corner\nwhen: corner.isAdjacent && content.radius > enclosing.radius")
    }
    let outcome = try OwnRule.lint(rules, on: tokens)
    #expect(outcome.result.violations.isEmpty)
    #expect(outcome.result.summary.nestings == 2)
    #expect(outcome.result.summary.components == 3)
    #expect(outcome.result.summary.skipped == ["capsule without height": 1])
  }

  @Test("a rule silences others on its subject, also through one that found nothing")
  func silencing() throws {
    let rules = [
      OwnRule.text("a", keys: "when: component.name == 'card'\nsilences: [b]"),
      OwnRule.text("b", keys: "when: component.name == 'none'\nsilences: [c]"),
      OwnRule.text("c", keys: "when: 'true'"),
    ]
    let all = try OwnRule.lint(rules, on: Self.card).result.violations.map(\.rule)
    #expect(all == ["a", "c"])
    let off = try OwnRule.lint(rules, on: Self.card, settings: RuleSettings(off: ["a"]))
    #expect(off.result.violations.map(\.rule) == ["c", "c"])
    let only = try OwnRule.lint(rules, on: Self.card, settings: RuleSettings(only: ["c"]))
    #expect(only.result.violations.map(\.rule) == ["c", "c"])
  }

  @Test("options and severities follow the settings")
  func settings() throws {
    let rule = OwnRule.text(
      message: "{options.words}",
      keys: "options: { least: 20, words: [a, b] }\n"
        + "when: component.hasShape && component.radii[0] >= options.least")
    #expect(try OwnRule.lint([rule], on: Self.card).result.violations.map(\.message) == ["a, b"])
    let settings = RuleSettings(
      severities: ["own-rule": .error], options: ["own-rule": ["least": .double(10)]])
    let violations = try OwnRule.lint([rule], on: Self.card, settings: settings).result.violations
    #expect(violations.map(\.severity) == [.error, .error])
  }

  @Test("a rule that cannot be worked out is a failure, told once, and never a pass")
  func failures() throws {
    let rule = OwnRule.text(keys: "when: int(component.name) > 0")
    let outcome = try OwnRule.lint([rule], on: Self.card)
    #expect(outcome.failures.map(\.rule) == ["own-rule"])
    #expect(outcome.failures.map(\.component) == ["card"])
  }

  @Test("prints numbers short, like radii as one, others with their corners, and braces")
  func templates() throws {
    let tokens = """
      components:
        tab: { shape: { unevenRoundedRectangle: { topLeading: 28.3 - 12.1, topTrailing: 8 } } }
        tile: { shape: 8.50 }
        page: { shape: { unevenRoundedRectangle: { topLeading: 4, topTrailing: 4 } } }
        tag: { shape: { unevenRoundedRectangle: { topLeading: 4, bottomLeading: 4 } } }
      """
    let rule = OwnRule.text(
      message: "{{{component.name}}} {component.radii}", keys: "when: component.hasShape")
    let messages = try OwnRule.lint([rule], on: tokens).result.violations.map(\.message)
    #expect(
      messages == [
        "{tab} topLeading 16.2, topTrailing 8, bottomLeading 0, bottomTrailing 0", "{tile} 8.5",
        "{page} top corners 4, bottom corners 0", "{tag} leading corners 4, trailing corners 0",
      ])
  }

  @Test("leaves out labels without a place, and at the marked place")
  func labels() throws {
    let rule = OwnRule.text(
      on: "nesting", at: "content.shape",
      keys: """
        when: 'true'
        labels:
          - { at: enclosing.padding, text: padding }
          - { at: content.inset, text: inset }
          - { at: content.shape, text: itself }
          - { at: enclosing.shape, text: "of {enclosing.name}", when: enclosing.isDisplay }
        """)
    let outcome = try OwnRule.lint([rule], on: Self.card)
    #expect(outcome.result.violations.map { $0.labels.map(\.message) } == [["padding"]])
  }

  @Test("a file that is no token file is a warning when it was found in a folder")
  func notATokenFile() throws {
    let linter = Linter(book: OwnRule.book([]).book)
    let source = SourceText(path: "tokens.yaml", text: "name: chart\n")
    #expect(linter.lint(source, isNamed: true).result.violations.map(\.severity) == [.error])
    #expect(linter.lint(source, isNamed: false).result.violations.map(\.severity) == [.warning])
  }

  @Test("a violation on the scale names the value")
  func scalePaths() throws {
    let tokens = "corners:\n  inner: 4\n  map: 2\n  a/b: 3\n"
    let rules = [
      OwnRule.text("s", on: "scale", at: "scale.mapWritten", keys: "when: has(scale.map)"),
      OwnRule.text("t", on: "token", at: "token.written", keys: "when: token.value == 3.0"),
    ]
    let paths = try OwnRule.lint(rules, on: tokens).result.violations.map(\.component)
    #expect(paths == ["corners/map", "corners/a~1b"])
  }
}
