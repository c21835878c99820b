import CornerTokens
import Testing

@testable import LintCommand

@Suite("The page about tokens")
struct TokenPageTests {
  /// A file whose tokens have values in some modes.
  private static func listing(modes: [String]) -> TokenListing {
    var listing = TokenListing(file: Array("design/tokens/sizes.json".utf8))
    listing.format = "Figma variables"
    listing.modes = modes
    listing.add(
      ListedToken(path: "space.s", role: .padding, values: modes.map { _ in value(8, line: 2) }),
      isOwn: true)
    let values = modes.indices.map { value(Double(16 - 2 * $0), line: 3 + $0) }
    listing.add(ListedToken(path: "radius.m", role: .radius, values: values), isOwn: true)
    var named = modes.indices.map { value(Double(16 - 2 * $0), line: 20) }
    for index in named.indices {
      named[index].written = "{radius.m}"
      named[index].chain.names = ["radius.m"]
    }
    if named.count > 1 {
      named[1] = .absent
      named[0].chain.names.append("space.s")
    }
    listing.add(
      ListedToken(path: "card.radius", role: .radius, deprecation: "use radius.m", values: named),
      isOwn: true)
    return listing
  }

  private static func value(_ points: Double, line: Int) -> ListedValue {
    var value = ListedValue(state: .points, numbers: [points])
    value.written = "\(Int(points))px"
    value.place = ListedPlace(
      file: Array("design/tokens/sizes.json".utf8), line: line, column: 5, offset: UInt32(line))
    return value
  }

  @Test(
    "gives each of a few modes a column, and each of many a block, in whatever room there is",
    arguments: [2, 5], [60, 80, 120])
  func modes(_ count: Int, _ width: Int) throws {
    let modes = Array(["Roomy", "Tight", "Phone", "Pad", "Television"].prefix(count))
    let page = TokenPage(style: PageStyle(isColoured: false), width: width)
    let bytes = page.bytes(of: Self.listing(modes: modes))
    try GoldenFile("tokens-\(count)-modes-\(width).txt").expect(bytes)
  }

  @Test("colours headings, and nothing else changes")
  func colours() {
    let listing = Self.listing(modes: ["Roomy", "Tight"])
    let texts = [false, true].map { isColoured in
      let page = TokenPage(style: PageStyle(isColoured: isColoured), width: 80)
      return String(decoding: page.bytes(of: listing), as: UTF8.self)
    }
    let (plain, coloured) = (texts[0], texts[1])
    #expect(coloured != plain)
    let codes = ["\u{1B}[1m", "\u{1B}[34m", "\u{1B}[0m"]
    let stripped = codes.reduce(coloured) { text, code in
      text.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(stripped == plain)
  }

  struct Fit: Sendable, CustomTestStringConvertible {
    let container: String
    let sentence: String
    var testDescription: String { container }
  }

  @Test(
    "says of a container what fits into it",
    arguments: [
      Fit(
        container: "radius: 24, padding: 16",
        sentence: "radius 24, padding 16 — content of radius 8 fits"),
      Fit(
        container: "radius: 16, padding: 16",
        sentence: "radius 16, padding 16 — nothing inside can be concentric"),
      Fit(
        container: "radius: 24, padding: 0 24px",
        sentence:
          "radius 24, padding 0 above and below, 24 beside — nothing inside can be concentric"),
      Fit(
        container: "radius: 24, padding: 4px 8px",
        sentence: "radius 24, padding 4 above and below, 8 beside — content of radius 16 fits"),
      Fit(
        container: "radius: 24, paddingTop: 8, paddingLeft: 30",
        sentence: "radius 24, padding top 8, leading 30, bottom 0, trailing 0 — content of these "
          + "radii fits: topLeading 0, topTrailing 16, bottomLeading 0, bottomTrailing 24"),
      Fit(container: "radius: 9999, padding: 8", sentence: "capsule, padding 8 — a capsule fits"),
      Fit(
        container: "radius: 9999, padding: 4px 8px",
        sentence:
          "capsule, padding 4 above and below, 8 beside — what fits depends on its height"),
      Fit(
        container: "radius: 9999, padding: 8, height: 40",
        sentence: "capsule of radius 20, padding 8 — content of radius 12 fits"),
      Fit(
        container: "radius: 24, padding: 33%",
        sentence:
          "radius 24, padding ? — what fits is not known, since its padding is no length"),
    ])
  func containers(_ fit: Fit) {
    let shell = Shell(files: ["a.yaml": .text("ui: { card: { \(fit.container) } }\n")])
    let lines = shell.run("tokens", "a.yaml").output.split(separator: "\n")
    #expect(lines.contains("  ui.card: \(fit.sentence)"), "\(lines)")
  }
}
