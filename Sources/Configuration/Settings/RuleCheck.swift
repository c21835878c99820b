import Diagnostics
import Expressions

/// Compares what a configuration says about rules with the rules there are.
struct RuleCheck {
  /// What is wrong, in the order in which it was met.
  private(set) var faults: [ConfigurationFault] = []

  private let known: KnownRules
  /// How many more names may be looked at for suggestions; without a bound, many misspelt ids among
  /// many rules would cost their product.
  private var allowance = 100_000

  init(_ known: KnownRules) { self.known = known }

  /// Looks at what is said about one rule.
  mutating func check(_ rule: RuleSetting) {
    guard let found = known.rules[rule.name] else {
      let guess = suggestion(for: rule.name, known.rules.members.lazy.map(\.name))
      report(.unknownRule(Excerpt.text(rule.name), suggestion: guess), rule.nameOrigin)
      return
    }
    if found.name.utf8.elementsEqual(Violation.syntaxRule.utf8), let level = rule.level,
      level.value != .on(.error)
    {
      report(.fixedRule(found.name), level.origin)
    }
    for option in rule.options.members {
      let name = Excerpt.text(option.name)
      if let wanted = found.options.first(where: { $0.name.utf8.elementsEqual(option.name.utf8) }) {
        if !Self.fits(option.value.value, wanted.value) {
          report(
            .wrongOption(name, wanted: Self.words(for: wanted.value)), option.value.origin)
        }
      } else {
        let names = found.options.map(\.name)
        let guess = suggestion(for: option.name, names)
        report(
          .unknownOption(name, rule: found.name, suggestion: guess, known: names),
          option.nameOrigin)
      }
    }
  }

  private mutating func suggestion(
    for name: String, _ names: some Collection<String>
  ) -> String? {
    guard allowance > 0 else { return nil }
    allowance -= names.count
    return NameSuggestion.nearest(to: name, among: names)
  }

  private mutating func report(_ kind: ConfigurationFault.Kind, _ origin: Origin) {
    faults.append(ConfigurationFault(kind, at: origin))
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
