import Diagnostics
import Testing

@testable import RuleEngine

@Suite("The schema of rules knows what the reader of rules knows")
struct RuleSchemaTests {
  @Test(
    "Keys are those of the reader",
    arguments: [
      ("properties", RuleReader.keys),
      ("definitions/label/properties", RuleReader.labelKeys),
      ("definitions/fix/properties", RuleReader.fixKeys),
      ("definitions/examples/properties", RuleReader.exampleKeys),
      ("definitions/badExample/properties", RuleReader.badExampleKeys),
    ])
  func keys(_ pointer: String, _ keys: [String]) throws {
    let found = try SchemaFile.named("rule").keys(pointer)
    #expect(Set(found) == Set(keys))
    #expect(found.count == keys.count)
  }

  @Test(
    "Words are those of the reader",
    arguments: [
      ("properties/severity/enum", Severity.allCases.map(\.word)),
      ("properties/on/enum", RuleSubject.allCases.filter { $0 != .loading }.map(\.word)),
      ("properties/files/enum", RuledFiles.allCases.map(\.rawValue)),
      ("properties/each/enum", RuleReader.eachWords),
      ("properties/fails/enum", RuleReader.failWords),
      ("definitions/fix/properties/safety/enum", RuleReader.safetyWords),
      (
        "if/properties/on/enum",
        RuleSubject.allCases.filter { !$0.hasCorners && $0 != .loading }.map(\.word)
      ),
    ])
  func words(_ pointer: String, _ words: [String]) throws {
    let found = try SchemaFile.named("rule").words(pointer)
    #expect(Set(found) == Set(words))
    #expect(found.count == words.count)
  }

  @Test("Keys that must be there are those that the reader asks for")
  func required() throws {
    let schema = try SchemaFile.named("rule")
    let needed = try schema.words("required")
    let texts = [
      "id": "roomy-row", "title": "Rows too near the edge", "severity": "warning",
      "on": "nesting", "at": "content.shape", "message": "too near",
    ]
    #expect(Set(needed) == Set(texts.keys))
    for missing in [nil] + needed.map(Optional.some) {
      let lines = texts.filter { $0.key != missing }.map { "\($0.key): \($0.value)\n" }.sorted()
      let file = lines.joined() + "when: corner.inReach\n"
      let source = RuleSource(path: "rule.yaml", bytes: Array(file.utf8), isBuiltIn: false)
      var reader = RuleReader(source, .whole)
      _ = reader.read()
      #expect(reader.faults.isEmpty == (missing == nil), "without \(missing ?? "nothing")")
    }
  }
}
