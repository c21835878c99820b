/// A pattern for paths of tokens: `*` stands for any bytes, dots included; all else for itself.
struct TokenNamePattern: Sendable {
  private let pieces: [[UInt8]]

  /// Reads a pattern.
  init(_ text: String) {
    pieces = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a whole path fits; each piece is taken where it comes first, so that it takes at most
  /// the product of both lengths.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    guard let first = pieces.first, let last = pieces.last, path.starts(with: first) else {
      return false
    }
    guard pieces.count > 1 else { return path.count == first.count }
    var rest = path.dropFirst(first.count)
    guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else {
      return false
    }
    rest = rest.dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = Self.end(of: piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// Where a piece ends at its first place in some bytes; nil when it is not there.
  private static func end(of piece: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= piece.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - piece.count)
    where bytes[start] == piece[0] && bytes[start...].starts(with: piece) {
      return start + piece.count
    }
    return nil
  }
}
