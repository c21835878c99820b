/// The JSON Schemas of the files that people write, embedded when the program is built.
///
/// They are in draft 7, which every editor's language server reads.
package enum Schemas {
  private typealias Bytes = PackageResources

  /// Every schema by the name that `cornerlint schema` takes.
  package static let all: [(name: String, bytes: [UInt8])] = [
    ("tokens", Bytes.tokens_schema_json),
    ("config", Bytes.config_schema_json),
    ("rule", Bytes.rule_schema_json),
  ]
}
