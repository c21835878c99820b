import Files

/// All that a configuration file and those that it extends say, merged.
package struct Configuration: Sendable {
  /// The path of the file, as it was asked for; empty when there is none.
  package let path: [UInt8]
  /// The paths of all files that were read, those that are extended first.
  package internal(set) var files: [[UInt8]] = []
  /// Which files in folders are token files; nil for those with the usual names.
  package internal(set) var include: Setting<ScopedPatterns>?
  /// Which files and folders are left out.
  package internal(set) var exclude: Setting<ScopedPatterns>?
  /// Token files that every token file may refer to, those of extended files first, each once.
  ///
  /// The origin of each is that of its path.
  package internal(set) var imports: [Setting<ConfiguredImport>] = []
  /// What is said about tokens of other formats.
  package internal(set) var tokens = ConfiguredTokens()
  /// What is said about rules, overrides left out.
  package internal(set) var rules = NamedList<RuleSetting>()
  /// What holds for some files only; of two that say something of the same, the later wins.
  package internal(set) var overrides: [OverrideSetting] = []
  /// Folders with rules of the team's own, each once; absolute when `path` is.
  package internal(set) var ruleDirectories: [Setting<[UInt8]>] = []
  /// When the run fails.
  package internal(set) var failLevel: Setting<FailLevel>?
  /// Points by which two lengths may differ and still be the same.
  package internal(set) var tolerance: Setting<Double>?
  /// The file of known violations; absolute when `path` is.
  package internal(set) var baseline: Setting<[UInt8]>?
  /// Whether an ignore comment without a reason is reported.
  package internal(set) var requireReason: Setting<Bool>?

  /// Makes a configuration that says nothing.
  package init(path: [UInt8] = []) { self.path = path }

  /// Whether a file or folder, or a folder around it, is left out.
  ///
  /// - Parameter path: absolute when the path of the configuration is.
  package func isExcluded(_ path: [UInt8], isFolder: Bool) -> Bool {
    exclude?.value.covers(path, isFolder: isFolder) ?? false
  }

  /// Whether an entry of a folder that is not left out is left out itself.
  ///
  /// For walks, which never look below a folder that is: the folders around are not looked at.
  package func isExcluded(entry path: [UInt8], isFolder: Bool) -> Bool {
    exclude?.value.verdict(path, isFolder: isFolder) ?? false
  }

  /// Whether a file that was found in a folder is a token file; nil when nothing is said.
  package func includes(_ path: [UInt8]) -> Bool? {
    include?.value.covers(path, isFolder: false)
  }

  /// Which settings hold for a file.
  ///
  /// Linear in the number of overrides; with equal keys `settings(_:)` need be called only once.
  package func key(for path: [UInt8]) -> SettingsKey {
    let places = overrides.indices.filter { overrides[$0].files.covers(path, isFolder: false) }
    return SettingsKey(configuration: self.path, overrides: places)
  }

  /// Whether anything is said of rules, for all files or for some.
  package var saysOfRules: Bool {
    !rules.members.isEmpty || overrides.contains { !$0.rules.isEmpty }
  }

  /// What of a key bears on rules and tolerance: with equal ones the same rules hold.
  package func ruleKey(_ key: SettingsKey) -> SettingsKey {
    let places = key.overrides.filter { place in
      overrides.indices.contains(place)
        && (!overrides[place].rules.isEmpty || overrides[place].tolerance != nil)
    }
    return SettingsKey(configuration: key.configuration, overrides: places)
  }

  /// The settings for all files with this key.
  package func settings(_ key: SettingsKey) -> FileSettings {
    var settings = FileSettings(
      key: key, rules: rules, failLevel: failLevel, tolerance: tolerance)
    for place in key.overrides where overrides.indices.contains(place) {
      let override = overrides[place]
      settings.rules.take(override.rules)
      settings.failLevel = override.failLevel ?? settings.failLevel
      settings.tolerance = override.tolerance ?? settings.tolerance
    }
    return settings
  }

  /// The settings for one file.
  package func settings(for path: [UInt8]) -> FileSettings { settings(key(for: path)) }
}
