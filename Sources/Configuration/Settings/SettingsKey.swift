/// Which settings hold for a file: equal keys, equal settings.
package struct SettingsKey: Hashable, Sendable {
  /// The path of the configuration; empty when there is none.
  package let configuration: [UInt8]
  /// The places of the overrides that apply, ascending, among `Configuration.overrides`.
  package let overrides: [Int]
}
