/// Walks the words of a name: `cardBorderRadius`, `card-border-radius` and `CARD_BORDER_RADIUS` have
/// the same three.
struct WordScan {
  private let name: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// Where the last word begins.
  private(set) var start = 0

  /// Stands before the first word.
  init(_ name: UnsafeBufferPointer<UInt8>) { self.name = name }

  /// The next word, nil at the end.
  ///
  /// Digits and all that is no letter of ASCII part words.
  mutating func next() -> PackedSuffix? {
    while place < name.count, !isLetter(name[place]) { place += 1 }
    guard place < name.count else { return nil }
    start = place
    var word = PackedSuffix()
    var wasLower = false
    while place < name.count, isLetter(name[place]) {
      let isUpper = name[place] & 0x20 == 0
      if isUpper, wasLower { break }
      wasLower = !isUpper
      word.append(name[place] | 0x20)
      place += 1
    }
    return word
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
