import CornerTokens
import Expressions

/// How values print in messages.
enum ValueText {
  /// A number short, a list of like members as one, radii that differ with their corners, text as
  /// it is.
  static func text(of value: Value) -> String {
    switch value {
    case .null, .opaque: return ""
    case .bool(let isSo): return isSo ? "true" : "false"
    case .int(let number): return "\(number)"
    case .double(let number):
      return number.isNaN ? "an unknown value" : LengthText.short(number)
    case .string(let text): return text
    case .list(let values):
      let texts = values.map(text)
      if let first = texts.first, texts.allSatisfy({ $0 == first }) { return first }
      return (radii(values, texts) ?? texts).joined(separator: ", ")
    case .map(let map):
      return zip(map.keys, map.values).map { "\(text(of: $0)): \(text(of: $1))" }
        .joined(separator: ", ")
    }
  }

  /// Four numbers with the corners that they belong to; nil for any other list.
  ///
  ///     0, 0, 47, 47     top corners 0, bottom corners 47
  private static func radii(_ values: [Value], _ texts: [String]) -> [String]? {
    let areNumbers = values.allSatisfy { value in
      if case .double = value { true } else { false }
    }
    guard areNumbers, texts.count == Corner.allCases.count else { return nil }
    if texts[0] == texts[1], texts[2] == texts[3] {
      return ["top corners \(texts[0])", "bottom corners \(texts[2])"]
    }
    if texts[0] == texts[2], texts[1] == texts[3] {
      return ["leading corners \(texts[0])", "trailing corners \(texts[1])"]
    }
    return zip(Corner.allCases, texts).map { "\($0.word) \($1)" }
  }
}
