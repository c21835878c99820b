import CornerTokens
import Diagnostics
import YAMLTree

extension FixBuilder {
  /// Inserts a key behind the shape that a component draws; nil when that shape is written
  /// somewhere else, as behind a merge key, or where the key would count in several places.
  ///
  ///     shape: 24                      shape: 24
  ///     padding: 8            →        containerShape: shape
  ///                                    padding: 8
  func edit(inserting key: String, _ value: String, besideShapeOf component: Int) -> Fix.Edit? {
    guard document.components.indices.contains(component), !value.isEmpty,
      let (mapping, keyNode, drawn) = drawnEntry(of: document.components[component]),
      !shared.contains(mapping), !tree.isEmptyPlain(drawn)
    else { return nil }
    if tree.isFlow(mapping) {
      let end = tree.range(drawn).end
      let isJSON = tree.style(keyNode) == .doubleQuoted
      guard let value = form(of: value, asJSON: isJSON) else { return nil }
      let name = isJSON ? "\"\(key)\"" : key
      return Fix.Edit(range: ByteRange(start: end, end: end), text: ", \(name): \(value)")
    }
    guard let blanks = indentation(of: keyNode), let end = endOfLine(behind: drawn) else {
      return nil
    }
    let lineEnd = lineEnd(near: end)
    return Fix.Edit(range: ByteRange(end, end), text: "\(lineEnd)\(blanks)\(key): \(value)")
  }

  /// Where the drawn shape is written: in the component's own mapping, or in that of the component
  /// that it uses.
  private func drawnEntry(
    of component: Component
  ) -> (mapping: NodeIndex, key: NodeIndex, value: NodeIndex)? {
    guard let drawnKey = component.drawnKey else { return nil }
    let drawn = component.drawn.node
    let definition = NodeIndex(raw: component.definitionName.raw &+ 1)
    for mapping in [component.node, definition] where tree.kind(mapping) == .mapping {
      for (key, value) in tree.entries(of: mapping)
      where (value == drawn || tree.resolved(value) == drawn) && tree.string(key) == drawnKey.word {
        // What is merged stands somewhere else, or in a mapping of its own.
        guard tree.range(mapping).encloses(tree.range(key)), !shared.contains(key) else { continue }
        return (mapping, key, value)
      }
    }
    return nil
  }

  /// What has to stand before another key of the same block mapping; nil where that is not plain.
  ///
  /// Behind a dash the other keys stand as far in as the first.
  private func indentation(of key: NodeIndex) -> String? {
    let bytes = tree.source.bytes
    let end = Int(tree.range(key).start)
    var start = end
    while start > tree.source.byteOrderMarkLength, !isLineEnd(bytes[start - 1]) { start -= 1 }
    // An anchor, a tag or a question mark before the key are the business of nobody but YAML.
    for byte in bytes[start..<end] where !isBlank(byte) && byte != UInt8(ascii: "-") { return nil }
    return String(repeating: " ", count: end - start)
  }

  /// The end of the line on which a value ends; nil when more than a comment follows it there.
  private func endOfLine(behind value: NodeIndex) -> Int? {
    let bytes = tree.source.bytes
    var end = Int(tree.range(value).end)
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end == bytes.count || isLineEnd(bytes[end]) || bytes[end] == UInt8(ascii: "#") else {
      return nil
    }
    while end < bytes.count, !isLineEnd(bytes[end]) {
      guard !isUnusualLineEnd(at: end) else { return nil }
      end += 1
    }
    return end
  }

  /// True for U+0085, U+2028 and U+2029, which end a line for YAML 1.1 and for nobody else.
  private func isUnusualLineEnd(at offset: Int) -> Bool {
    let bytes = tree.source.bytes
    if bytes[offset] == 0xC2 { return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 }
    return bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  /// The line end that the file uses there.
  private func lineEnd(near offset: Int) -> String {
    let bytes = tree.source.bytes
    var place = offset
    // On a last line without an end the line before tells.
    if place == bytes.count {
      while place > 0, !isLineEnd(bytes[place - 1]) { place -= 1 }
      place -= 1
      if place > 0, bytes[place] == 0x0A, bytes[place - 1] == 0x0D { place -= 1 }
    }
    guard place >= 0, bytes[place] == 0x0D else { return "\n" }
    return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? "\r\n" : "\r"
  }
}
