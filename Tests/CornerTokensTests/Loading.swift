import CornerTokens
import Diagnostics
import Testing
import YAMLTree

/// A token file that has been read, for questions in tests.
struct Loading {
  let reading: TokenReading
  let source: SourceText

  init(_ text: String) {
    source = SourceText(path: "test.yaml", text: text)
    reading = TokenReader.read(YAMLTree(parsing: source))
  }

  /// Reads a file beside others that it may import.
  init(_ text: String, path: String = "test.yaml", beside files: [String: String]) {
    source = SourceText(path: path, text: text)
    let shelf = TokenShelf(files: MemoryTokenFiles(texts: files))
    reading = TokenReader.read(TokenReader.tree(of: source), shelf: shelf)
  }

  /// Each fault with its sentence.
  var sentences: [String] { reading.faults.map { "\($0.rule.id): \($0.message)" } }

  var document: TokenDocument? { reading.documents.first }

  /// Each fault as `id line: marked text`.
  var faults: [String] {
    let lines = LineTable(source.bytes)
    return reading.faults.map { fault in
      let line = lines.position(at: fault.range.start, in: source).line
      return "\(fault.rule.id) \(line): \(source.text(in: fault.range))"
    }
  }

  /// The corners as `name=value`, `name=?` for a broken one.
  var corners: [String] {
    guard let scale = document?.scale else { return [] }
    return scale.values.indices.map { index in
      let value = scale.values[index].value
      return "\(scale.name(of: index))=\(value.isNaN ? "?" : "\(value)")"
    }
  }

  /// The paths of all placements, in order.
  var placements: [String] {
    guard let document else { return [] }
    return document.placements.indices.map { ComponentPath.text(of: $0, in: document) }
  }

  /// The first component of a name.
  func component(_ name: String) -> Component? {
    document?.components.first { document?.tree.string($0.name) == name }
  }

  /// The shape that the first component of a name has at a key.
  func shape(_ name: String, _ key: ShapeKey = .shape) -> Shape? {
    guard let document, let component = component(name), component[key].isPresent else {
      return nil
    }
    return document.shapes[Int(component[key].shape)]
  }
}

/// A text and what reading it must bring to light.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let text: String
  let faults: [String]

  init(_ text: String, _ faults: String...) {
    self.text = text
    self.faults = faults
  }

  var testDescription: String { text.replacing("\n", with: "⏎") }
}
