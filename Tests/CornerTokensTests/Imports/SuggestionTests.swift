import CornerTokens
import Testing

@Suite("Suggestions of tokens")
struct SuggestionTests {
  private static let addToken =
    "add the token, or list the file that has it under `imports` in `.cornerlint.yaml`"
  private static let listFile = "list the file that has them under `imports` in `.cornerlint.yaml`"

  @Test(
    "an unknown path gets the one that was meant",
    arguments: [
      ("radius: { small: 4px, it: '{radius.smal}' }", "radius.small"),
      ("radius: { card: 4px, it: '{radius.crad}' }", "radius.card"),
      ("radius: { '8': 8px, it: '{raduis.8}' }", "radius.8"),
      ("radius: { card: 4px, it: '{radius-card}' }", "radius.card"),
      ("brand: { radius: { card: 4px, it: '{radius.card}' } }", "brand.radius.card"),
      ("rounded: { s: 4px, xl: 8px, it: '{rounded.x}' }", "rounded.xl"),
      ("radius: { card: 4px, cards: '{radius.cart}' }", "radius.card"),
    ])
  func meant(text: String, name: String) {
    let loading = Loading(text, beside: [:])
    #expect(loading.reading.faults.map(\.help) == ["did you mean `\(name)`?"])
  }

  @Test(
    "steps of a scale are not suggested for each other",
    arguments: [
      "padding: { sm: 4px, it: '{padding.lg}' }", "rounded: { sm: 4px, it: '{rounded.x}' }",
      "space: { '8': 8px }\npadding: { it: '{space.9}' }",
    ])
  func steps(text: String) {
    #expect(Loading(text, beside: [:]).reading.faults.map(\.help) == [Self.addToken])
  }

  @Test(
    "neither the token that asks is suggested, nor one that leads to it",
    arguments: [
      "radius: { card: '{radius.cards}' }",
      "radius: { cord: '{radius.card2}', card: '{radius.cord}' }",
      "radius: { it: { card: '{card}' } }",
    ])
  func itself(text: String) {
    #expect(Loading(text, beside: [:]).reading.faults.map(\.help) == [Self.addToken])
  }

  @Test("a group that is not there, and is no slip, is in a file that is not listed")
  func missingGroup() {
    let loading = Loading(
      "radius: { '8': 8px, a: '{brand.8}', b: '{brand.9}' }", beside: [:])
    #expect(loading.reading.faults.map(\.help) == [Self.listFile])
    #expect(
      loading.reading.faults.map(\.message) == [
        "no token has the path `brand.8`, nor any below `brand`, which 2 tokens here name"
      ])
  }

  @Test(
    "of a name of the scale and an imported one the nearer is suggested, of equals the scale's",
    arguments: [
      ("borderca", "bordercart"), ("bordercardx", "bordercardx"), ("other", "bordercart"),
    ])
  func nearer(corner: String, name: String) {
    let loading = Loading(
      """
      import: [radii.yaml]
      corners: { \(corner): 4 }
      components: { a: { shape: "{bordercard}" } }
      """, beside: ["radii.yaml": "bordercart: 24px"])
    #expect(loading.reading.faults.map(\.help) == ["did you mean `{\(name)}`?"])
  }

  @Test("the steps of a nesting spec's own scale are not suggested for each other either")
  func ownSteps() {
    let loading = Loading(
      "corners: { radius: { sm: 4 } }\ncomponents: { a: { shape: '{radius.lg}' } }")
    #expect(
      loading.reading.faults.map(\.help) == ["write a number, or add the name to `corners`"])
  }

  @Test("a word of the component is suggested without braces beside imports, too")
  func ownWord() {
    let loading = Loading(
      "import: [radii.yaml]\ncomponents: { a: { shape: 2 + paddin } }",
      beside: ["radii.yaml": "card: 24px"])
    #expect(loading.reading.faults.map(\.help) == ["did you mean `padding`?"])
  }

  @Test("a group of an imported file is said to be one of tokens")
  func importedGroup() {
    let loading = Loading(
      "import: [radii.yaml]\ncomponents: { a: { shape: '{radius}' } }",
      beside: ["radii.yaml": "radius: { card: 24px }"])
    #expect(
      loading.sentences == ["unknown-token: `radius` is a group of tokens, not a length"])
    #expect(
      loading.reading.faults.map(\.help) == ["name one of its tokens, such as `{radius.card}`"])
  }
}
