import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

/// Turns what a fix says into edits of the file's text.
///
/// Text that counts in several places, through an alias or a merge key, is never touched: the fix
/// was worked out for one of them.
struct FixBuilder {
  let document: TokenDocument
  let shared: SharedNodes
  /// Whether the text is drawn and never written, so that comments and forms may be lost.
  let isSketch: Bool
  var tree: YAMLTree { document.tree }

  /// Makes a builder for a document and those of its nodes that count in several places.
  init(_ document: TokenDocument, shared: SharedNodes, isSketch: Bool) {
    self.isSketch = isSketch
    self.document = document
    self.shared = shared
  }

  /// Replaces a value by a text that is YAML already; nil where it cannot be done in place.
  ///
  /// A number for `{ roundedRectangle: 16, style: circular }` replaces the 16 alone.
  func edit(setting node: NodeIndex, to text: String) -> Fix.Edit? {
    guard node != .none, !text.isEmpty else { return nil }
    switch tree.kind(node) {
    case .scalar: return edit(replacing: node, by: text)
    case .mapping:
      if let length = radiusNode(of: node), !isShape(text) {
        return edit(replacing: length, by: text)
      }
      return isSketch || isShape(text) && tree.isFlow(node)
        ? edit(replacing: node, by: text) : nil
    case .sequence, .alias: return nil
    }
  }

  private func edit(replacing node: NodeIndex, by text: String) -> Fix.Edit? {
    guard !shared.meet(node, of: tree), tree.style(node) != .literal, tree.style(node) != .folded,
      !tree.isEmptyPlain(node), !hasTag(node), isSketch || !mayHoldComment(node)
    else { return nil }
    let range = tree.range(node)
    guard let text = form(of: text, asJSON: isJSON(keyOf: node)) else { return nil }
    // A comment may follow a quote or a bracket directly, but no word.
    let isBeforeComment =
      Int(range.end) < tree.source.bytes.count
      && tree.source.bytes[Int(range.end)] == UInt8(ascii: "#")
    return Fix.Edit(range: range, text: isBeforeComment ? text + " " : text)
  }

  /// A value as it has to stand: where the keys are in double quotes the file is JSON and has to
  /// stay so; nil for what JSON has no short form for.
  func form(of text: String, asJSON isJSON: Bool) -> String? {
    guard isJSON, text.utf8.first != UInt8(ascii: "\"") else { return text }
    if text.utf8.first == UInt8(ascii: "{") || text.utf8.contains(UInt8(ascii: "\"")) { return nil }
    if case .decimal(_, hasUnit: false) = NumberSpelling.read(text) { return text }
    return "\"\(text)\""
  }

  /// Whether a value stands behind a key in double quotes.
  private func isJSON(keyOf node: NodeIndex) -> Bool {
    let key = NodeIndex(raw: node.raw - 1)
    guard tree.kind(key) == .scalar, tree.style(key) == .doubleQuoted else { return false }
    let between = tree.source.bytes[Int(tree.range(key).end)..<Int(tree.range(node).start)]
    return between.contains(UInt8(ascii: ":"))
  }

  /// True for a value over several lines with a `#`: a comment in it would be lost.
  private func mayHoldComment(_ node: NodeIndex) -> Bool {
    let range = tree.range(node)
    let bytes = tree.source.bytes[Int(range.start)..<Int(range.end)]
    return bytes.contains(UInt8(ascii: "#")) && bytes.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// True for a value with a tag in front, which says of what kind it is.
  ///
  /// Between a value and the node before it stand marks, blanks, an anchor, a tag and comments; a
  /// `!` in a comment is taken for a tag, which costs a fix and does no harm.
  private func hasTag(_ node: NodeIndex) -> Bool {
    let before = NodeIndex(raw: node.raw - 1)
    let isAround = tree.range(before).encloses(tree.range(node))
    let start = isAround ? tree.range(before).start : tree.range(before).end
    let end = Int(tree.range(node).start)
    guard Int(start) < end else { return false }
    return tree.source.bytes[Int(start)..<end].contains(UInt8(ascii: "!"))
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

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
}
