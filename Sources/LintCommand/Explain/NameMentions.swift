import Diagnostics

/// Finds what may be names of the scale in a piece of a token file.
enum NameMentions {
  /// A word that may be a name.
  struct Name: Hashable {
    let text: String
    /// Whether it stands in braces, and so always means the scale.
    let isInBraces: Bool
  }

  /// The names in a range of a file, in order, each once; only its first 4,096 bytes are read.
  static func names(in range: ByteRange, of source: SourceText) -> [Name] {
    let end = min(Int(range.end), source.bytes.count, Int(range.start) + 4_096)
    guard Int(range.start) < end else { return [] }
    var names: [Name] = []
    var rest = source.bytes[Int(range.start)..<end]
    while let byte = rest.first {
      if byte == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
        let inner = rest[(rest.startIndex + 1)..<close]
        if !inner.contains(where: { [0x3A, 0x2C, 0x7B, 0x0A].contains($0) }) {
          add(inner.drop { $0 == 0x20 }, isInBraces: true, to: &names)
          rest = rest[(close + 1)...]
          continue
        }
      }
      let word = rest.prefix(while: isNamePart)
      if word.isEmpty {
        rest = rest.dropFirst()
      } else {
        add(word, isInBraces: false, to: &names)
        rest = rest.dropFirst(word.count)
      }
    }
    return names
  }

  private static func add(_ bytes: ArraySlice<UInt8>, isInBraces: Bool, to names: inout [Name]) {
    var bytes = bytes
    while bytes.last == 0x20 { bytes = bytes.dropLast() }
    let name = Name(text: String(decoding: bytes, as: UTF8.self), isInBraces: isInBraces)
    if !names.contains(name) { names.append(name) }
  }

  /// Letters, digits, `_`, `.`, and all that is not ASCII.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x80...: true
    default: false
    }
  }
}
