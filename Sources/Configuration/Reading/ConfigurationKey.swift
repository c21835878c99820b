/// The keys that mean something in a configuration file.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case version
  case extends
  case include
  case exclude
  case imports
  case tokens
  case rules
  case overrides
  case ruleDirectories
  case failLevel
  case tolerance
  case baseline
  case requireReason
  case files
  case severity
  case options
  case path
  case prefix = "as"
  case modes
  case rem
  case radii
  case paddings

  /// The keys at the top level.
  static let top: [ConfigurationKey] = [
    .version, .extends, .include, .exclude, .imports, .tokens, .rules, .overrides,
    .ruleDirectories, .failLevel, .tolerance, .baseline, .requireReason,
  ]
  /// The keys of an item of `overrides`.
  static let override: [ConfigurationKey] = [.files, .rules, .failLevel, .tolerance]
  /// The keys of a rule.
  static let rule: [ConfigurationKey] = [.severity, .options]
  /// The keys of an item of `imports`.
  static let imported: [ConfigurationKey] = [.path, .prefix, .modes]
  /// The keys of `tokens`.
  static let token: [ConfigurationKey] = [.rem, .radii, .paddings]

  /// What a value of this key must be, with an example.
  var wanted: String {
    switch self {
    case .version: "the number 1"
    case .extends: "a path or a list of paths, such as `../base.yaml`"
    case .include: #"a pattern or a list of patterns, such as `["*.corners.yaml"]`"#
    case .exclude: #"a pattern or a list of patterns, such as `[vendor/, "*.old.yaml"]`"#
    case .imports:
      "a path, or a list of paths and of mappings with a `path`, such as `[tokens/radius.json]`"
    case .tokens: "a mapping of `rem`, `radii` and `paddings`, such as `{ rem: 16 }`"
    case .rules: "a mapping of rules, such as `not-concentric: off`"
    case .overrides: "a list of mappings, each with `files` and what holds for these"
    case .ruleDirectories: "a path or a list of paths, such as `[rules]`"
    case .failLevel, .severity: "a word"
    case .tolerance: "a number of points, such as `0.005`"
    case .baseline: "a path, such as `.cornerlint-baseline.json`"
    case .requireReason: "`true` or `false`"
    case .files: #"a pattern or a list of patterns, such as `["legacy/**"]`"#
    case .options: "a mapping of names and values, such as `{ margin: 20 }`"
    case .path: "the path of a token file, such as `tokens/radius.json`"
    case .prefix: "a name, such as `space`"
    case .modes:
      "a list of modes, such as `[compact]`, or a mapping, such as `{ size: compact, theme: dark }`"
    case .rem: "a number of points, such as `16`"
    case .radii: #"a token's path or a list of them, such as `["*.corner"]`"#
    case .paddings: #"a token's path or a list of them, such as `["layout.gutter*"]`"#
    }
  }
}
