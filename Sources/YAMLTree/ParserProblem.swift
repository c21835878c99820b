/// Why libyaml gave up.
struct ParserProblem {
  /// True when the bytes themselves are at fault: only `byteOffset` and `character` are set then.
  var isUnreadable = false
  /// What it says.
  var words: String
  /// What it was doing; may be empty.
  var context = ""
  /// Where it stood, in code points after the byte order mark.
  var codePoint = 0
  /// Where what it was doing began.
  var contextCodePoint: Int?
  /// Where it stood, in bytes after the byte order mark.
  var byteOffset = 0
  /// The character or byte that it refused, or -1.
  var character: Int32 = -1

  /// True when it refused an escape that is no character by itself: half of one, or none at all.
  var isRefusedEscape: Bool { words == "found invalid Unicode character escape code" }

  /// True when it refused a character that JSON has within quotes.
  var isCharacterOfJSON: Bool {
    isUnreadable && character >= 0 && Respelling.isRefused(UInt32(bitPattern: character))
  }
}
