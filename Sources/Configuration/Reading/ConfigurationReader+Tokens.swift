import Diagnostics
import Expressions
import YAMLTree

extension ConfigurationReader {
  // MARK: Imports

  /// The items of `imports`: paths, and mappings with a `path`.
  mutating func imports(_ node: NodeIndex) -> [ImportEntry] {
    oneOrMore(node, .imports).compactMap { imported($0) }
  }

  private mutating func imported(_ item: NodeIndex) -> ImportEntry? {
    guard tree.kind(item) == .mapping else {
      return path(item, .imports, item).map { ImportEntry(path: $0) }
    }
    var path: Located<[UInt8]>?
    var prefix: Located<String>?
    var modes: [ModeEntry] = []
    var isWithoutPath = true
    for (key, keyNode, node) in values(of: item, ConfigurationKey.imported, isTop: false) {
      switch key {
      case .path:
        path = self.path(node, key, keyNode)
        isWithoutPath = false
      case .prefix: prefix = self.prefix(node, keyNode)
      case .modes: modes = self.modes(node, keyNode)
      default: break
      }
    }
    if isWithoutPath, !isSpent {
      let start = tree.range(item).start
      report(.importWithoutPath, at: ByteRange(start: start, end: start))
    }
    guard let path else { return nil }
    var entry = ImportEntry(path: path)
    entry.prefix = prefix
    entry.modes = modes
    return entry
  }

  private mutating func prefix(_ node: NodeIndex, _ keyNode: NodeIndex) -> Located<String>? {
    guard let bytes = scalar(node, .prefix, keyNode) else { return nil }
    guard !bytes.isEmpty else {
      let key = ConfigurationKey.prefix
      report(.noValue(key.rawValue, wanted: key.wanted), node)
      return nil
    }
    guard bytes.count <= Self.longestPrefix else {
      report(.longPrefix, node)
      return nil
    }
    let text = tree.string(node)
    guard Self.isPrefix(bytes) else {
      report(.wrongPrefix(Excerpt.text(text)), node)
      return nil
    }
    return Located(text, at: tree.range(node))
  }

  /// The most bytes that the names of all tokens of a file may have in front.
  static let longestPrefix = 200

  /// Whether bytes are names of letters, digits, `-` and `_` with dots between them.
  private static func isPrefix(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty
        && name.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }
  }

  /// The modes of a list, or those of each axis; none at all is reported at the key.
  ///
  /// Every key of a mapping is an axis, those that start with `x-` too.
  private mutating func modes(_ node: NodeIndex, _ keyNode: NodeIndex) -> [ModeEntry] {
    let key = ConfigurationKey.modes
    guard tree.kind(node) == .mapping else {
      let names = modeNames(node, key.rawValue, wanted: key.wanted, keyNode)
      return names.map { [ModeEntry(axis: nil, names: $0)] } ?? []
    }
    let before = faultCount
    var modes: [ModeEntry] = []
    for entry in tree.entries(of: node) {
      guard spend(at: entry.key) else { return modes }
      let axis = tree.string(entry.key)
      let value = tree.resolved(entry.value)
      let wanted = "a mode or a list of modes"
      if let names = modeNames(value, Excerpt.text(axis), wanted: wanted, entry.key) {
        modes.append(ModeEntry(axis: axis, names: names))
      }
    }
    if modes.isEmpty, faultCount == before {
      report(.noValue(key.rawValue, wanted: key.wanted), keyNode)
    }
    return modes
  }

  private mutating func modeNames(
    _ node: NodeIndex, _ name: String, wanted: String, _ nameNode: NodeIndex
  ) -> Located<[String]>? {
    let before = faultCount
    if let names = names(node, .modes), !names.value.isEmpty { return names }
    if faultCount == before, !isSpent { report(.noValue(name, wanted: wanted), nameNode) }
    return nil
  }

  // MARK: Tokens

  /// What stands under `tokens`.
  mutating func tokens(_ node: NodeIndex) -> TokensEntry {
    var tokens = TokensEntry()
    if tree.isNull(node) { return tokens }
    guard tree.kind(node) == .mapping else {
      report(.wrongKind(.tokens), node)
      return tokens
    }
    for (key, keyNode, node) in values(of: node, ConfigurationKey.token, isTop: false) {
      switch key {
      case .rem: tokens.rem = rem(node, keyNode)
      case .radii: tokens.radii = tokenPatterns(node, key)
      case .paddings: tokens.paddings = tokenPatterns(node, key)
      default: break
      }
    }
    return tokens
  }

  private mutating func rem(_ node: NodeIndex, _ keyNode: NodeIndex) -> Located<Double>? {
    guard let number = number(node, .rem, keyNode) else { return nil }
    guard number > 0, number <= Double(ConfiguredTokens.mostRem) else {
      report(.remOutOfRange, node)
      return nil
    }
    return Located(number, at: tree.range(node))
  }

  private mutating func tokenPatterns(
    _ node: NodeIndex, _ key: ConfigurationKey
  ) -> Located<[String]>? {
    names(node, key) { reader, item, name in
      if !name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
        return true
      }
      reader.report(.bracedPattern(Excerpt.text(name)), item)
      return false
    }
  }

  /// A name or a list of them, each once; nil for null and for what is neither.
  ///
  /// - Parameter isUsable: whether a name may stay; says what is wrong with it when not.
  private mutating func names(
    _ node: NodeIndex, _ key: ConfigurationKey,
    where isUsable: (inout Self, NodeIndex, String) -> Bool = { _, _, _ in true }
  ) -> Located<[String]>? {
    if tree.isNull(node) { return nil }
    var names: [String] = []
    var met: Set<[UInt8]> = []
    for item in oneOrMore(node, key) {
      guard let bytes = scalar(item, key, item) else { continue }
      guard !bytes.isEmpty else {
        report(.noValue(key.rawValue, wanted: key.wanted), item)
        continue
      }
      let name = tree.string(item)
      if isUsable(&self, item, name), met.insert(bytes).inserted { names.append(name) }
    }
    return Located(names, at: tree.range(node))
  }
}
