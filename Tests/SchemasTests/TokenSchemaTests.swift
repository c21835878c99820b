import Testing

@testable import CornerTokens

@Suite("The schema of token files knows what the loader knows")
struct TokenSchemaTests {
  /// A list of the schema, and the words that the loader takes there.
  struct Case: Sendable, CustomTestStringConvertible {
    let pointer: String
    let words: [String]

    init(_ pointer: String, _ words: [String]) {
      self.pointer = pointer
      self.words = words
    }

    var testDescription: String { pointer }
  }

  private static let vocabularies = Vocabularies.standard
  private static let cornerStyle = "definitions/cornerStyle/anyOf/2/properties"
  private static let form = "definitions/shapeMapping/properties"

  @Test(
    "Keys are those of the loader",
    arguments: [
      Case("properties", vocabularies.document.words),
      Case("definitions/import/anyOf/1/properties", ImportReader.keys),
      Case("definitions/component/properties", componentKeys.filter { $0 != "name" }),
      Case("definitions/item/anyOf/1/properties", componentKeys),
      Case("definitions/edges/anyOf/1/properties", vocabularies.edges.words),
      Case("definitions/size/properties", vocabularies.size.words),
      Case("definitions/platforms/properties", vocabularies.platforms.words),
      Case("definitions/display/properties", vocabularies.display.words),
      Case(form, vocabularies.forms.words),
      Case("\(form)/unevenRoundedRectangle/properties", vocabularies.corners.words),
      Case("\(form)/concentric/properties", vocabularies.concentric.words),
      Case("\(form)/concentricRectangle/properties", vocabularies.labels.words),
      Case(cornerStyle, vocabularies.cornerStyles.words),
      Case("\(cornerStyle)/concentric/properties", ["minimum"]),
    ])
  func keys(_ check: Case) throws {
    let keys = try SchemaFile.named("tokens").keys(check.pointer)
    #expect(Set(keys) == Set(check.words))
    #expect(keys.count == check.words.count)
  }

  @Test(
    "Words are those of the loader",
    arguments: [
      Case("definitions/component/properties/alignment/enum", vocabularies.alignments.words),
      Case("definitions/display/properties/idiom/enum", vocabularies.idioms.words),
      Case("\(form)/style/enum", vocabularies.styles.words),
      Case("definitions/shapeWord/enum", vocabularies.shapes.words.filter { $0 != "shape" }),
    ])
  func words(_ check: Case) throws {
    let words = try SchemaFile.named("tokens").words(check.pointer)
    #expect(Set(words) == Set(check.words))
    #expect(words.count == check.words.count)
  }

  @Test("A length of a component is refused where it is the word of a shape")
  func shapeWordsAsLengths() throws {
    let words = Self.vocabularies.shapes.words.joined(separator: "|")
    let pattern = try SchemaFile.named("tokens").word(
      "definitions/componentLength/allOf/1/pattern")
    #expect(pattern == "^(?!(?:\(words))$)")
  }

  @Test("Truth is spelt as the loader has it")
  func truth() throws {
    let pattern = try SchemaFile.named("tokens").word("definitions/truth/anyOf/1/pattern")
    let words = pattern.dropFirst("^(?:".count).dropLast(")$".count).split(separator: "|")
    #expect(Set(words.map(String.init)) == Set(Self.vocabularies.truth.words))
  }

  @Test("A key that takes shapes takes the forms of the loader", arguments: ShapeKey.allCases)
  func shapeKeys(_ key: ShapeKey) throws {
    let target = try SchemaFile.named("tokens").word(
      "definitions/component/properties/\(key.word)/allOf/0/$ref")
    let takesName = key != .shape && key != .fallback
    #expect(target == (takesName ? "#/definitions/shapeOrNamed" : "#/definitions/shape"))
  }

  @Test("One key says which shape a mapping is, and others stand beside it as the loader allows")
  func forms() throws {
    let schema = try SchemaFile.named("tokens")
    let kinds = ShapeForm.allCases.filter(\.saysKind)
    for (place, form) in kinds.enumerated() {
      #expect(
        try schema.words("definitions/shapeMapping/oneOf/\(place)/required") == [form.word])
    }
    #expect(schema.node("definitions/shapeMapping/oneOf/\(kinds.count)") == nil)
    for part in ShapeForm.allCases where !part.saysKind {
      let pointer = "definitions/shapeMapping/dependencies/\(part.word)"
      let needed = kinds.filter { $0.allows(part) }
      if needed.count == 1 {
        #expect(try schema.words(pointer) == needed.map(\.word))
      } else {
        for (place, form) in needed.enumerated() {
          #expect(try schema.words("\(pointer)/anyOf/\(place)/required") == [form.word])
        }
        #expect(schema.node("\(pointer)/anyOf/\(needed.count)") == nil)
      }
    }
  }

  @Test("Two labels that name one corner exclude each other")
  func labels() throws {
    let schema = try SchemaFile.named("tokens")
    let pointer = "\(Self.form)/concentricRectangle/dependencies"
    for first in CornerLabel.allCases {
      for second in CornerLabel.allCases where first.rawValue < second.rawValue {
        let isExcluded = [(first, second), (second, first)].contains { label, other in
          schema.node("\(pointer)/\(label.word)/properties/\(other.word)") != nil
        }
        #expect(isExcluded == (first.bits & second.bits != 0), "\(first) \(second)")
      }
    }
  }

  @Test(
    "Keys of one's own are ignored where the loader ignores them",
    arguments: [
      ("", true), ("definitions/platforms", true), ("definitions/display", true),
      ("definitions/component", true), ("definitions/item/anyOf/1", true),
      ("definitions/shapeMapping", true), ("\(form)/unevenRoundedRectangle", true),
      ("\(form)/concentric", true), ("\(form)/concentricRectangle", true),
      ("definitions/cornerStyle/anyOf/2", true), ("\(cornerStyle)/concentric", true),
      ("definitions/import/anyOf/1", true),
      ("definitions/edges/anyOf/1", false), ("definitions/size", false),
    ])
  func ownKeys(_ pointer: String, _ areIgnored: Bool) throws {
    let node = try SchemaFile.named("tokens").node("\(pointer)/patternProperties/^x-")
    #expect((node != nil) == areIgnored)
  }

  private static let componentKeys = ComponentKey.allCases.map(\.word)
}
