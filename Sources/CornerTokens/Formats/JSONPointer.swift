/// A pointer into a JSON text as the fragment of a reference: `#/radius/card/$value`.
///
/// Source: RFC 6901, section 6: percent-encoding goes before `~1` and `~0`.
struct JSONPointer: Sendable {
  /// Why a text is no such pointer.
  enum Fault: Error, Sendable {
    /// It does not begin with `#`.
    case otherPlace
    /// It begins with `#`, but not with `#/`.
    case noSlash
    /// A name in it is empty.
    case emptyName
    /// A `~` without 0 or 1 after it, or a `%` without two digits.
    case badEscape
  }

  /// The names on the way, the outermost first.
  var names: [[UInt8]]

  /// Takes names as they are.
  init(names: [[UInt8]]) { self.names = names }

  /// Reads the text of a `$ref`; `#` and `#/` are the whole document.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard text.first == UInt8(ascii: "#") else { throw .otherPlace }
    names = []
    guard text.count > 1 else { return }
    guard text[1] == UInt8(ascii: "/") else { throw .noSlash }
    guard text.count > 2 else { return }
    let decoded = try Self.percentDecoded(text[2...])
    for part in decoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw .emptyName }
      names.append(try Self.unescaped(part))
    }
  }

  /// Bytes with `%20` and its like as what they stand for.
  static func percentDecoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) throws(Fault)
    -> [UInt8]
  {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, let high = digit(text[index + 1]),
          let low = digit(text[index + 2])
        else { throw .badEscape }
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func unescaped(_ part: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    guard part.contains(UInt8(ascii: "~")) else { return Array(part) }
    var name: [UInt8] = []
    var isEscape = false
    for byte in part {
      if isEscape {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw .badEscape }
        name.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        isEscape = false
      } else if byte == UInt8(ascii: "~") {
        isEscape = true
      } else {
        name.append(byte)
      }
    }
    guard !isEscape else { throw .badEscape }
    return name
  }
}
