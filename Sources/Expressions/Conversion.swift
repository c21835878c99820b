/// The conversions `int`, `double`, `string` and `bool`.
enum Conversion {
  /// The value as another type, or nil where that cannot be.
  static func convert(_ value: Value, to function: Function) -> Value? {
    switch (function, value) {
    case (.toInt, .int), (.toDouble, .double), (.toString, .string), (.toBool, .bool): value
    case (.toInt, .double(let value)): WholeArithmetic.truncated(value).map { .int($0) }
    case (.toInt, .string(let text)): Int64(text).map { .int($0) }
    case (.toDouble, .int(let value)): .double(Double(value))
    case (.toDouble, .string(let text)): double(text).map { .double($0) }
    case (.toString, .int(let value)): .string("\(value)")
    case (.toString, .double(let value)): .string(string(value))
    case (.toString, .bool(let value)): .string(value ? "true" : "false")
    case (.toBool, .string(let text)): bool(text).map { .bool($0) }
    default: nil
    }
  }

  /// Whether some value of this type can be converted.
  static func isPossible(_ value: Value, to function: Function) -> Bool {
    switch (function, value) {
    case (.toInt, .double), (.toInt, .string), (.toDouble, .string), (.toBool, .string): true
    default: false
    }
  }

  /// The goal of a conversion in words.
  static func words(_ function: Function) -> String {
    switch function {
    case .toInt: "a whole number"
    case .toDouble: "a number"
    case .toBool: "true or false"
    default: "text"
    }
  }

  private static func double(_ text: String) -> Double? {
    switch text {
    case "NaN": return .nan
    case "inf", "Infinity", "+inf", "+Infinity": return .infinity
    case "-inf", "-Infinity": return -.infinity
    default: break
    }
    // Double's own reading also takes hexadecimal numbers and words.
    let isPlain = text.utf8.allSatisfy {
      ASCII.isDigit($0) || "+-.eE".utf8.contains($0)
    }
    return isPlain ? Double(text) : nil
  }

  private static func string(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func bool(_ text: String) -> Bool? {
    switch text {
    case "1", "t", "T", "true", "TRUE", "True": true
    case "0", "f", "F", "false", "FALSE", "False": false
    default: nil
    }
  }
}
