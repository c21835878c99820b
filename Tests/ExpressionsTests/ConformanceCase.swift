import Expressions
import Foundation

/// One of CEL's own conformance cases.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let section: String
  let name: String
  let expr: String
  let value: JSONValue?
  let error: String?
  let bindings: [String: JSONValue]?
  let profile: String

  var testDescription: String { "\(file)/\(section)/\(name): \(expr)" }

  /// Whether this profile must give the stated result.
  var mustPass: Bool { profile == "pass" }

  /// Whether this profile must refuse the text.
  var mustBeRefused: Bool {
    ["out: uint literal", "out: bytes literal", "out: message literal"].contains(profile)
  }

  /// The bound values by name.
  var values: [String: Value] { (bindings ?? [:]).compactMapValues(\.value) }

  static let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../shared/cel/cases.json")

  /// All cases, or none when the file is absent.
  static let all: [ConformanceCase] = {
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode([ConformanceCase].self, from: data)) ?? []
  }()
}

import Testing

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
