import Diagnostics

/// The hash function SHA-256 (FIPS 180-4, section 6.2), for the page's Content Security Policy.
struct SHA256 {
  /// The 32 bytes of the hash.
  let digest: [UInt8]

  /// Hashes bytes; linear.
  init(_ bytes: [UInt8]) {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    let padded = Self.padded(bytes)
    for start in stride(from: 0, to: padded.count, by: Self.blockSize) {
      Self.mix(padded[start..<start + Self.blockSize], into: &state)
    }
    digest = state.flatMap { Self.bytes(of: $0) }
  }

  /// What a policy calls a script or a style sheet: `sha256-` and the digest in Base64 (Content
  /// Security Policy Level 3, section 2.3.1).
  var policySource: String { "sha256-" + Base64.text(digest) }

  private static var blockSize: Int { 64 }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  /// The bytes, a 1 bit, zeros, and the number of bits in 8 bytes, up to a whole block.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(0x80)
    while padded.count % blockSize != blockSize - 8 { padded.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return padded
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    words.reserveCapacity(constants.count)
    var word: UInt32 = 0
    for (index, byte) in block.enumerated() {
      word = word << 8 | UInt32(byte)
      if index % 4 == 3 { words.append(word) }
    }
    for index in 16..<constants.count {
      let near = words[index - 15]
      let far = words[index - 2]
      let nearSigma = turned(near, 7) ^ turned(near, 18) ^ near >> 3
      let farSigma = turned(far, 17) ^ turned(far, 19) ^ far >> 10
      words.append(words[index - 16] &+ nearSigma &+ words[index - 7] &+ farSigma)
    }
    var rows = state
    for (word, constant) in zip(words, constants) {
      let choice = rows[4] & rows[5] ^ ~rows[4] & rows[6]
      let majority = rows[0] & rows[1] ^ rows[0] & rows[2] ^ rows[1] & rows[2]
      let choiceSigma = turned(rows[4], 6) ^ turned(rows[4], 11) ^ turned(rows[4], 25)
      let majoritySigma = turned(rows[0], 2) ^ turned(rows[0], 13) ^ turned(rows[0], 22)
      let sum = rows[7] &+ choiceSigma &+ choice &+ constant &+ word
      rows = [
        sum &+ majoritySigma &+ majority, rows[0], rows[1], rows[2], rows[3] &+ sum, rows[4],
        rows[5], rows[6],
      ]
    }
    for index in state.indices { state[index] &+= rows[index] }
  }

  /// The word with its bits turned to the right.
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(of word: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }
}
