/// A value with its type: what the dynamic way computes with, and what templates print.
package indirect enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case string(String)
  case list([Value])
  case map(ValueMap)
  /// A handle of the caller's own.
  case opaque(UInt64)

  /// The type of the value; of lists and maps, that of the first element, `dyn` when they differ.
  package var type: ExpressionType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .list(let elements): .list(Value.commonType(elements))
    case .map(let map): .map(Value.commonType(map.keys), Value.commonType(map.values))
    case .opaque: .opaque("place")
    }
  }

  private static func commonType(_ values: [Value]) -> ExpressionType {
    guard let first = values.first?.type else { return .dyn }
    return values.dropFirst().allSatisfy { $0.type == first } ? first : .dyn
  }
}

extension Value: Equatable {
  /// CEL equality: numbers by value whatever their type, strings by their code points.
  package static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.int(let left), .double(let right)): Double(left) == right
    case (.double(let left), .int(let right)): left == Double(right)
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): left == right
    case (.opaque(let left), .opaque(let right)): left == right
    default: false
    }
  }
}
