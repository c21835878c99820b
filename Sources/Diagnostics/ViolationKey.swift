/// What stays the same about a violation while lines move: its rule, its file, the name it is
/// written under, and the marked text.
package struct ViolationKey: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// The path of the file, byte for byte.
  package let path: [UInt8]
  /// The path of names at which the marked text is written.
  package let component: String
  /// The marked text without comments and with every run of blanks and line ends as one space; of a
  /// long one the first `longestText` bytes and a fingerprint of all.
  package let text: String

  /// The most bytes of a text that are kept as they are.
  package static var longestText: Int { 160 }

  /// Makes a key from its parts.
  package init(rule: String, path: [UInt8], component: String, text: String) {
    self.rule = rule
    self.path = path
    self.component = component
    self.text = text
  }

  /// Byte for byte: what only looks the same is another name.
  package static func == (left: ViolationKey, right: ViolationKey) -> Bool {
    left.path == right.path && left.rule.utf8.elementsEqual(right.rule.utf8)
      && left.component.utf8.elementsEqual(right.component.utf8)
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    for part in [rule, component, text] {
      for byte in part.utf8 { hasher.combine(byte) }
      hasher.combine(UInt8(0xFF))
    }
  }

  /// The key of a violation; linear in the length of the marked text.
  ///
  /// - Parameter path: what stands for the file's path.
  package init(of violation: Violation, in source: SourceText, path: [UInt8]) {
    self.init(
      rule: violation.rule, path: path, component: violation.writtenAt,
      text: Self.normalised(violation.range, in: source))
  }

  private static func normalised(_ range: ByteRange, in source: SourceText) -> String {
    let end = Swift.min(Int(range.end), source.bytes.count)
    let start = Swift.min(Int(range.start), end)
    // In quotes and block scalars a `#` is text, and a comment that is marked itself stays whole.
    let mayHoldComments = start < end && !"#\"'|>".utf8.contains(source.bytes[start])
    var bytes: [UInt8] = []
    var isInComment = false
    for byte in source.bytes[start..<end] {
      let isLineEnd = byte == 0x0A || byte == 0x0D
      let isBlank = byte == 0x20 || byte == 0x09 || isLineEnd
      if isLineEnd { isInComment = false }
      if mayHoldComments, byte == 0x23, bytes.last == 0x20 { isInComment = true }
      if isInComment { continue }
      if !isBlank { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    while bytes.last == 0x20 { bytes.removeLast() }
    if bytes.first == 0x20 { bytes.removeFirst() }
    guard bytes.count > longestText else { return String(decoding: bytes, as: UTF8.self) }
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return String(decoding: bytes.prefix(longestText), as: UTF8.self) + "… " + fingerprint.text
  }
}
