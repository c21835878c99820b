/// What kind of value an expression or a name has.
package indirect enum ExpressionType: Hashable, Sendable {
  case bool
  case int
  case double
  case string
  case null
  case list(ExpressionType)
  case map(ExpressionType, ExpressionType)
  /// A handle that expressions pass on without looking inside, such as `opaque("place")`.
  case opaque(String)
  /// Known only when the expression runs.
  case dyn

  /// Whether the value is a whole or a decimal number.
  package var isNumber: Bool { self == .int || self == .double }

  /// Whether a value fits one 8-byte slot.
  package var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string, .null, .opaque: true
    case .list, .map, .dyn: false
    }
  }

  /// The type in words, as an error sentence names it: `a number`, `a list`.
  package var words: String {
    switch self {
    case .bool: "true or false"
    case .int: "a whole number"
    case .double: "a number"
    case .string: "text"
    case .null: "null"
    case .list: "a list"
    case .map: "a map"
    case .opaque(let name): "a \(name)"
    case .dyn: "any value"
    }
  }
}
