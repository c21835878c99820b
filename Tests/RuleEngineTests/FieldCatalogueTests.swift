import RuleEngine
import Testing

/// The list of fields, and that each one on it can be used.
struct FieldCatalogueTests {
  @Test("every field compiles in a condition of its type", arguments: RuleSubject.allCases)
  func fieldsCompile(_ subject: RuleSubject) {
    let place = [
      "scale": "scale.mapWritten", "token": "token.written", "length": "length.written",
      "shape": "shape.written", "component": "component.shape", "nesting": "content.shape",
    ]
    guard let at = place[subject.word] else { return }
    for entry in FieldCatalogue.entries(for: subject) {
      let condition =
        switch entry.type {
        case "number": "\(entry.name) >= 0.0"
        case "bool": "\(entry.name) || true"
        case "text": "\(entry.name) == ''"
        case "list": "\(entry.name)[0] >= 0.0"
        default: "has(\(entry.name))"
        }
      let corner = entry.isPerCorner ? "each: corner\n" : ""
      let rule = OwnRule.text(
        on: subject.word, at: at, message: "{has(\(entry.name))}",
        keys: corner + "when: \"\(condition)\"")
      let faults = OwnRule.book([rule]).faults
      #expect(faults.map(\.sentence) == [], "\(entry.name)")
      #expect(!entry.meaning.isEmpty)
    }
  }

  @Test("no subject names a field twice", arguments: RuleSubject.allCases)
  func namesAreUnique(_ subject: RuleSubject) {
    let names = FieldCatalogue.entries(for: subject).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("lengths have no corners, the loader has no fields")
  func bounds() {
    #expect(!FieldCatalogue.entries(for: .length).contains { $0.isPerCorner })
    #expect(FieldCatalogue.entries(for: .loading).isEmpty)
  }
}
