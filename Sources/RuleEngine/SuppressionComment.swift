import Diagnostics

/// A comment that speaks to the linter: `# cornerlint: ignore[rule-a, rule-b] reason`.
struct SuppressionComment: Sendable {
  /// Which violations an understood comment speaks for.
  enum Reach: Sendable {
    /// Those of its own line: it stands at the end of one.
    case line
    /// Those of the next component, key or item: it stands alone on a line.
    case next
    /// Those of the file.
    case file
  }

  /// From the `#` to the end of the line's text.
  let range: ByteRange
  /// What it speaks for.
  let reach: Reach
  /// The ids it names, each once, in their order; empty when it names none.
  let ids: [String]
  /// True when words stand behind the list of ids.
  let hasReason: Bool
  /// True when it has the form of an ignore comment.
  let isUnderstood: Bool

  /// Reads a comment; nil when it only talks about `cornerlint:`.
  ///
  /// Linear in the length of the comment.
  init?(_ range: ByteRange, isAlone: Bool, in source: SourceText) {
    let end = Swift.min(Int(range.end), source.bytes.count)
    let start = Swift.min(Int(range.start), end)
    guard let words = Self.directive(source.bytes[start..<end]) else { return nil }
    let word = words.prefix { $0 != UInt8(ascii: "[") && !Self.isBlank($0) }
    let isForFile = word.elementsEqual("ignore-file".utf8)
    self.range = range
    reach = isForFile ? .file : isAlone ? .next : .line
    guard isForFile || word.elementsEqual("ignore".utf8) else {
      ids = []
      hasReason = false
      isUnderstood = false
      return
    }
    let list = words.dropFirst(word.count)
    guard list.first == UInt8(ascii: "["), let close = list.firstIndex(of: UInt8(ascii: "]"))
    else {
      ids = []
      hasReason = false
      // `ignore` alone names no rule; anything else behind the word is another form.
      isUnderstood = list.allSatisfy(Self.isBlank)
      return
    }
    ids = Self.ids(in: list[list.startIndex..<close].dropFirst())
    hasReason = !list[close...].dropFirst().allSatisfy(Self.isBlank)
    isUnderstood = true
  }

  /// What follows the first `cornerlint:` that opens a comment, without blanks in front.
  ///
  /// A comment may stand behind another one; in `"# cornerlint: …"` it is only quoted. Without the
  /// colon, as in `# cornerlint ignore[…]`, it is empty: a directive that is not understood.
  private static func directive(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = comment
    while let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      let opens = hash == comment.startIndex || isBlank(comment[hash - 1])
      rest = rest[hash...].dropFirst().drop(while: isBlank)
      guard opens, rest.starts(with: "cornerlint".utf8) else { continue }
      let tail = rest.dropFirst("cornerlint".utf8.count)
      if tail.first == UInt8(ascii: ":") { return tail.dropFirst().drop(while: isBlank) }
      let word = tail.drop { isBlank($0) || $0 == UInt8(ascii: "-") }
      if word.count < tail.count, namesIgnore(word) { return [] }
    }
    return nil
  }

  /// True for `ignore[` and `ignore-file[`, with or without blanks before the bracket.
  private static func namesIgnore(_ words: ArraySlice<UInt8>) -> Bool {
    guard words.starts(with: "ignore".utf8) else { return false }
    var rest = words.dropFirst("ignore".utf8.count)
    if rest.starts(with: "-file".utf8) { rest = rest.dropFirst("-file".utf8.count) }
    return rest.drop(while: isBlank).first == UInt8(ascii: "[")
  }

  private static func ids(in list: ArraySlice<UInt8>) -> [String] {
    var seen: Set<String> = []
    return list.split(separator: UInt8(ascii: ",")).compactMap { part in
      let front = part.drop(while: isBlank)
      let length = front.reversed().drop(while: isBlank).count
      let id = String(decoding: front.prefix(length), as: UTF8.self)
      return id.isEmpty || !seen.insert(id).inserted ? nil : id
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
