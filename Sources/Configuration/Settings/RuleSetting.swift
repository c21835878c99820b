/// What a configuration says about one rule.
package struct RuleSetting: Named {
  /// The id.
  package let name: String
  /// Where the id stands, in the file that has the last word.
  package private(set) var nameOrigin: Origin
  /// Whether it runs and how much it weighs; nil when nothing is said about that.
  package private(set) var level: Setting<RuleLevel>?
  /// The options that are set.
  package private(set) var options: NamedList<OptionSetting>

  init(
    name: String, nameOrigin: Origin, level: Setting<RuleLevel>?, options: [OptionSetting]
  ) {
    self.name = name
    self.nameOrigin = nameOrigin
    self.level = level
    self.options = NamedList()
    for option in options { self.options.add(option) { $0 = $1 } }
  }

  /// Lets a later word on the same rule count: its level, and each of its options, apart.
  mutating func take(_ later: RuleSetting) {
    nameOrigin = later.nameOrigin
    level = later.level ?? level
    for option in later.options.members { options.add(option) { $0 = $1 } }
  }
}

extension NamedList<RuleSetting> {
  /// Lets later words on rules count, rule by rule.
  mutating func take(_ later: [RuleSetting]) {
    for rule in later { add(rule) { $0.take($1) } }
  }
}
