/// Finds what libyaml refuses in a text although JSON has it; see `Respelling`.
///
/// It cannot know where quotes begin in a text that is not read yet, and looks everywhere.
struct RespellingSearch {
  /// The most characters that are respelled: a copy of the text grows by 5 bytes for each.
  private static var characterLimit: Int { 1 << 20 }

  private let text: UnsafeBufferPointer<UInt8>
  private let findsLineSeparators: Bool
  private var found: [Respelling] = []
  private var characterCount = 0

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - text: the bytes.
  ///   - findsLineSeparators: true to find U+0085, U+2028 and U+2029 as well, which end a line in
  ///     YAML 1.1 and therefore a key.
  init(_ text: UnsafeBufferPointer<UInt8>, findsLineSeparators: Bool) {
    self.text = text
    self.findsLineSeparators = findsLineSeparators
  }

  /// All that is found from an offset on, ascending; linear in the text.
  mutating func respellings(from start: Int) -> [Respelling] {
    found.removeAll()
    characterCount = 0
    var place = start
    while place < text.count {
      switch text[place] {
      case 0x5C: place = afterEscape(at: place)
      case 0x7F, 0xC2, 0xE2, 0xEF:
        noteCharacter(at: place)
        place += 1
      default: place += 1
      }
    }
    return found
  }

  /// Notes the pair that begins at a backslash, and returns the offset after the escape.
  private mutating func afterEscape(at place: Int) -> Int {
    guard let high = EscapedUnit(in: text, at: place), high.isHighHalf,
      let low = EscapedUnit(in: text, at: place + 6), low.isLowHalf
    else { return place + 2 }
    let character = 0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00)
    found.append(Respelling(offset: UInt32(truncatingIfNeeded: place), character: character))
    return place + 12
  }

  private mutating func noteCharacter(at place: Int) {
    let character = character(at: place)
    let isWanted =
      Respelling.isRefused(character)
      || findsLineSeparators && (character == 0x85 || character == 0x2028 || character == 0x2029)
    guard isWanted, characterCount < Self.characterLimit else { return }
    characterCount += 1
    found.append(Respelling(offset: UInt32(truncatingIfNeeded: place), character: character))
  }

  /// The code point of one to three bytes, or 0 where there is none.
  private func character(at place: Int) -> UInt32 {
    let lead = UInt32(text[place])
    if lead < 0x80 { return lead }
    guard let second = continuation(at: place + 1) else { return 0 }
    if lead < 0xE0 { return (lead & 0x1F) << 6 | second }
    guard let third = continuation(at: place + 2) else { return 0 }
    return (lead & 0xF) << 12 | second << 6 | third
  }

  private func continuation(at place: Int) -> UInt32? {
    guard place < text.count, text[place] & 0xC0 == 0x80 else { return nil }
    return UInt32(text[place] & 0x3F)
  }
}
