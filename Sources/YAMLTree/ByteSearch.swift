/// Searches a text for some bytes, skipping as many as they are long where it can (Horspool).
struct ByteSearch {
  private let wanted: UnsafeBufferPointer<UInt8>
  /// How far to move on, by the byte under the last of the wanted ones.
  private var skips: [Int]

  /// Prepares a search for 1 or more bytes, which must outlive it.
  init(_ wanted: UnsafeBufferPointer<UInt8>) {
    self.wanted = wanted
    skips = Array(repeating: wanted.count, count: 256)
    for (place, byte) in wanted.dropLast().enumerated() {
      skips[Int(byte)] = wanted.count - 1 - place
    }
  }

  /// The offset of the first match that begins at `start` or after, or nil.
  func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let final = wanted.last else { return nil }
    return skips.withUnsafeBufferPointer { skips in
      var end = start + wanted.count - 1
      while end < text.count {
        let byte = text[end]
        if byte == final, isMatch(in: text, at: end - wanted.count + 1) {
          return end - wanted.count + 1
        }
        end += skips[Int(byte)]
      }
      return nil
    }
  }

  private func isMatch(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for place in 0..<wanted.count where text[start + place] != wanted[place] { return false }
    return true
  }
}
