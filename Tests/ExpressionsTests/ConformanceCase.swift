import Expressions
import Foundation
import Testing

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

  /// Whether the file is there; one that cannot be read then fails the count of its cases.
  static let isThere = FileManager.default.fileExists(atPath: path.path())

  /// All cases, or none when the file is absent.
  static let all: [ConformanceCase] = {
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode([ConformanceCase].self, from: data)) ?? []
  }()
}
