/// What reports call the program that wrote them.
package enum ToolName {
  /// The name of the command.
  package static let name = "cornerlint"
  /// The version (Semantic Versioning 2.0.0).
  package static let version = "0.1.0"
}
