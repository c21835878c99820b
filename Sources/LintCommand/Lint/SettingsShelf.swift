import Configuration
import CornerTokens
import Diagnostics
import Expressions
import Files
import RuleEngine
import Rules

/// Finds the settings of files, and makes the rules for each kind of settings once.
struct SettingsShelf {
  /// All settings that some file of the run has.
  private(set) var settings: [RunSettings] = []
  /// What is wrong with configurations and rule files.
  private(set) var problems: [RunProblem] = []
  /// Whether some configuration says which files are token files.
  private(set) var hasInclude = false

  private let options: LintOptions
  private var tokenShelves: TokenShelves
  private var source: ConfigurationSource
  /// The place of the settings by key; nil where they cannot be used.
  private var places = SmallTable<SettingsKey, Int?>()
  private var books = SmallTable<SettingsKey, RuleBook>()
  /// All rules that were made.
  private var known: [RuleBook] = []
  /// The rule files by configuration; nil when it is faulty.
  private var rules = SmallTable<[UInt8], [RuleSource]?>()
  /// Whether the command line names a configuration that is not there.
  private var isConfigurationMissing = false
  private var told: Set<String> = []
  /// The rule files by the folders that were named.
  private var folders: [[[UInt8]]: RuleFolders] = [:]

  init(_ options: LintOptions, in files: any FileSystem) {
    self.options = options
    tokenShelves = TokenShelves(files)
    source = ConfigurationSource(options.configuration, in: files)
    if case .file(let path) = options.configuration {
      do throws(SystemError) {
        _ = try files.kind(of: path)
      } catch {
        problems.append(.unreadable(path: path, error))
        isConfigurationMissing = true
      }
    }
  }

  /// The repository of the working folder; empty when it lies in none.
  var repository: [UInt8] {
    mutating get { source.repository }
  }

  /// The paths of all configurations and rules of a team's own that were read.
  var readFiles: [[UInt8]] {
    source.readFiles + tokenShelves.readFiles
      + folders.values.flatMap { $0.sources.map { Array($0.path.utf8) } }
  }

  /// What holds for the files of a folder; nil when it cannot be used, which `problems` says.
  ///
  /// - Parameter folder: an absolute path.
  mutating func configuration(ofFolder folder: [UInt8]) -> Configuration? {
    if isConfigurationMissing { return nil }
    let (configuration, faults) = source.configuration(ofFolder: folder)
    problems += faults.map(RunProblem.configuration)
    if configuration?.include != nil { hasInclude = true }
    return configuration
  }

  /// What holds for a file or folder, by the folder that it lies in.
  mutating func configuration(of path: [UInt8]) -> Configuration? {
    configuration(ofFolder: FilePath.folder(of: path))
  }

  /// The configuration that leaves a path out, as a walk from the root of the repository would meet
  /// it; nil when none does.
  mutating func exclusion(of path: [UInt8], isFolder: Bool) -> Configuration? {
    if let own = configuration(of: path), own.isExcluded(path, isFolder: isFolder) { return own }
    var folder = FilePath.folder(of: path)
    let root = source.repository(of: folder) ?? []
    while folder != root {
      let parent = FilePath.folder(of: folder)
      if parent == folder { break }
      if let around = configuration(ofFolder: parent),
        around.isExcluded(entry: folder, isFolder: true)
      {
        return around
      }
      folder = parent
    }
    return nil
  }

  /// An absolute path as sentences show it.
  func name(_ path: [UInt8]) -> [UInt8] { source.name(path) }

  /// The path of a configuration as sentences show it.
  func name(_ configuration: Configuration) -> [UInt8] { name(configuration.path) }

  /// The name of a configuration that says which files are token files; nil when it does not.
  func nameOfInclude(_ configuration: Configuration) -> [UInt8]? {
    configuration.include == nil ? nil : name(configuration)
  }

  /// The place of a file's settings among `settings`; nil when they cannot be used.
  mutating func place(of path: [UInt8], _ configuration: Configuration) -> Int? {
    let key = configuration.key(for: path)
    if let known = places[key] { return known }
    let place = add(configuration.settings(key), configuration)
    places[key] = .some(place)
    return place
  }

  /// Makes the settings without any configuration when no file has asked for others, so that the
  /// rules are there.
  mutating func takeDefaults() {
    if known.isEmpty { _ = place(of: [], Configuration()) }
  }

