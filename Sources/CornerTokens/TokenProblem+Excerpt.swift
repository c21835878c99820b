extension TokenProblem {
  /// A text for a message, cut when it is longer than 60 bytes.
  static func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > 60 else { return String(decoding: bytes, as: UTF8.self) }
    var end = 59
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}

extension TokenProblem: TokenFileProblem {}
