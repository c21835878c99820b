/// Takes the text of a pattern apart.
struct PathPatternReader {
  private(set) var isNegated = false
  private(set) var isFolderOnly = false
  private(set) var isAnchored = false
  private(set) var parts: [PathPattern.Part] = []

  private var text: ArraySlice<UInt8>
  /// The name that is being read.
  private var glob = NameGlob()
  /// Where it starts.
  private var start: Int

  init(_ text: some Collection<UInt8>) {
    self.text = ArraySlice(text)
    start = self.text.startIndex
  }

  mutating func read() throws(PathPatternFault) {
    if text.contains(0) { throw .nul }
    trimBlanks()
    isNegated = take(UInt8(ascii: "!"))
    if text.last == UInt8(ascii: "/") {
      text.removeLast()
      isFolderOnly = true
    }
    isAnchored = text.contains(UInt8(ascii: "/"))
    _ = take(UInt8(ascii: "/"))
    guard !text.isEmpty else { throw .empty }
    start = text.startIndex
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "/"): try endName(before: text.startIndex - 1)
      case UInt8(ascii: "*"): glob.add(.anything)
      case UInt8(ascii: "?"): glob.add(.any)
      case UInt8(ascii: "["): glob.add(try set())
      case UInt8(ascii: "\\"):
        guard let escaped = text.popFirst() else { throw .lonelyBackslash }
        if escaped == UInt8(ascii: "/") {
          try endName(before: text.startIndex - 2)
        } else {
          glob.add(.byte(escaped))
        }
      default: glob.add(.byte(byte))
      }
    }
    try endName(before: text.endIndex)
    // At the end `**` is what lies below, never the folder itself.
    if parts.last == .folders { parts.append(.name(.everything)) }
  }

  /// Leaves out blanks at the end that no `\` keeps.
  private mutating func trimBlanks() {
    var end = text.startIndex
    var place = text.startIndex
    while place < text.endIndex {
      let isEscape = text[place] == UInt8(ascii: "\\")
      place += isEscape ? 2 : 1
      if isEscape || text[place - 1] != UInt8(ascii: " ") { end = min(place, text.endIndex) }
    }
    text = text[..<end]
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard text.first == byte else { return false }
    text.removeFirst()
    return true
  }

  private mutating func endName(before end: Int) throws(PathPatternFault) {
    let count = end - start
    defer {
      start = text.startIndex
      glob = NameGlob()
    }
    guard !glob.isEmpty else { throw .emptyName }
    if isAnchored, count > 1, glob == .everything {
      if parts.last != .folders { parts.append(.folders) }
      return
    }
    let dot = NameGlob.Element.byte(UInt8(ascii: "."))
    if glob.elements == [dot] { throw .dots(".") }
    if glob.elements == [dot, dot] { throw .dots("..") }
    parts.append(.name(glob))
  }

  /// Reads what stands between brackets, the opening one left out.
  private mutating func set() throws(PathPatternFault) -> ByteSet {
    var set = ByteSet()
    let isNegated = take(UInt8(ascii: "!")) || take(UInt8(ascii: "^"))
    /// The byte in front, where a range may start.
    var previous: UInt8?
    var isFirst = true
    while let byte = text.popFirst(), byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: "]"), !isFirst {
        if isNegated { set.invert() }
        return set
      }
      isFirst = false
      if byte == UInt8(ascii: "["), text.first == UInt8(ascii: ":"), let word = classWord() {
        guard let members = CharacterClass(rawValue: word) else {
          throw .unknownClass(Excerpt.text(word))
        }
        for member in UInt8.min..<0x80 where members.contains(member) { set.insert(member) }
        previous = nil
      } else if byte == UInt8(ascii: "-"), let lower = previous, let next = text.first,
        next != UInt8(ascii: "]")
      {
        let upper = try escaped(text.removeFirst())
        if lower <= upper { for member in lower...upper { set.insert(member) } }
        previous = nil
      } else {
        let member = try escaped(byte)
        set.insert(member)
        previous = member
      }
    }
    throw .openBracket
  }

  /// The byte, or the one after it when it is a `\`.
  private mutating func escaped(_ byte: UInt8) throws(PathPatternFault) -> UInt8 {
    guard byte == UInt8(ascii: "\\") else { return byte }
    guard let next = text.popFirst() else { throw .openBracket }
    return next
  }

  /// The word in `[:word:]`, behind its `[`; nil, with nothing read, for anything else.
  private mutating func classWord() -> String? {
    let inner = text.dropFirst()
    guard let end = inner.firstIndex(of: UInt8(ascii: "]")), end > inner.startIndex,
      inner[end - 1] == UInt8(ascii: ":")
    else { return nil }
    text = text[(end + 1)...]
    return String(decoding: inner[..<(end - 1)], as: UTF8.self)
  }
}
