import Diagnostics
import RuleEngine
import Rules
import Testing

@Suite("The schema of configurations knows the rules")
struct ConfigurationSchemaTests {
  private static let rules = RuleFiles.all.compactMap { file in
    try? RuleDescription.read(
      RuleSource(path: file.name, bytes: file.bytes, isBuiltIn: true))
  }

  @Test("Every rule of the program is listed with its title")
  func listsRules() throws {
    let schema = try SchemaFile.named("config")
    #expect(Self.rules.count == RuleFiles.all.count)
    #expect(try schema.keys("definitions/rules/properties") == Self.rules.map(\.id).sorted())
    for rule in Self.rules {
      let text = try schema.word("definitions/rules/properties/\(rule.id)/description")
      #expect(text == "\(rule.title).", "\(rule.id)")
    }
  }

  @Test("A rule weighs as much as severities say, or nothing")
  func severities() throws {
    let schema = try SchemaFile.named("config")
    let words = Severity.allCases.map(\.word)
    #expect(Set(try schema.words("definitions/severity/enum")) == Set(words + ["off"]))
    #expect(Set(try schema.words("definitions/failLevel/enum")) == Set(words + ["never"]))
  }
}
