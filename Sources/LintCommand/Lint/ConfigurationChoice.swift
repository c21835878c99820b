/// Where the configuration of a run comes from.
enum ConfigurationChoice: Hashable, Sendable {
  /// The nearest file upward from each token file.
  case nearest
  /// One file for all.
  case file([UInt8])
  /// None.
  case none

  /// Reads `--config` and `--no-config`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let file = arguments.values(.config).last
    if file != nil, arguments.has(.noConfig) { throw .contradiction("--config", "--no-config") }
    self = file.map { .file($0) } ?? (arguments.has(.noConfig) ? .none : .nearest)
  }
}
