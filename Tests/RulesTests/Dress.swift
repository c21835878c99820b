import Testing

/// A way in which the same token file may lie on disk.
enum Dress: CaseIterable, CustomTestStringConvertible {
  case plain
  case byteOrderMark
  case carriageReturns
  case emojiComment
  case noFinalNewline
  case allAtOnce

  var testDescription: String {
    switch self {
    case .plain: "plain"
    case .byteOrderMark: "behind a byte order mark"
    case .carriageReturns: "with CRLF"
    case .emojiComment: "with an emoji comment in front"
    case .noFinalNewline: "without a final newline"
    case .allAtOnce: "all at once"
    }
  }

  /// How many lines the dress puts in front.
  var linesInFront: Int { self == .emojiComment || self == .allAtOnce ? 1 : 0 }

  /// The bytes of a file in this dress.
  func bytes(of file: String) -> [UInt8] {
    var bytes = Array(file.utf8)
    if self == .emojiComment || self == .allAtOnce { bytes = Array("# 🎨 café 角\n".utf8) + bytes }
    if self == .noFinalNewline || self == .allAtOnce, bytes.last == 0x0A { bytes.removeLast() }
    if self == .carriageReturns || self == .allAtOnce {
      bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
    if self == .byteOrderMark || self == .allAtOnce { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }
}
