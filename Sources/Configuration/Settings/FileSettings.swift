import Diagnostics
import Expressions

/// The settings that hold for one file, overrides applied.
package struct FileSettings: Sendable {
  /// Which settings these are.
  package let key: SettingsKey
  /// What is said about rules.
  package internal(set) var rules: NamedList<RuleSetting>
  /// When the run fails; nil when nothing is said.
  package internal(set) var failLevel: Setting<FailLevel>?
  /// Points by which two lengths may differ and still be the same; nil when nothing is said.
  package internal(set) var tolerance: Setting<Double>?

  /// The ids of the rules that do not run.
  package var off: Set<String> {
    Set(rules.members.lazy.filter { $0.level?.value == .off }.map(\.name))
  }

  /// The severities that replace those of the rule files, by id.
  package var severities: [String: Severity] {
    var severities: [String: Severity] = [:]
    for rule in rules.members {
      if case .on(let severity) = rule.level?.value { severities[rule.name] = severity }
    }
    return severities
  }

  /// The options that replace the defaults of the rule files, by id and option.
  package var options: [String: [String: Value]] {
    var options: [String: [String: Value]] = [:]
    for rule in rules.members where !rule.options.members.isEmpty {
      for option in rule.options.members {
        options[rule.name, default: [:]][option.name] = option.value.value
      }
    }
    return options
  }
}
