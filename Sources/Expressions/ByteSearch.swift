/// Searches in the UTF-8 bytes of texts.
enum ByteSearch {
  /// Whether a text contains another, code point for code point, in linear time.
  static func contains(_ text: String, _ other: String) -> Bool {
    let text = Array(text.utf8)
    let other = Array(other.utf8)
    guard !other.isEmpty else { return true }
    guard other.count <= text.count else { return false }
    // Knuth, Morris and Pratt: after a mismatch, how much of `other` still fits.
    var fallback = [Int](repeating: 0, count: other.count)
    var length = 0
    for index in 1..<other.count {
      while length > 0, other[index] != other[length] { length = fallback[length - 1] }
      if other[index] == other[length] { length += 1 }
      fallback[index] = length
    }
    length = 0
    for byte in text {
      while length > 0, byte != other[length] { length = fallback[length - 1] }
      if byte == other[length] { length += 1 }
      if length == other.count { return true }
    }
    return false
  }
}
