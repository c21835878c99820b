/// The keys of resolver documents, by what they stand in.
enum ResolverKeys {
  /// Those of the document.
  static let root = [
    "version", "sets", "modifiers", "resolutionOrder", "name", "description", "$schema", "$defs",
    "$extensions",
  ]
  /// Those of a set; `name` and `type` only in the order.
  static let set = ["sources", "description", "$extensions", "$ref", "name", "type"]
  /// Those of a modifier; `name` and `type` only in the order.
  static let modifier = [
    "contexts", "default", "description", "$extensions", "$ref", "name", "type",
  ]
}
