/// What reports call the program that wrote them.
package enum ToolName {
  /// The name of the command.
  package static let name = "cornerlint"
  /// What names the program for all time, where a report wants an address: it has no home on the web.
  package static let uri = "urn:cornerlint"
  /// The version (Semantic Versioning 2.0.0).
  package static let version = "0.1.0"
}
