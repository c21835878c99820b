import Foundation
import Schemas
import Testing

@Suite("The form of the schemas")
struct SchemaFormTests {
  @Test("The list of embedded files is the folder, byte for byte")
  func listIsComplete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SchemaFile.folder.path())
      .filter { $0.hasSuffix(".json") }
    #expect(Set(names) == Set(Schemas.all.map { "\($0.name).schema.json" }))
    for schema in Schemas.all {
      let file = SchemaFile.folder.appending(path: "\(schema.name).schema.json")
      #expect(Array(try Data(contentsOf: file)) == schema.bytes, "\(schema.name)")
    }
  }

  @Test("A schema is JSON, and says what it is for", arguments: SchemaFile.all)
  func says(_ schema: SchemaFile) throws {
    _ = try JSONSerialization.jsonObject(with: Data(schema.bytes))
    #expect(schema.tree.faults.isEmpty)
    #expect(try schema.word("$schema") == "http://json-schema.org/draft-07/schema#")
    #expect(try schema.word("$id") == "urn:cornerlint:\(schema.name):1")
    #expect(try !schema.word("title").isEmpty)
  }

  @Test("Every reference leads to a definition, and every definition is led to")
  func references() throws {
    for schema in SchemaFile.all {
      var used: Set<String> = []
      for (pointer, _) in schema.mappings where schema.node("\(pointer)/$ref") != nil {
        let target = try schema.word("\(pointer)/$ref")
        #expect(target.hasPrefix("#/"), "\(schema.name)\(pointer)")
        #expect(schema.node(String(target.dropFirst(2))) != nil, "\(schema.name)\(pointer)")
        used.insert(String(target.dropFirst("#/definitions/".count).prefix { $0 != "/" }))
      }
      #expect(used == Set(try schema.keys("definitions")), "\(schema.name)")
    }
  }

  @Test("Every key has a description of one sentence", arguments: SchemaFile.all)
  func descriptions(_ schema: SchemaFile) throws {
    for (pointer, _) in schema.mappings
    where pointer.hasSuffix("/properties") && !isCondition(pointer) {
      for key in try schema.keys(pointer) {
        var place = "\(pointer)/\(key)"
        if schema.node("\(place)/$ref") != nil {
          place = String(try schema.word("\(place)/$ref").dropFirst(2))
        }
        let text = try schema.word("\(place)/description")
        #expect(text.hasSuffix("."), "\(schema.name)\(place)")
        let isSentence = text.first?.isLowercase == false || pointer.hasSuffix("/rules/properties")
        #expect(isSentence, "\(schema.name)\(place)")
        #expect((8...140).contains(text.count), "\(schema.name)\(place)")
      }
    }
  }

  @Test("A mapping with known keys refuses others", arguments: SchemaFile.all)
  func isClosed(_ schema: SchemaFile) throws {
    for (pointer, _) in schema.mappings
    where schema.node("\(pointer)/properties") != nil && !isCondition(pointer) {
      #expect(schema.node("\(pointer)/additionalProperties") != nil, "\(schema.name)\(pointer)")
    }
  }

  /// True within what a schema asks of some keys because of others.
  private func isCondition(_ pointer: String) -> Bool {
    pointer.split(separator: "/").contains { ["dependencies", "if", "then"].contains($0) }
  }
}
