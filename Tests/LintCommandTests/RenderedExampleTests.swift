import Files
import Testing

@testable import LintCommand

@Suite("Pictures on the pages of rules")
struct RenderedExampleTests {
  /// The lines of a page, in groups with empty lines between.
  private static func groups(_ rule: String, _ words: String...) -> [[Substring]] {
    Shell(files: ["team/a.yaml": teamRule]).run(["rules", rule] + words).output
      .split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
      .map(Array.init)
  }

  /// The pictures: groups that begin with blocks and a legend.
  private static func pictures(_ rule: String, _ words: String...) -> [[Substring]] {
    groups(rule, "--rules", "team").filter { $0.first?.contains("█ ") == true }
  }

  private static let teamRule = MemoryFileSystem.Node.text(
    Sample.ruleText + """
      examples:
        good:
          - |
            components:
              row: { content: { card: { padding: 8 } } }
          - |
            components:
              first: { shape: 9, padding: 2, content: { photo: { shape: 7 } } }
              card: { shape: 24, padding: 8, content: { photo: { shape: 16 } } }
        bad:
          - line: 2
            marks: card
            file: |
              components:
                card: { shape: 30, padding: 8, content: { photo: { shape: 22 } } }
          - line: 2
            marks: lonely
            file: |
              components:
                lonely: { shape: 30, padding: 8 }

      """)

  @Test("show the nesting that is reported, and the same one where it is not")
  func nestings() throws {
    let pictures = Self.pictures("team-rule")
    #expect(pictures.count == 2)
    let bad = try #require(pictures.first).joined(separator: "\n")
    #expect(bad.contains("█ warning: radius 30 card") && bad.contains("radius 22 photo"))
    let good = try #require(pictures.last).joined(separator: "\n")
    #expect(good.contains("radius 24 card") && !good.contains("warning"))
  }

  @Test(
    "stay small, and stand as far in as the listings",
    arguments: ["container-radius-too-small", "floating-not-uniform", "screen-edge-margin"])
  func small(_ rule: String) {
    let pictures = Self.pictures(rule)
    #expect(pictures.count > 2)
    for picture in pictures {
      #expect(picture.count <= 9)
      #expect(picture.allSatisfy { $0.hasPrefix("  ") && $0.count <= 72 })
    }
  }

  @Test(
    "are not there where corners are not the matter, and where nothing lies in anything",
    arguments: ["map-inset-mismatch", "off-scale-radius", "yaml-syntax", "capsule-for-control"])
  func none(_ rule: String) {
    #expect(Self.pictures(rule).isEmpty)
  }

  @Test("have colours where pages have them")
  func colours() {
    let page = Shell().run("rules", "pinched-corner", "--color", "always").output
    #expect(page.contains("\u{1B}[1;33m□ warning: radius"))
    #expect(!Shell().run("rules", "pinched-corner").output.contains("\u{1B}"))
  }
}
