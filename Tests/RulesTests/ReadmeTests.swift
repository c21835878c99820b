import Foundation
import Testing

@Suite("The list of rules in README.md")
struct ReadmeTests {
  private static let listed =
    (try? String(contentsOf: RuleLibrary.package.appending(path: "README.md"), encoding: .utf8))
    .flatMap(RuleTable.section)

  @Test("It is what the rule files say", .enabled(if: listed != nil))
  func isTrue() {
    let table = RuleTable.markdown(of: RuleLibrary.descriptions)
    #expect(Self.listed == table, "write this between the markers:\n\(table)")
  }

  @Test("Only whole marker lines count")
  func markers() {
    #expect(RuleTable.section(of: "a\n<!-- rules -->\n\n| x |\n\n<!-- /rules -->\nb") == "| x |")
    #expect(RuleTable.section(of: "text <!-- rules -->\n<!-- /rules -->") == nil)
    #expect(RuleTable.section(of: "<!-- /rules -->\n<!-- rules -->") == nil)
  }
}
