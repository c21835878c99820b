import Expressions
import YAMLTree

/// Reads groups of tokens that are mappings with a value, as Style Dictionary and Tokens Studio
/// write them.
struct ValueTokens {
  private let sense: TokenSense
  private let isStudio: Bool

  /// Takes in what a team says.
  ///
  /// - Parameter isStudio: whether `$a.b` is a reference, as in old files of Tokens Studio.
  init(_ settings: TokenSettings, isStudio: Bool) {
    sense = TokenSense(settings)
    self.isStudio = isStudio
  }

  /// Adds all tokens of a mapping, which is no group of its own; linear.
  func read(_ mapping: NodeIndex, _ reader: inout TokenFileReader) {
    let outermost = TokenEntry(mapping, reader.view, reader.tree).type
    var open = [(entries: reader.view.entries(mapping), type: outermost)]
    while let last = open.indices.last {
      guard let (key, value) = open[last].entries.next() else {
        open.removeLast()
        if !open.isEmpty { reader.leave() }
        continue
      }
      guard reader.view[key].isScalar, !Self.isMetadata(key, reader.view) else { continue }
      let found = reader.resolve(value)
      guard reader.view[found].isMapping else { continue }
      let entry = TokenEntry(found, reader.view, reader.tree)
      let type = entry.type.raw >= 0 ? entry.type : open[last].type
      if entry.isToken {
        add(key, entry, type: type, &reader)
      } else if reader.enter(key) {
        open.append((reader.view.entries(found), type))
      }
    }
  }

  /// Adds one token.
  ///
  /// - Parameter type: its own type or that of a group around it; `none` when nothing is said.
  func add(_ key: NodeIndex, _ entry: TokenEntry, type: NodeIndex, _ reader: inout TokenFileReader)
  {
    let name = reader.view.bytes(key)
    let meaning = type.raw >= 0 ? meaning(of: reader.view.bytes(type)) : nil
    let count = reader.part.tokens.count
    if meaning?.type == .other {
      let value = WrittenValue(.other, at: entry.value)
      reader.add(
        name, key: key, value: value, type: .other, role: .other, deprecation: entry.deprecation)
      return
    }
    let value = self.value(at: entry.value, &reader)
    if meaning?.type == .dimension { check(value, &reader) }
    reader.add(
      name, key: key, value: value, type: meaning?.type ?? .unknown, role: meaning?.role,
      deprecation: entry.deprecation)
    sense.settle(
      &reader, after: count, name: name, isStated: meaning?.role != nil, byPath: true)
  }

  /// What a type says; of words that no format has, those that name a shadow or a border say that it
  /// is no length.
  private func meaning(of type: UnsafeBufferPointer<UInt8>) -> ValueMeaning? {
    if let known = ValueMeaning.of(type) { return known }
    return sense.words.kind(of: type) == .composite ? .noLength : nil
  }

  private func value(at node: NodeIndex, _ reader: inout TokenFileReader) -> WrittenValue {
    var value = reader.value(at: node)
    if isStudio, case .other = value.form {
      let text = TokenFileReader.trimmed(reader.view.bytes(reader.tree.resolved(node)))
      if text.count > 1, text[0] == UInt8(ascii: "$"), !text.contains(0x20), text[1] != text[0] {
        value.form = .reference(Array(text[1...]))
      }
    }
    return value
  }

  /// Reports a text that its type calls a length and that is none.
  private func check(_ value: WrittenValue, _ reader: inout TokenFileReader) {
    let node = reader.tree.resolved(value.node)
    guard reader.view[node].isScalar else { return }
    let text = TokenFileReader.trimmed(reader.view.bytes(node))
    switch value.form {
    case .other where text.isEmpty: reader.report(ValueTokenProblem.empty, at: value.node)
    case .number(_, .other), .other:
      if LengthSense.mayBeLength(text) { return }
      reader.report(ValueTokenProblem.noLength(reader.excerpt(node)), at: value.node)
    default: break
    }
  }

  /// Whether a key is about the file or the group, as `$extensions` is.
  private static func isMetadata(_ key: NodeIndex, _ view: TreeView) -> Bool {
    view.bytes(key).first == UInt8(ascii: "$")
  }
}
