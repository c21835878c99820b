import CornerTokens
import Diagnostics
import YAMLTree

/// Turns what a fix says into edits of the file's text.
struct FixBuilder {
  private let document: TokenDocument
  private var tree: YAMLTree { document.tree }

  /// Makes a builder for a document.
  init(_ view: DocumentView) { document = view.document }

  // MARK: Setting a value

  /// Replaces a value by a text that is YAML already; nil where it cannot be done in place.
  ///
  /// A number for `{ roundedRectangle: 16, style: circular }` replaces the 16 alone.
  func edit(setting node: NodeIndex, to text: String) -> Fix.Edit? {
    guard node != .none, !text.isEmpty else { return nil }
    switch tree.kind(node) {
    case .scalar:
      guard tree.style(node) != .literal, tree.style(node) != .folded, !tree.isEmptyPlain(node)
      else { return nil }
      return Fix.Edit(range: tree.range(node), text: text)
    case .mapping:
      if let length = radiusNode(of: node), !isShape(text) {
        return Fix.Edit(range: tree.range(length), text: text)
      }
      return isShape(text) && tree.isFlow(node)
        ? Fix.Edit(range: tree.range(node), text: text) : nil
    case .sequence, .alias: return nil
    }
  }

  /// True for a text that stands for a whole shape, not for its radius.
  private func isShape(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") || text == ShapeKey.shape.word
      || ShapeKind.allCases.contains { $0.word == text }
  }

  /// The single radius in the mapping form of a shape.
  private func radiusNode(of node: NodeIndex) -> NodeIndex? {
    for entry in tree.entries(of: node)
    where tree.isScalar(entry.key, "roundedRectangle") || tree.isScalar(entry.key, "radius") {
      return tree.kind(entry.value) == .scalar ? entry.value : nil
    }
    return nil
  }

  // MARK: Inserting a key

  /// Inserts a key behind the shape that a component draws; nil when that shape is written
  /// somewhere else, as behind an alias or a merge key.
  ///
  ///     shape: 24                      shape: 24
  ///     padding: 8            →        containerShape: shape
  ///                                    padding: 8
  func edit(inserting key: String, _ value: String, besideShapeOf component: Int) -> Fix.Edit? {
    guard document.components.indices.contains(component), !value.isEmpty,
      let drawnKey = document.components[component].drawnKey,
      case let drawn = document.components[component].drawn.node, drawn.raw > 0,
      case let keyNode = NodeIndex(raw: drawn.raw - 1), tree.kind(keyNode) == .scalar,
      tree.string(keyNode) == drawnKey.word,
      let mapping = mapping(holding: keyNode, of: document.components[component])
    else { return nil }
    let bytes = tree.source.bytes
    if tree.isFlow(mapping) {
      let end = tree.range(drawn).end
      return Fix.Edit(range: ByteRange(start: end, end: end), text: ", \(key): \(value)")
    }
    let lineStart = startOfLine(at: Int(tree.range(keyNode).start))
    let indentation = Int(tree.range(keyNode).start) - lineStart
    guard bytes.count >= lineStart + indentation else { return nil }
    // Behind a dash the other keys stand as far in as the first.
    let blanks = String(repeating: " ", count: columns(lineStart, indentation))
    var end = Int(tree.range(drawn).end)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let lineEnd = lineEnd(near: end)
    return Fix.Edit(range: ByteRange(end, end), text: "\(lineEnd)\(blanks)\(key): \(value)")
  }

  /// The mapping whose own entry a key is: that of the component, or of the one that it uses.
  private func mapping(holding key: NodeIndex, of component: Component) -> NodeIndex? {
    let definition = NodeIndex(raw: component.definitionName.raw &+ 1)
    for candidate in [component.node, definition] where tree.kind(candidate) == .mapping {
      // The keys of a merged mapping are among the entries, but stand somewhere else.
      guard tree.range(candidate).encloses(tree.range(key)) else { continue }
      for entry in tree.entries(of: candidate) where entry.key == key { return candidate }
    }
    return nil
  }

  private func startOfLine(at offset: Int) -> Int {
    let bytes = tree.source.bytes
    var start = min(offset, bytes.count)
    while start > tree.source.byteOrderMarkLength, bytes[start - 1] != 0x0A,
      bytes[start - 1] != 0x0D
    {
      start -= 1
    }
    return start
  }

  /// The number of code points in some bytes.
  private func columns(_ start: Int, _ count: Int) -> Int {
    tree.source.bytes[start..<(start + count)].count { $0 & 0xC0 != 0x80 }
  }

  /// The line end that the file uses there.
  private func lineEnd(near offset: Int) -> String {
    let bytes = tree.source.bytes
    if offset < bytes.count {
      guard bytes[offset] == 0x0D else { return "\n" }
      return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? "\r\n" : "\r"
    }
    // On a last line without an end the line before tells.
    let start = startOfLine(at: offset)
    let hasReturn = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    return hasReturn ? "\r\n" : "\n"
  }
}
