/// Settings that hold for some files only.
package struct OverrideSetting: Sendable {
  /// The files.
  package internal(set) var files: ScopedPatterns
  /// What it says about rules.
  package let rules: [RuleSetting]
  /// When the run fails because of such a file.
  package let failLevel: Setting<FailLevel>?
  /// Points by which two lengths may differ and still be the same.
  package let tolerance: Setting<Double>?
}
