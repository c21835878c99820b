import Diagnostics
import Testing

@Suite("What rules say and advise, case by case")
struct AdviceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: String
    let file: String
    /// Each message and help that the rule must give, joined with ` | `.
    let sentences: [String]

    init(_ name: String, _ rule: String, _ file: String, _ sentences: String...) {
      testDescription = name
      self.rule = rule
      self.file = file
      self.sentences = sentences
    }
  }

  static let cases = [
    Case(
      "a number of the scale is told from a sum", "hardcoded-radius",
      """
      corners: { inner: 12, tile: 20 }
      components:
        a: { shape: 20, padding: 8 }
        b: { shape: 22, padding: 10 }
      """,
      "radius 20 is written out, but the scale has it | write tile",
      "radius 22 is written out, but it is inner + padding | write inner + padding"),
    Case(
      "a radius before an inset, and the sum before an inset", "hardcoded-radius",
      """
      corners: { cardInset: 16, tile: 16, inner: 12, mapInset: 22 }
      components:
        a: { shape: 16 }
        b: { shape: 22, padding: 10 }
      """,
      "radius 16 is written out, but the scale has it | write tile",
      "radius 22 is written out, but it is inner + padding | write inner + padding"),
    Case(
      "what is missing for concentric content", "missing-container-shape",
      """
      components:
        a: { shape: 28, content: { pass: { shape: { concentric: { minimum: 8 } } } } }
        b: { shape: 28, content: { pass: { shape: containerRelative } } }
        c:
          shape: 40
          containerShape: shape
          padding: 12
          content:
            d: { shape: 28, content: { pass: { shape: { concentric: { minimum: 8 } } } } }
      """,
      "a is rounded and has rounded content, but no containerShape | write `containerShape: shape`;"
        + " without it SwiftUI resolves pass against nothing",
      "b is rounded and has rounded content, but no containerShape | write `containerShape: shape`;"
        + " without it SwiftUI resolves pass against nothing",
      "d is rounded and has rounded content, but no containerShape | write `containerShape: shape`;"
        + " without it SwiftUI resolves pass against a container further out"),
    Case(
      "what is missing for fixed content", "missing-container-shape",
      "components: { a: { shape: 28, padding: 12, content: { pass: { shape: 16 } } } }",
      "a is rounded and has rounded content, but no containerShape | write `containerShape: shape`;"
        + " without it nothing says what pass should be concentric with"),
    Case(
      "a fallback comes with concentric where systems need one", "hardcoded-nested-radius",
      "platforms: { iOS: 18 }\n" + nested("shape: 16"),
      "16 is radius 26 - inset 10 today, and wrong when one of the two changes"
        + " | write `{ concentric: { minimum: 16 } }` and a `fallback: 16`"),
    Case(
      "a fallback that is there need not be written", "hardcoded-nested-radius",
      "platforms: { iOS: 18 }\n" + nested("shape: 16, fallback: 16"),
      "16 is radius 26 - inset 10 today, and wrong when one of the two changes"
        + " | write `{ concentric: { minimum: 16 } }`"),
    Case(
      "a number of the scale becomes its name", "hardcoded-nested-radius",
      "corners: { mapInset: 16, card-small: 16 }\nplatforms: { iOS: 18 }\n" + nested("shape: 16"),
      "16 is radius 26 - inset 10 today, and wrong when one of the two changes"
        + " | write `{ concentric: { minimum: \"{card-small}\" } }` and a `fallback:"
        + " \"{card-small}\"`"),
    Case(
      "newer systems need no fallback", "hardcoded-nested-radius",
      "platforms: { iOS: 26 }\n" + nested("shape: 16"),
      "16 is radius 26 - inset 10 today, and wrong when one of the two changes"
        + " | write `{ concentric: { minimum: 16 } }`"),
    Case(
      "a misspelt name may be the use that is missing", "unused-corner",
      "corners: { tile: 20 }\ncomponents: { a: { shape: tiel } }"),
    Case(
      "a length that cannot be read may be the use that is missing", "unused-corner",
      "corners: { tile: 20 }\ncomponents: { a: { padding: [tile] } }"),
    Case(
      "other faults hide no use", "unused-corner",
      "corners: { tile: 20 }\ncomponents: { a: { alignment: nowhere } }",
      "nothing in this file refers to tile"
        + " | remove it, or write its name where its number is meant"),
    Case(
      "a fallback has the name that the minimum has", "missing-fallback",
      """
      corners: { radius: { md: 12 }, card-large: 28, base: &base 8 }
      platforms: { iOS: 18 }
      components:
        a: { shape: { concentric: { minimum: radius.md } } }
        b: { shape: { concentric: { minimum: "{card-large}" } } }
        c: { shape: { concentric: { minimum: radius.md + 4 } } }
        d: { shape: { concentric: { minimum: 9.50 } } }
        e: { shape: { concentric: { minimum: *base } } }
        f: { shape: concentric }
        g: { padding: 3, shape: { concentric: { minimum: padding } } }
      """,
      "a is concentric, which iOS 18 cannot draw, and has no fallback | write `fallback: radius.md`",
      "b is concentric, which iOS 18 cannot draw, and has no fallback"
        + " | write `fallback: \"{card-large}\"`",
      "c is concentric, which iOS 18 cannot draw, and has no fallback | write `fallback: 16`",
      "d is concentric, which iOS 18 cannot draw, and has no fallback | write `fallback: 9.5`",
      "e is concentric, which iOS 18 cannot draw, and has no fallback | write `fallback: 8`",
      "f is concentric, which iOS 18 cannot draw, and has no fallback"
        + " | write `fallback: containerRelative`",
      "g is concentric, which iOS 18 cannot draw, and has no fallback | write `fallback: padding`"),
    Case(
      "another fallback is corrected to that name", "fallback-mismatch",
      """
      corners: { md: 12 }
      components: { a: { shape: { concentric: { minimum: md } }, fallback: 10 } }
      """,
      "fallback is 10, but the minimum of a is 12 | write md, or `containerRelative`"),
  ]

  /// The same for token files of other formats.
  static let tokenCases = [
    Case(
      "a radius below the padding beside it", "container-radius-out-of-reach",
      "card:\n  radius: 8px\n  padding: 1rem",
      "container radius 8 does not reach past the padding 16: nothing inside can be concentric"
        + " with it | raise the radius of card above 16, or lower the padding below 8"),
    Case(
      "a padding that leaves no room at some corners", "container-radius-out-of-reach",
      "card:\n  borderRadius: 12\n  paddingX: 16\n  paddingTop: 4\n  paddingBottom: 12",
      "container radius 12 does not reach past the padding 16: nothing inside can be concentric"
        + " with it | raise the radius of card above 16, or lower the padding below 12"),
    Case(
      "a padding that is beyond the radius at one edge", "container-radius-out-of-reach",
      "card: { borderRadius: 12, padding: 8, paddingTop: 14 }",
      "container radius 12 does not reach past the padding 14: nothing inside can be concentric"
        + " with it (at topLeading and topTrailing)"
        + " | raise the radius of card above 14, or lower the padding below 12"),
    Case(
      "what is square, fully round or roomy has nothing to raise", "container-radius-out-of-reach",
      "a: { radius: 0, padding: 8 }\nb: { radius: 9999px, padding: 8 }\n"
        + "c: { radius: 9, padding: 8 }\nd: { radius: 25, padding: 0 24px }"),
    Case(
      "the same number under two paths", "duplicate-radius",
      "card: { radius: 8px }\nborderRadius: { md: 0.5rem, lg: \"{card.radius}\" }",
      "card.radius is 8 again, as borderRadius.md is"
        + " | refer to borderRadius.md, or drop one of the two names"),
    Case(
      "a radius below 0", "negative-radius", "radius: { dent: -4px, chip: 4px }",
      "radius -4 is below 0 | write 0 for a square corner; only padding and inset may be negative"),
    Case(
      "fully round is calculated with", "sentinel-radius",
      "radius: { full: 9999px, half: \"{radius.full} / 2\", pill: \"{radius.full}\" }",
      "this calculates with a radius that only means fully round, and comes to 4999.5"
        + " | name the fully round radius alone, or write a length"),
  ]

  static func nested(_ route: String) -> String {
    """
    components:
      tripCard:
        shape: 26
        padding: 10
        containerShape: shape
        content: { route: { \(route) } }
    """
  }

  @Test("A fallback is inserted as the minimum is written")
  func fallbackFix() {
    let file =
      "corners: { md: 12 }\nplatforms: { iOS: 18 }\n"
      + "components: { a: { shape: { concentric: { minimum: md } } } }\n"
    let source = SourceText(path: "example.yaml", text: file)
    let edits = RuleLibrary.linter.lint(source, isNamed: true).result.violations
      .flatMap { $0.fix?.edits ?? [] }
    #expect(edits.map(\.text) == [", fallback: md"])
  }

  @Test("A minimum is written with the name that the scale has for it")
  func minimumFix() {
    let file = "corners: { card-small: 16 }\n" + Self.nested("shape: 16") + "\n"
    let source = SourceText(path: "example.yaml", text: file)
    let edits = RuleLibrary.linter.lint(source, isNamed: true).result.violations
      .flatMap { $0.rule == "hardcoded-nested-radius" ? $0.fix?.edits ?? [] : [] }
    #expect(edits.map(\.text) == ["{ concentric: { minimum: \"{card-small}\" } }"])
  }

  @Test("Who follows the advice to be concentric gets nothing new")
  func concentric() {
    let shape = "shape: { concentric: { minimum: 16 } }, fallback: 16"
    let file = "platforms: { iOS: 18 }\n" + Self.nested(shape)
    #expect(RuleLibrary.lint(Array(file.utf8)).isEmpty)
  }

  @Test("Nothing is fixed in token files of other formats", arguments: tokenCases)
  func noFixes(_ example: Case) {
    let source = SourceText(path: "example.yaml", text: example.file + "\n")
    let found = RuleLibrary.linter.lint(source, isNamed: true).result.violations
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test("The sentences fit the case", arguments: cases + tokenCases)
  func sentences(_ example: Case) {
    let source = SourceText(path: "example.yaml", text: example.file + "\n")
    let found = RuleLibrary.linter.lint(source, isNamed: true).result.violations
      .filter { $0.rule == example.rule }
    #expect(found.map { "\($0.message) | \($0.help)" } == example.sentences)
  }
}
