/// A fixed list of at most 40 words of the format, found by their bytes.
struct Vocabulary: Sendable {
  /// The words in their order, for suggestions.
  let words: [String]
  private let packed: [PackedWord]
  /// Open addressing over 64 places: the word's index + 1, 0 where free.
  private let slots: [UInt8]

  /// Makes a vocabulary; words that cannot be packed are left out.
  init(_ words: [String]) {
    var known: [String] = []
    var packed: [PackedWord] = []
    var slots = [UInt8](repeating: 0, count: 64)
    for word in words.prefix(40) {
      guard let value = PackedWord(word) else { continue }
      var place = value.bucket
      while slots[place] != 0 { place = (place + 1) & 63 }
      packed.append(value)
      known.append(word)
      slots[place] = UInt8(truncatingIfNeeded: packed.count)
    }
    self.words = known
    self.packed = packed
    self.slots = slots
  }

  /// The index of the word with these bytes; nil when it is not in the list.
  func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let word = PackedWord(bytes) else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      packed.withUnsafeBufferPointer { packed in
        var place = word.bucket
        while true {
          let slot = Int(slots[place])
          if slot == 0 { return nil }
          if packed[slot - 1] == word { return slot - 1 }
          place = (place + 1) & 63
        }
      }
    }
  }
}
