extension TokenFormat {
  /// What all formats are called, in the order in which they are tried.
  package static var names: [String] { all.map(\.name) }

  /// What this program's own format is called.
  package static var nestingSpecName: String { nestingSpec.name }
}
