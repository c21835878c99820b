/// A binary operator.
enum Operator: UInt8, Sendable {
  case none
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case equal
  case notEqual
  case isIn
  case plus
  case minus
  case times
  case over
  case modulo

  /// The operator as it is written.
  var symbol: String {
    switch self {
    case .none: ""
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .isIn: "in"
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .over: "/"
    case .modulo: "%"
    }
  }
}
