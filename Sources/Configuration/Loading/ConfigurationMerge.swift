import Files

/// Puts configuration files together, those that are extended first.
struct ConfigurationMerge {
  private(set) var configuration: Configuration
  private let userFolder: [UInt8]
  private var folders: Set<[UInt8]> = []
  private var imported: Set<[[UInt8]]> = []

  /// Starts with nothing.
  ///
  /// - Parameters:
  ///   - path: the file that is used, which comes last.
  ///   - folder: the folder that its patterns are about.
  init(_ path: [UInt8], for folder: [UInt8]) {
    configuration = Configuration(path: path)
    userFolder = folder
  }

  /// Lets a file count over those that came before it.
  mutating func add(_ file: ConfigurationFile) {
    configuration.files.append(file.path)
    configuration.include = scoped(file.include, in: file) ?? configuration.include
    configuration.exclude = scoped(file.exclude, in: file) ?? configuration.exclude
    for entry in file.imports {
      let found = setting(entry, in: file)
      if imported.insert(found.value.identity).inserted { configuration.imports.append(found) }
    }
    take(file.tokens, in: file)
    configuration.rules.take(rules(file.rules, in: file))
    configuration.failLevel = setting(file.failLevel, in: file) ?? configuration.failLevel
    configuration.tolerance = setting(file.tolerance, in: file) ?? configuration.tolerance
    configuration.requireReason =
      setting(file.requireReason, in: file) ?? configuration.requireReason
    if let baseline = file.baseline {
      configuration.baseline = path(baseline, in: file)
    }
    for directory in file.ruleDirectories.map({ path($0, in: file) })
    where folders.insert(directory.value).inserted {
      configuration.ruleDirectories.append(directory)
    }
    for override in file.overrides {
      guard let files = scoped(override.files, in: file) else { continue }
      configuration.overrides.append(
        OverrideSetting(
          files: files.value, rules: rules(override.rules, in: file),
          failLevel: setting(override.failLevel, in: file),
          tolerance: setting(override.tolerance, in: file)))
    }
  }

  private mutating func take(_ entry: TokensEntry, in file: ConfigurationFile) {
    let said = configuration.tokens
    configuration.tokens.rem = setting(entry.rem, in: file) ?? said.rem
    configuration.tokens.radii = setting(entry.radii, in: file) ?? said.radii
    configuration.tokens.paddings = setting(entry.paddings, in: file) ?? said.paddings
  }

  private func setting(
    _ entry: ImportEntry, in file: ConfigurationFile
  ) -> Setting<ConfiguredImport> {
    let path = path(entry.path, in: file)
    let modes = entry.modes.map { mode in
      ConfiguredModes(
        axis: mode.axis, names: mode.names.value, origin: file.origin(of: mode.names.range))
    }
    let imported = ConfiguredImport(path: path.value, prefix: entry.prefix?.value, modes: modes)
    return Setting(imported, at: path.origin)
  }

  private func rules(_ entries: [RuleEntry], in file: ConfigurationFile) -> [RuleSetting] {
    entries.map { entry in
      RuleSetting(
        name: entry.id.value, nameOrigin: file.origin(of: entry.id.range),
        level: setting(entry.level, in: file),
        options: entry.options.map { option in
          OptionSetting(
            name: option.name.value, nameOrigin: file.origin(of: option.name.range),
            value: Setting(option.value.value, at: file.origin(of: option.value.range)))
        })
    }
  }

  private func setting<Content>(
    _ value: Located<Content>?, in file: ConfigurationFile
  ) -> Setting<Content>? {
    value.map { Setting($0.value, at: file.origin(of: $0.range)) }
  }

  private func path(_ path: Located<[UInt8]>, in file: ConfigurationFile) -> Setting<[UInt8]> {
    let whole = ConfigurationLoader.path(path.value, from: FilePath.folder(of: file.path))
    return Setting(whole, at: file.origin(of: path.range))
  }

  private func scoped(
    _ patterns: Located<PathPatterns>?, in file: ConfigurationFile
  ) -> Setting<ScopedPatterns>? {
    guard let patterns else { return nil }
    let isUsed = file.path == configuration.path
    let home = isUsed ? userFolder : FilePath.folder(of: file.path)
    let scoped = ScopedPatterns(patterns.value, home: home, user: userFolder)
    return Setting(scoped, at: file.origin(of: patterns.range))
  }
}
