import Expressions

/// The types a field may have, with the word for each that rule authors read.
enum FieldType: UInt8, Sendable {
  case number
  case bool
  case text
  /// A value or a name in the token file.
  case place
  /// Four numbers, one a corner.
  case list

  /// The word.
  var word: String {
    switch self {
    case .number: "number"
    case .bool: "bool"
    case .text: "text"
    case .place: "place"
    case .list: "list"
    }
  }

  /// The type in expressions.
  var expressionType: ExpressionType {
    switch self {
    case .number: .double
    case .bool: .bool
    case .text: .string
    case .place: Place.type
    case .list: .list(.double)
    }
  }
}
