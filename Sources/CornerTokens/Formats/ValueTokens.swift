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
    let value = value(of: entry, name, meaning, &reader)
    reader.add(
      name, key: key, value: value, type: meaning?.type ?? .unknown, role: meaning?.role,
      deprecation: entry.deprecation)
    sense.settle(
      &reader, after: count, name: name, isStated: meaning?.role != nil, byPath: true)
    guard reader.part.tokens.indices.contains(count) else { return }
    let token = reader.part.tokens[count]
    guard Self.isDoubtful(token) else { return }
    if meaning?.type == .dimension {
      check(entry, token, &reader) { ValueTokenProblem.noLength($0) }
    } else if token.type != .other, isAttempt(entry, reader) {
      let role = sense.role(of: name, in: reader, asFormatSays: meaning?.role)
      guard role != .other, sense.isNamed(name, role, in: reader) else { return }
      check(entry, token, &reader) { ValueTokenProblem.noRole($0, role) }
    }
  }

  /// What a type says; of words that no format has, those that name a shadow or a border say that it
  /// is no length.
  private func meaning(of type: UnsafeBufferPointer<UInt8>) -> ValueMeaning? {
    if let known = ValueMeaning.of(type) { return known }
    return sense.words.kind(of: type) == .composite ? .noLength : nil
  }

  private func value(
    of entry: TokenEntry, _ name: UnsafeBufferPointer<UInt8>, _ meaning: ValueMeaning?,
    _ reader: inout TokenFileReader
  ) -> WrittenValue {
    var value = reader.value(at: entry.value)
    switch value.form {
    case .number(let number, .none):
      value.form = .number(number, ValueUnit.unit(reader.view.bytes(entry.unit)))
    case .other, .expression:
      let text = TokenFileReader.trimmed(reader.view.bytes(reader.tree.resolved(entry.value)))
      if isStudio, let name = Self.oldReference(text) {
        value.form = .reference(name)
      } else if text.contains(UInt8(ascii: "/")),
        sense.role(of: name, in: reader, asFormatSays: meaning?.role) == .radius,
        let pair = RadiusPair(text, words: sense.words, isArithmetic: isStudio)
      {
        value.form = .list(pair.list)
      }
    case .number, .reference, .list, .broken: break
    }
    return value
  }

  /// The name in `$a.b`, as old files of Tokens Studio write references.
  private static func oldReference(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count > 1, text[0] == UInt8(ascii: "$"), !text.contains(0x20), text[1] != text[0]
    else { return nil }
    return Array(text[1...])
  }

  // MARK: Faults

  /// Whether a value may be no length at all.
  private static func isDoubtful(_ token: DesignToken) -> Bool {
    switch token.form {
    case .number: token.unit == .other
    case .other, .expression: true
    case .reference, .list, .broken: false
    }
  }

  /// Reports a text that is said to be a length and is none.
  private func check(
    _ entry: TokenEntry, _ token: DesignToken, _ reader: inout TokenFileReader,
    _ problem: (String) -> ValueTokenProblem
  ) {
    let node = reader.tree.resolved(entry.value)
    guard reader.view[node].isScalar else { return }
    let text = TokenFileReader.trimmed(reader.view.bytes(node))
    switch token.form {
    case .other where text.isEmpty: reader.report(ValueTokenProblem.empty, at: token.node)
    case .number where token.unit == .other && isBare(text):
      // The unit stands beside the number.
      guard !CSSUnit.matches(reader.view.bytes(entry.unit)) else { return }
      let words = "\(reader.excerpt(node)) \(reader.excerpt(entry.unit))"
      reader.report(problem(words), at: entry.unit)
    case .number where token.unit == .other, .other:
      if LengthSense.mayBeLength(text) { return }
      reader.report(problem(reader.excerpt(node)), at: token.node)
    case .expression where token.role != .other && LengthSense.isLostArithmetic(text):
      reader.report(problem(reader.excerpt(node)), at: token.node)
    default: break
    }
  }

  private func isBare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .dimension(_, .none) = DimensionSpelling.read(text) { true } else { false }
  }

  /// Whether a value without a type begins as lengths do, so that it was probably meant to be one.
  private func isAttempt(_ entry: TokenEntry, _ reader: TokenFileReader) -> Bool {
    let text = TokenFileReader.trimmed(reader.view.bytes(reader.tree.resolved(entry.value)))
    guard let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "("), UInt8(ascii: "{"):
      return true
    case UInt8(ascii: "-"): return text.count > 1 && text[1] &- UInt8(ascii: "0") < 10
    default: return false
    }
  }

  /// Whether a key is about the file or the group, as `$extensions` is.
  private static func isMetadata(_ key: NodeIndex, _ view: TreeView) -> Bool {
    view.bytes(key).first == UInt8(ascii: "$")
  }
}
