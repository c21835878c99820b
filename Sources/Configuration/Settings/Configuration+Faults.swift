import Diagnostics
import Expressions

extension Configuration {
  /// For how many faults a suggestion is looked for, which takes a look at every name.
  private static let suggestionLimit = 100

  /// What the configuration says about rules and options that there are not, by the order of its
  /// files and the place in them.
  package func faults(against known: KnownRules) -> [ConfigurationFault] {
    var faults: [ConfigurationFault] = []
    for rule in rules.members { check(rule, known, &faults) }
    for override in overrides {
      for rule in override.rules { check(rule, known, &faults) }
    }
    var places: [[UInt8]: Int] = [:]
    for (place, file) in files.enumerated() { places[file] = place }
    func rank(_ fault: ConfigurationFault) -> (Int, Int, Int) {
      (places[fault.origin.path] ?? files.count, fault.origin.line, fault.origin.column)
    }
    return faults.sorted { rank($0) < rank($1) }
  }

  private func check(
    _ rule: RuleSetting, _ known: KnownRules, _ faults: inout [ConfigurationFault]
  ) {
    guard let found = known.rules[rule.name] else {
      let guess =
        faults.count < Self.suggestionLimit
        ? NameSuggestion.nearest(to: rule.name, among: known.rules.members.lazy.map(\.name)) : nil
      let kind = ConfigurationFault.Kind.unknownRule(Excerpt.text(rule.name), suggestion: guess)
      faults.append(ConfigurationFault(kind, at: rule.nameOrigin))
      return
    }
    for option in rule.options.members {
      let name = Excerpt.text(option.name)
      if let wanted = found.options.first(where: { $0.name.utf8.elementsEqual(option.name.utf8) }) {
        guard !Self.fits(option.value.value, wanted.value) else { continue }
        let kind = ConfigurationFault.Kind.wrongOption(name, wanted: Self.words(for: wanted.value))
        faults.append(ConfigurationFault(kind, at: option.value.origin))
      } else {
        let names = found.options.map(\.name)
        let kind = ConfigurationFault.Kind.unknownOption(
          name, rule: found.name, suggestion: NameSuggestion.nearest(to: option.name, among: names),
          known: names)
        faults.append(ConfigurationFault(kind, at: option.nameOrigin))
      }
    }
  }

  /// Whether a value may stand for a default.
  private static func fits(_ value: Value, _ standard: Value) -> Bool {
    if value.type.isNumber { return standard.type.isNumber }
    guard case .list(let items) = value, case .list(let others) = standard else {
      return value.type == standard.type
    }
    guard let item = items.first, let other = others.first else { return true }
    return item.type == other.type || item.type.isNumber && other.type.isNumber
  }

  /// What kind of value is wanted, with the default for an example.
  private static func words(for standard: Value) -> String {
    let example = Excerpt.text(YAMLWriting.text(of: standard))
    return switch standard {
    case .int, .double: "a number, such as `\(example)`"
    case .bool: "`true` or `false`"
    case .string: "a text, such as `\(example)`; put what looks like a number in quotes"
    case .list(let items):
      switch items.first {
      case .int, .double: "a list of numbers, such as `\(example)`"
      case .bool: "a list of `true` or `false`"
      case .string: "a list of texts, such as `\(example)`"
      default: "a list"
      }
    default: "another kind of value"
    }
  }
}
