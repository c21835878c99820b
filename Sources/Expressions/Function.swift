/// The functions and macros of the language.
enum Function: UInt8, Sendable {
  case unknown
  // Functions.
  case size
  case startsWith
  case endsWith
  case contains
  case matches
  case toInt
  case toDouble
  case toString
  case toBool
  case dyn
  case greatest
  case least
  case abs
  case round
  case ceil
  case floor
  case sqrt
  case same
  case exceeds
  case below
  /// To the nearest whole number, halves upwards.
  case roundHalfUp
  /// To a number of decimal places, halves upwards.
  case roundTo
  // Macros.
  case all
  case exists
  case existsOne
  case filter
  case map

  /// The macro of a name, called on a list or map.
  static func macro(_ name: String) -> Function? {
    switch name {
    case "all": .all
    case "exists": .exists
    case "exists_one", "existsOne": .existsOne
    case "filter": .filter
    case "map": .map
    default: nil
    }
  }

  /// The function of a name in `math`.
  static func math(_ name: String) -> Function {
    switch name {
    case "greatest": .greatest
    case "least": .least
    case "abs": .abs
    case "round": .round
    case "ceil": .ceil
    case "floor": .floor
    case "sqrt": .sqrt
    default: .unknown
    }
  }

  /// The function of a name, called on a value.
  static func method(_ name: String) -> Function {
    switch name {
    case "size": .size
    case "startsWith": .startsWith
    case "endsWith": .endsWith
    case "contains": .contains
    case "matches": .matches
    default: .unknown
    }
  }

  /// The functions of the imported dialect, for "did you mean".
  static let importedNames = ["min", "max", "floor", "ceil", "round", "abs", "roundTo", "calc"]

  /// The function of a name in the imported dialect, where rounding is that of JavaScript.
  static func imported(_ name: String) -> Function {
    switch name {
    case "min": .least
    case "max": .greatest
    case "floor": .floor
    case "ceil": .ceil
    case "abs": .abs
    case "round": .roundHalfUp
    case "roundTo": .roundTo
    default: .unknown
    }
  }

  /// The function of a plain name.
  static func named(_ name: String, in dialect: Dialect) -> Function {
    switch name {
    case _ where dialect == .imported: imported(name)
    case "size": .size
    case "matches": .matches
    case "int": .toInt
    case "double": .toDouble
    case "string": .toString
    case "bool": .toBool
    case "dyn": .dyn
    case "max": .greatest
    case "min": .least
    case "same" where dialect == .rule: .same
    case "exceeds" where dialect == .rule: .exceeds
    case "below" where dialect == .rule: .below
    default: .unknown
    }
  }

  /// Whether CEL has a function of this name that is left out here.
  static func isLeftOut(_ name: String) -> Bool {
    ["type", "uint", "bytes", "timestamp", "duration"].contains(name)
  }
}
