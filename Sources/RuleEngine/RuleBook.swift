import Diagnostics
import Expressions

/// The rules of a run, compiled.
package struct RuleBook: Sendable {
  /// The ids of all rules, those that are off and the loader's included, in order of their bytes.
  package let ids: [String]
  /// Points by which two lengths may differ and still be the same.
  package let tolerance: Double

  /// The rules that run, by `RuleSubject.rawValue`; within a subject in the order of the files.
  let plans: [RulePlan]
  /// The rules that run over token files of other formats, in the same order.
  let tokenPlans: [RulePlan]
  /// By rule, what it silences.
  let silencing: Silencing
  /// The places and texts of the rules.
  let shelf: RuleShelf
  /// The words that fields may have as values.
  let words: WordTable

  /// Whether an ignore comment has to say why.
  var requiresReason: Bool { settings.requiresReason }

  /// The options of each rule that has some, with what they are by default.
  private let options: [(id: String, options: [RuleDescription.Option])]
  /// The severity of each id, those that are off included.
  private let severities: [String: Severity]
  private let standardSeverities: [String: Severity]
  private let settings: RuleSettings

  /// The files of the rules, in the order in which they were given.
  package var sources: [RuleSource] { shelf.sources }

  /// How much a rule's violations weigh; nil for an id that is not in the book.
  package func severity(of id: String) -> Severity? { severities[id] }

  /// The options of a rule with their defaults, in file order; none for an id not in the book.
  package func options(of id: String) -> [RuleDescription.Option] {
    options.first { $0.id.utf8.elementsEqual(id.utf8) }?.options ?? []
  }

  /// How much a rule's violations weigh by its file, whatever the settings say; nil for an id that
  /// is not in the book.
  package func standardSeverity(of id: String) -> Severity? { standardSeverities[id] }

  /// How much a rule's violations weigh; nil for one that is off or not in the book.
  package func severity(ofRunning id: String) -> Severity? {
    settings.isOn(id) ? severities[id] : nil
  }

  /// How much a fault that the loader found weighs; nil when its rule is off.
  ///
  /// Broken YAML is always reported: nothing else in the file can be relied on.
  func severity(ofFault id: String) -> Severity? {
    let isAlwaysOn = id == SuppressionProblem.neverIgnored
    return isAlwaysOn || settings.isOn(id) ? severities[id] ?? .error : nil
  }

  /// Reads and compiles rule files; linear in their size.
  ///
  /// The texts of the program's own rules are compiled when they are first needed, all else at
  /// once.
  ///
  /// - Parameters:
  ///   - sources: the program's own rules and those of teams, in the order in which they run.
  ///   - settings: which rules run and how.
  ///   - checksTexts: true to compile the texts of the program's own rules at once as well.
  /// - Returns: the book of the rules that are right, and the faults of the others, by file in the
  ///   order given, then by place.
  package static func load(
    _ sources: [RuleSource], settings: RuleSettings = RuleSettings(), checksTexts: Bool = false
  ) -> (book: RuleBook, faults: [RuleFault]) {
    var binder = RuleBinder(settings: settings, checksTexts: checksTexts)
    for source in sources { binder.add(source) }
    return binder.bind()
  }

  init(
    rules: [[CompiledRule]], tokenRules: [[CompiledRule]], silencing: Silencing, shelf: RuleShelf,
    severities: [String: Severity],
    options: [(id: String, options: [RuleDescription.Option])],
    settings: RuleSettings
  ) {
    standardSeverities = severities
    self.options = options
    ids = severities.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    tolerance = settings.tolerance
    words = WordTable()
    plans = rules.map { RulePlan($0) }
    tokenPlans = tokenRules.map { RulePlan($0) }
    self.silencing = silencing
    self.shelf = shelf
    self.severities = settings.severities.reduce(into: severities) { found, changed in
      if found[changed.key] != nil { found[changed.key] = changed.value }
    }
    self.settings = settings
  }
}
