/// A place of a text that libyaml is given in another spelling, since it refuses the one that stands
/// there although JSON has it.
///
/// Within `"…"` both spellings mean the same character.
struct Respelling: Hashable, Sendable {
  /// The offset of its first byte in the text.
  let offset: UInt32
  /// The code point that it stands for.
  let character: UInt32

  /// True for two escapes that make up one character, as in `\ud83d\ude00`.
  var isPair: Bool { character > 0xFFFF }

  /// The bytes that it has in the text.
  var count: Int { isPair ? 12 : character < 0x80 ? 1 : character < 0x800 ? 2 : 3 }

  /// The offset after its last byte in the text.
  var end: Int { Int(offset) + count }

  /// The code points that libyaml counts for it: a pair becomes its character, a character `\u` and
  /// four digits.
  var codePoints: Int { isPair ? 1 : 6 }

  /// The bytes of what libyaml reads in its place.
  var spelling: [UInt8] {
    let character = character
    let digits = Array("0123456789abcdef".utf8)
    let nibble = { (shift: UInt32) in digits[Int(character >> shift & 0xF)] }
    let tail = { (shift: UInt32) in 0x80 | UInt8(truncatingIfNeeded: character >> shift & 0x3F) }
    return isPair
      ? [0xF0 | UInt8(truncatingIfNeeded: character >> 18 & 0x7), tail(12), tail(6), tail(0)]
      : [0x5C, 0x75, nibble(12), nibble(8), nibble(4), nibble(0)]
  }

  /// True for a character that JSON allows within quotes, and libyaml nowhere.
  static func isRefused(_ character: UInt32) -> Bool {
    switch character {
    case 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
