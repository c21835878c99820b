import Diagnostics
import Expressions
import Files

extension ConfigurationPage {
  /// A rule as it is without any configuration.
  package struct StandardRule: Sendable {
    /// The id.
    package let id: String
    /// How much it weighs.
    package let severity: Severity
    /// The names of its options with their defaults.
    package let options: [(name: String, value: Value)]

    /// Makes a rule.
    package init(id: String, severity: Severity, options: [(name: String, value: Value)]) {
      self.id = id
      self.severity = severity
      self.options = options
    }
  }

  /// What stands in place of an origin where nothing was set.
  package static let standard = "default"

  /// Makes the page for one file, or for what holds without overrides.
  ///
  /// - Parameters:
  ///   - configuration: the configuration.
  ///   - settings: what holds for the file.
  ///   - rules: all rules, in the order in which they are listed.
  ///   - rem: points that `1rem` stands for when nothing is said.
  ///   - place: how an origin is written, such as `.cornerlint.yaml:4:19`.
  package init(
    _ configuration: Configuration, _ settings: FileSettings, rules: [StandardRule],
    rem: Double, place: (Origin) -> String
  ) {
    self.init()
    include = Self.rows(configuration.include, place)
    exclude = Self.rows(configuration.exclude, place)
    imports = configuration.imports.map { setting in
      let imported = setting.value
      return Row(
        Import(
          path: FilePath.text(imported.path), prefix: imported.prefix, modes: imported.modes),
        from: place(setting.origin))
    }
    self.rem = Self.row(configuration.tokens.rem, else: rem, place)
    radii = Self.rows(configuration.tokens.radii, place)
    paddings = Self.rows(configuration.tokens.paddings, place)
    self.rules = rules.map { Self.row($0, settings.rules[$0.id], place) }
    ruleDirectories = configuration.ruleDirectories.map { setting in
      Row(FilePath.text(setting.value), from: place(setting.origin))
    }
    failLevel = Self.row(settings.failLevel, else: .error, place)
    tolerance = Self.row(settings.tolerance, else: Tolerance.standard, place)
    baseline = configuration.baseline.map { setting in
      Row(FilePath.text(setting.value), from: place(setting.origin))
    }
    requireReason = Self.row(configuration.requireReason, else: false, place)
  }

  private static func row<Content>(
    _ setting: Setting<Content>?, else value: Content, _ place: (Origin) -> String
  ) -> Row<Content> {
    setting.map { Row($0.value, from: place($0.origin)) } ?? Row(value, from: standard)
  }

  private static func row(
    _ rule: StandardRule, _ setting: RuleSetting?, _ place: (Origin) -> String
  ) -> Rule {
    Rule(
      id: rule.id, level: row(setting?.level, else: .on(rule.severity), place),
      options: rule.options.map { option in
        (option.name, row(setting?.options[option.name]?.value, else: option.value, place))
      })
  }

  private static func rows(
    _ patterns: Setting<ScopedPatterns>?, _ place: (Origin) -> String
  ) -> [Row<String>] {
    guard let patterns else { return [] }
    let origin = place(patterns.origin)
    return patterns.value.patterns.patterns.map { Row(FilePath.text($0.text), from: origin) }
  }

  private static func rows(
    _ names: Setting<[String]>?, _ place: (Origin) -> String
  ) -> [Row<String>] {
    guard let names else { return [] }
    let origin = place(names.origin)
    return names.value.map { Row($0, from: origin) }
  }
}
