import Diagnostics
import Expressions
import YAMLTree

/// Reads the YAML of a configuration file and checks its form: keys, words and types.
struct ConfigurationReader {
  let tree: YAMLTree
  private let positions: PositionTable
  private var faults: [(start: UInt32, fault: ConfigurationFault)] = []
  /// How many more entries and items are read: aliases can name the same ones again and again.
  private var allowance: Int

  /// The most entries and items that aliases may make of a file of any size.
  static let mostEntries = 200_000

  init(_ source: SourceText, _ positions: PositionTable) {
    tree = YAMLTree(parsing: source)
    self.positions = positions
    allowance = max(Self.mostEntries, tree.nodes.count)
  }

  /// What is wrong, by place.
  var faultsInOrder: [ConfigurationFault] {
    // Sorting keeps the order of those at one place.
    faults.sorted { $0.start < $1.start }.map(\.fault)
  }

  mutating func read(into file: inout ConfigurationFile) {
    for fault in tree.faults {
      report(.yaml(sentence: fault.sentence, help: fault.help), at: fault.range)
    }
    guard let root = tree.documents.first else { return }
    if tree.documents.count > 1 { report(.secondDocument, tree.documents[1]) }
    if tree.isNull(root) { return }
    guard tree.kind(root) == .mapping else {
      report(.noMapping, root)
      return
    }
    for (key, keyNode, node) in values(of: root, ConfigurationKey.top, isTop: true) {
      switch key {
      case .version: checkVersion(node)
      case .extends: file.extends = paths(node, key)
      case .include: file.include = patterns(node, key)
      case .exclude: file.exclude = patterns(node, key)
      case .imports: file.imports = imports(node)
      case .tokens: file.tokens = tokens(node)
      case .rules: file.rules = rules(node)
      case .overrides: file.overrides = overrides(node)
      case .ruleDirectories: file.ruleDirectories = paths(node, key)
      case .failLevel: file.failLevel = failLevel(node, keyNode)
      case .tolerance: file.tolerance = tolerance(node, keyNode)
      case .baseline: file.baseline = path(node, key, keyNode)
      case .requireReason: file.requireReason = flag(node, key, keyNode)
      case .files, .severity, .options, .path, .prefix, .modes, .rem, .radii, .paddings: break
      }
    }
  }

  private mutating func checkVersion(_ node: NodeIndex) {
    if !tree.isScalar(node, "1") { report(.unknownVersion, node) }
  }

  private mutating func overrides(_ node: NodeIndex) -> [OverrideEntry] {
    if tree.isNull(node) { return [] }
    guard tree.kind(node) == .sequence else {
      report(.wrongKind(.overrides), node)
      return []
    }
    return items(of: node).compactMap { override($0) }
  }

  private mutating func override(_ item: NodeIndex) -> OverrideEntry? {
    guard tree.kind(item) == .mapping else {
      report(.wrongKind(.overrides), item)
      return nil
    }
    var files: Located<PathPatterns>?
    var rules: [RuleEntry] = []
    var failLevel: Located<FailLevel>?
    var tolerance: Located<Double>?
    var isWithoutFiles = true
    for (key, keyNode, node) in values(of: item, ConfigurationKey.override, isTop: false) {
      switch key {
      case .files:
        files = patterns(node, key)
        isWithoutFiles = tree.isNull(node)
      case .rules: rules = self.rules(node)
      case .failLevel: failLevel = self.failLevel(node, keyNode)
      case .tolerance: tolerance = self.tolerance(node, keyNode)
      default: break
      }
    }
    if isWithoutFiles, !isSpent {
      let start = tree.range(item).start
      report(.overrideWithoutFiles, at: ByteRange(start: start, end: start))
    }
    guard let files else { return nil }
    return OverrideEntry(
      files: files, rules: rules, failLevel: failLevel, tolerance: tolerance)
  }

  // MARK: Steps through the tree

  /// The entries of a mapping whose keys are known; values resolved.
  mutating func values(
    of mapping: NodeIndex, _ keys: [ConfigurationKey], isTop: Bool
  ) -> [(key: ConfigurationKey, keyNode: NodeIndex, value: NodeIndex)] {
    var values: [(key: ConfigurationKey, keyNode: NodeIndex, value: NodeIndex)] = []
    for entry in tree.entries(of: mapping) where spend(at: entry.key) {
      let name = tree.string(entry.key)
      if name.utf8.starts(with: "x-".utf8) { continue }
      if let key = keys.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) }) {
        values.append((key, entry.key, tree.resolved(entry.value)))
      } else if !isTop, ConfigurationKey.top.contains(where: { $0.rawValue == name }) {
        report(.topLevelKey(name, here: keys), entry.key)
      } else {
        let guess = NameSuggestion.nearest(to: name, among: keys.map(\.rawValue))
        report(.unknownKey(Excerpt.text(name), suggestion: guess, known: keys), entry.key)
      }
    }
    return values
  }

  /// The items of a list, resolved.
  mutating func items(of sequence: NodeIndex) -> [NodeIndex] {
    var items: [NodeIndex] = []
    for item in tree.items(of: sequence) {
      guard spend(at: item) else { break }
      items.append(tree.resolved(item))
    }
    return items
  }

  /// Counts one entry or item; false, said once, when there are too many.
  mutating func spend(at node: NodeIndex) -> Bool {
    allowance -= 1
    if allowance == -1 { report(.tooManyEntries, node) }
    return allowance >= 0
  }

  /// Whether entries were left out because there were too many.
  var isSpent: Bool { allowance < 0 }

  // MARK: Faults

  /// How many faults there are so far.
  var faultCount: Int { faults.count }

  /// Reports what is wrong with a node, unless a fault of the YAML says it all.
  mutating func report(_ kind: ConfigurationFault.Kind, _ node: NodeIndex) {
    if tree.isFaulty(node) { return }
    report(kind, at: tree.range(node))
  }

  mutating func report(_ kind: ConfigurationFault.Kind, at range: ByteRange) {
    let position = positions.position(at: range.start)
    let origin = Origin(
      path: tree.source.pathBytes, line: position.line, column: position.column)
    faults.append((range.start, ConfigurationFault(kind, at: origin)))
  }
}
