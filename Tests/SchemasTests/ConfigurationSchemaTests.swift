import Diagnostics
import RuleEngine
import Rules
import Testing

@testable import Configuration

@Suite("The schema of configurations knows what their reader knows")
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

  @Test(
    "Keys are those of the reader",
    arguments: [
      ("properties", ConfigurationKey.top),
      ("definitions/override/properties", ConfigurationKey.override),
      ("definitions/ruleSetting/anyOf/1/properties", ConfigurationKey.rule),
      ("definitions/import/anyOf/1/properties", ConfigurationKey.imported),
      ("properties/tokens/properties", ConfigurationKey.token),
    ])
  func keys(_ pointer: String, _ keys: [ConfigurationKey]) throws {
    let found = try SchemaFile.named("config").keys(pointer)
    #expect(Set(found) == Set(keys.map(\.rawValue)))
    #expect(found.count == keys.count)
  }

  @Test("Words are those of the reader")
  func words() throws {
    let schema = try SchemaFile.named("config")
    #expect(try schema.words("definitions/severity/enum") == RuleLevel.words)
    #expect(
      Set(try schema.words("definitions/failLevel/enum"))
        == Set(FailLevel.allCases.map(\.rawValue)))
  }
}
