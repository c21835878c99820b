import Expressions
import YAMLTree

extension DocumentReader {
  /// Reads up to nine digits without a needless 0 in front; nil for anything else.
  func wholeNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count > 0, bytes.count <= 9 else { return nil }
    if bytes[0] == UInt8(ascii: "0"), bytes.count > 1 { return nil }
    var number: Int64 = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int64(digit)
    }
    return Double(number)
  }

  /// Tells numbers, names, expressions and what is no length from each other.
  func spelling(of node: NodeIndex) -> LengthSpelling {
    let bytes = view.bytes(node)
    if let number = wholeNumber(bytes) { return .number(number) }
    guard let first = bytes.first, !isNull(node) else { return .problem(notALength(bytes)) }
    if startsName(first) {
      guard isName(bytes) else { return .expression }
      return isNoLength(bytes) ? .problem(notALength(bytes)) : .name
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") { return .expression }
    switch NumberSpelling.read(bytes) {
    case .decimal(let number, _): return .number(number)
    case .ambiguous(let readings):
      return .problem(.ambiguousNumber(excerpt(bytes), readings: readings))
    case .unit(let unit): return .problem(.unit(text: excerpt(bytes), unit: unit))
    case .notANumber: return .problem(notALength(bytes))
    case .text: return .expression
    }
  }

  private func notALength(_ bytes: UnsafeBufferPointer<UInt8>) -> TokenProblem {
    let found = bytes.isEmpty ? "an empty value" : "`\(excerpt(bytes))`"
    return .wrong(.length, found: found, suggestion: nil)
  }

  private func startsName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// True for names with dots between them and nothing else.
  private func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isStart = true
    for byte in bytes {
      if startsName(byte) || (!isStart && byte &- UInt8(ascii: "0") < 10) {
        isStart = false
      } else if byte == UInt8(ascii: "."), !isStart {
        isStart = true
      } else {
        return false
      }
    }
    return !isStart
  }

  /// True for `yes`, `null` and the other words that YAML versions take for something else.
  private func isNoLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 5 else { return false }
    if case .notANumber = NumberSpelling.read(bytes) { return true }
    return false
  }
}
