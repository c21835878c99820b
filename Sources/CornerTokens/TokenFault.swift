import Diagnostics
import YAMLTree

/// What the loader itself reports: a fault in the file's form, not in its geometry.
package struct TokenFault: Error, Sendable {
  /// The loader's rule ids.
  package enum Rule: UInt8, CaseIterable, Sendable {
    case yamlSyntax
    case notATokenFile
    case duplicateKey
    case unknownKey
    case invalidValue
    case ambiguousNumber
    case unknownToken
    case referenceCycle
    case limitExceeded
    case unreadableImport
    case deprecatedToken
    case outdatedDimension
    case uncheckedModes

    /// The id.
    package var id: String {
      switch self {
      case .yamlSyntax: "yaml-syntax"
      case .notATokenFile: "not-a-token-file"
      case .duplicateKey: "duplicate-key"
      case .unknownKey: "unknown-key"
      case .invalidValue: "invalid-value"
      case .ambiguousNumber: "ambiguous-number"
      case .unknownToken: "unknown-token"
      case .referenceCycle: "reference-cycle"
      case .limitExceeded: "limit-exceeded"
      case .unreadableImport: "unreadable-import"
      case .deprecatedToken: "deprecated-token"
      case .outdatedDimension: "outdated-dimension"
      case .uncheckedModes: "unchecked-modes"
      }
    }
  }

  /// Which of the loader's rules it breaks.
  package var rule: Rule
  /// The bytes to mark.
  package var range: ByteRange
  /// What is wrong, one sentence.
  package var message: String
  /// What to write instead; may be empty.
  package var help: String
  /// Second places, such as the first of two equal keys.
  package var labels: [Label]
  /// The path of the component it lies in, as `Violation.component`; `corners/<name>` on the scale.
  package var component: String
  /// The modes of imported tokens in which it holds; empty for all.
  package var modes: [String] = []

  /// Makes a fault.
  package init(
    rule: Rule, range: ByteRange, message: String, help: String = "", labels: [Label] = [],
    component: String = ""
  ) {
    self.rule = rule
    self.range = range
    self.message = message
    self.help = help
    self.labels = labels
    self.component = component
  }
}
