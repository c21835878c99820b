import Diagnostics
import Expressions

/// Puts rule files together into a book.
struct RuleBinder {
  private let settings: RuleSettings
  private let checksTexts: Bool
  private var drafts: [RuleDraft] = []
  private var indexes: [String: Int32] = [:]
  private var rules = [[CompiledRule]](repeating: [], count: RuleSubject.allCases.count)
  private var tokenRules = [[CompiledRule]](repeating: [], count: RuleSubject.allCases.count)
  private var texts: [Int32: RuleTexts] = [:]
  private var sketches: [Int32: RuleSketches] = [:]
  /// The files whose texts are not compiled yet, by index.
  private var sources: [RuleSource] = []
  private var severities: [String: Severity] = [:]
  private var options: [(id: String, options: [RuleDescription.Option])] = []
  private var faults: [RuleFault] = []

  init(settings: RuleSettings, checksTexts: Bool) {
    self.settings = settings
    self.checksTexts = checksTexts
  }

  /// Reads one file and compiles it when its rule runs, or when it is a team's own.
  mutating func add(_ source: RuleSource) {
    let isChecked = checksTexts || !source.isBuiltIn
    var reader = RuleReader(source, isChecked ? .whole : .conditions)
    let draft = reader.read()
    faults += reader.faults
    guard let draft else { return }
    let id = draft.id.text
    guard indexes[id] == nil else {
      faults.append(
        RuleFault(
          source: draft.source, range: draft.id.node,
          sentence: "there is a rule `\(id)` already; give this one another id"))
      return
    }
    let index = Int32(clamping: drafts.count)
    let severity = settings.severities[id] ?? draft.severity
    if draft.subject != .loading, isChecked || settings.isOn(id) {
      var compiler = RuleCompiler(draft, options: settings.options[id] ?? [:])
      let rule = compiler.conditions(severity: severity, index: index)
      if isChecked {
        texts[index] = compiler.texts()
        sketches[index] = compiler.sketches()
      }
      guard compiler.faults.isEmpty, let rule else {
        // The id is known all the same: ignore comments and other rules may name it.
        faults += compiler.faults.sorted { $0.range.start < $1.range.start }
        take(draft, source, index)
        return
      }
      if settings.isOn(id) {
        let subject = Int(draft.subject.rawValue)
        if draft.files.include(specs: true) { rules[subject].append(rule) }
        if draft.files.include(specs: false) { tokenRules[subject].append(rule) }
      }
    }
    take(draft, source, index)
  }

  private mutating func take(
    _ draft: RuleDraft, _ source: RuleSource, _ index: Int32
  ) {
    drafts.append(draft)
    sources.append(source)
    indexes[draft.id.text] = index
    severities[draft.id.text] = draft.severity
    if !draft.options.isEmpty {
      let listed = draft.options.map {
        RuleDescription.Option(name: $0.name, value: $0.value)
      }
      options.append((draft.id.text, listed))
    }
  }

  /// The book of all files added.
  mutating func bind() -> (book: RuleBook, faults: [RuleFault]) {
    let silencing = Silencing(drafts, indexes: indexes, faults: &faults)
    let book = RuleBook(
      rules: rules, tokenRules: tokenRules, silencing: silencing,
      shelf: RuleShelf(
        texts, sketches: sketches, sources: sources, options: settings.options),
      severities: severities, options: options, settings: settings)
    return (book, faults)
  }
}
