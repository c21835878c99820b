import Expressions

/// A value as the conformance file writes it: `{"int": "1"}`, `{"list": […]}`.
enum JSONValue: Decodable, Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }

  private enum Key: String, CodingKey {
    case null
    case bool
    case int
    case double
    case string
    case list
    case map
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch container.allKeys.first {
    case .bool: self = .value(.bool(try container.decode(Bool.self, forKey: .bool)))
    case .int:
      self = .value(.int(Int64(try container.decode(String.self, forKey: .int)) ?? 0))
    case .double:
      self = .value(.double(Double(try container.decode(String.self, forKey: .double)) ?? .nan))
    case .string: self = .value(.string(try container.decode(String.self, forKey: .string)))
    case .list:
      self = .value(.list(try container.decode([JSONValue].self, forKey: .list).map(\.value)))
    case .map:
      var map = ValueMap()
      for entry in try container.decode([[JSONValue]].self, forKey: .map) where entry.count == 2 {
        map.insert(entry[1].value, for: entry[0].value)
      }
      self = .value(.map(map))
    default: self = .value(.null)
    }
  }
}
