import Diagnostics
import Expressions
import YAMLTree

extension ConfigurationReader {
  // MARK: Paths and patterns

  /// A path, or a list of them; nothing for null.
  mutating func paths(_ node: NodeIndex, _ key: ConfigurationKey) -> [Located<[UInt8]>] {
    oneOrMore(node, key).compactMap { path($0, key, $0) }
  }

  /// One path.
  mutating func path(
    _ node: NodeIndex, _ key: ConfigurationKey, _ keyNode: NodeIndex
  ) -> Located<[UInt8]>? {
    guard let bytes = scalar(node, key, keyNode) else { return nil }
    guard !bytes.isEmpty else {
      report(.noValue(key.rawValue, wanted: key.wanted), node)
      return nil
    }
    guard !bytes.contains(0) else {
      report(.pattern(.nul), node)
      return nil
    }
    return Located(bytes, at: tree.range(node))
  }

  /// A pattern, or a list of them; nil for null.
  mutating func patterns(_ node: NodeIndex, _ key: ConfigurationKey) -> Located<PathPatterns>? {
    if tree.isNull(node) { return nil }
    var patterns: [PathPattern] = []
    for item in oneOrMore(node, key) {
      guard let bytes = scalar(item, key, item) else { continue }
      do throws(PathPatternFault) {
        patterns.append(try PathPattern(bytes))
      } catch {
        report(.pattern(error), item)
      }
    }
    return Located(PathPatterns(patterns), at: tree.range(node))
  }

  /// The items of a list, or what stands alone; nothing for null.
  mutating func oneOrMore(_ node: NodeIndex, _ key: ConfigurationKey) -> [NodeIndex] {
    if tree.isNull(node) { return [] }
    switch tree.kind(node) {
    case .scalar: return [node]
    case .sequence: return items(of: node)
    case .mapping, .alias:
      report(.wrongKind(key), node)
      return []
    }
  }

  /// The bytes of a text; what is none is reported.
  mutating func scalar(
    _ node: NodeIndex, _ key: ConfigurationKey, _ keyNode: NodeIndex
  ) -> [UInt8]? {
    if isMissing(node, key, keyNode) { return nil }
    guard tree.kind(node) == .scalar else {
      report(.wrongKind(key), node)
      return nil
    }
    return tree.withBytes(of: node) { Array($0) }
  }

  /// Whether there is no value, which is reported at the key.
  private mutating func isMissing(
    _ node: NodeIndex, _ key: ConfigurationKey, _ keyNode: NodeIndex
  ) -> Bool {
    guard tree.isNull(node) else { return false }
    report(.noValue(key.rawValue, wanted: key.wanted), keyNode)
    return true
  }

  // MARK: Words and numbers

  mutating func failLevel(_ node: NodeIndex, _ keyNode: NodeIndex) -> Located<FailLevel>? {
    let words = FailLevel.allCases.map(\.rawValue)
    return word(node, "failLevel", words, keyNode, FailLevel.init(word:))
  }

  /// The value of a word; what is none is reported.
  mutating func word<Content>(
    _ node: NodeIndex, _ name: String, _ words: [String], _ nameNode: NodeIndex,
    _ value: (String) -> Content?
  ) -> Located<Content>? {
    if tree.isNull(node) {
      report(.noValue(Excerpt.text(name), wanted: WordList.text(words)), nameNode)
      return nil
    }
    let word = tree.string(node)
    if tree.kind(node) == .scalar, let value = value(word) {
      return Located(value, at: tree.range(node))
    }
    let guess = tree.kind(node) == .scalar ? WordList.suggestion(for: word, among: words) : nil
    report(
      .unknownWord(
        tree.kind(node) == .scalar ? Excerpt.text(word) : "", of: Excerpt.text(name), words: words,
        suggestion: guess), node)
    return nil
  }

  mutating func flag(
    _ node: NodeIndex, _ key: ConfigurationKey, _ keyNode: NodeIndex
  ) -> Located<Bool>? {
    word(node, key.rawValue, ["true", "false"], keyNode) { word in
      word == "true" ? true : word == "false" ? false : nil
    }
  }

  mutating func tolerance(_ node: NodeIndex, _ keyNode: NodeIndex) -> Located<Double>? {
    guard let number = number(node, .tolerance, keyNode) else { return nil }
    guard number >= 0 else {
      report(.negativeTolerance, node)
      return nil
    }
    return Located(number, at: tree.range(node))
  }

  /// A number of points; what is none is reported.
  mutating func number(
    _ node: NodeIndex, _ key: ConfigurationKey, _ keyNode: NodeIndex
  ) -> Double? {
    guard let bytes = scalar(node, key, keyNode) else { return nil }
    switch bytes.withUnsafeBufferPointer({ NumberSpelling.read($0) }) {
    case .decimal(let number, _): return number
    case .ambiguous(let readings): report(ambiguity(node, readings), node)
    case .unit, .notANumber, .text: report(.wrongKind(key), node)
    }
    return nil
  }

  func ambiguity(_ node: NodeIndex, _ readings: [String]) -> ConfigurationFault.Kind {
    .ambiguousNumber(Excerpt.text(tree.string(node)), readings: readings)
  }
}
