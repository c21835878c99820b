import Expressions

/// How values print in messages.
enum ValueText {
  /// A number short, a list of like members as one, text as it is.
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
      return texts.joined(separator: ", ")
    case .map(let map):
      return zip(map.keys, map.values).map { "\(text(of: $0)): \(text(of: $1))" }
        .joined(separator: ", ")
    }
  }
}