  /// Makes sure that there are rules of these ids.
  func check(_ named: [String]) throws(UsageError) {
    if (options.off + options.severities.map(\.id)).contains(Violation.syntaxRule) {
      throw .fixedRule(Violation.syntaxRule)
    }
    if named.isEmpty { return }
    let ids = Set(known.flatMap(\.ids))
    for id in named where !ids.contains(id) {
      let known = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      throw .unknownRule(id, suggestion: NameSuggestion.nearest(to: id, among: known))
    }
  }

  private mutating func add(_ settings: FileSettings, _ configuration: Configuration) -> Int? {
    guard let book = book(for: settings, configuration) else { return nil }
    let baseline = options.baseline ?? configuration.baseline.map { source.name($0.value) }
    let namesPlaces = baseline != nil || options.namesViolations
    let (tokenShelf, faults) = tokenShelves.shelf(for: configuration, source)
    problems += faults
    self.settings.append(
      RunSettings(
        linter: Linter(
          book: book, namesWrittenPlaces: namesPlaces, servesDrawings: options.isDrawn,
          shelf: tokenShelf),
        failLevel: settings.failLevel?.value ?? .error, baseline: baseline,
        baselineOrigin: options.baseline == nil
          ? configuration.baseline.map { source.shown($0.origin) } : nil))
    return self.settings.count - 1
  }

  /// The rules for some settings; those that differ in other things only share them.
  private mutating func book(
    for settings: FileSettings, _ configuration: Configuration
  ) -> RuleBook? {
    let key = configuration.ruleKey(settings.key)
    if let known = books[key] { return known }
    let isFirst = rules[configuration.path] == nil
    guard let sources = ruleSources(for: configuration) else { return nil }
    let (book, faults) = RuleBook.load(
      sources, settings: options.ruleSettings(settings, configuration))
    known.append(book)
    if isFirst {
      tell(faults)
      let wrong =
        configuration.saysOfRules ? configuration.faults(against: KnownRules(of: book)) : []
      problems += wrong.map { RunProblem.configuration($0.renamed(by: name)) }
      if !wrong.isEmpty {
        rules[configuration.path] = .some(nil)
        return nil
      }
    }
    books[key] = book
    return book
  }

  /// Takes in what is wrong with rule files; what several configurations share is said once.
  private mutating func tell(_ faults: [RuleFault]) {
    for fault in faults {
      let key = "\(fault.source.path) \(fault.range.start) \(fault.sentence)"
      if told.insert(key).inserted { problems.append(.rule(fault)) }
    }
  }

  private mutating func ruleSources(for configuration: Configuration) -> [RuleSource]? {
    if let known = rules[configuration.path] { return known }
    let sources = RuleFiles.sources + ownRules(of: configuration)
    rules[configuration.path] = .some(sources)
    return sources
  }

  /// The rule files of a team's own.
  private mutating func ownRules(of configuration: Configuration) -> [RuleSource] {
    let paths = configuration.ruleDirectories.map { source.name($0.value) } + options.ruleFolders
    if paths.isEmpty { return [] }
    if let known = folders[paths] { return known.sources }
    var origins: [[UInt8]: Origin] = [:]
    for setting in configuration.ruleDirectories {
      origins[source.name(setting.value)] = source.shown(setting.origin)
    }
    let found = RuleFolders(paths, origins: origins, in: source.files)
    folders[paths] = found
    problems += found.problems
    return found.sources
  }
}

extension LintOptions {
  /// The settings of a book of rules: what the configuration says, and what the command line says
  /// over it.
  fileprivate func ruleSettings(
    _ settings: FileSettings, _ configuration: Configuration
  ) -> RuleSettings {
    var severities = settings.severities
    for (id, severity) in self.severities { severities[id] = severity }
    // Who names a rule on the command line wants it to run.
    var off = only.isEmpty ? settings.off : []
    off.subtract(self.severities.map(\.id))
    off.formUnion(self.off)
    return RuleSettings(
      only: only.isEmpty ? nil : Set(only), off: off, severities: severities,
      options: settings.options, requiresReason: requiresReason(configuration, severities),
      tolerance: settings.tolerance?.value ?? Tolerance.standard)
  }
}

extension LintOptions {
  /// Whether ignore comments have to say why: the configuration says so, or the rule that looks at
  /// that is named.
  fileprivate func requiresReason(
    _ configuration: Configuration, _ severities: [String: Severity]
  ) -> Bool {
    let rule = RuleSettings.reasonRule
    return configuration.requireReason?.value ?? false || severities[rule] != nil
      || only.contains(rule)
  }
}

extension KnownRules {
  /// What a book of rules has.
  init(of book: RuleBook) {
    self.init(
      book.ids.map { id in
        Rule(id: id, options: book.options(of: id).map { (name: $0.name, value: $0.value) })
      })
  }
}
