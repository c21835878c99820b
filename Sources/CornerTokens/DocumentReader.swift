import Diagnostics
import Expressions
import YAMLTree

/// Reads one document of a token file.
///
/// The order is that in which things depend on each other: the scale, the display, the names of
/// the components, what they are variants of, the components, their placements.
struct DocumentReader {
  /// The most levels that components, or groups of the scale, may lie within each other.
  static var depthLimit: Int { 128 }
  /// The most bytes in a dotted name.
  static var nameLimit: Int { 1_000 }
  /// The most placements that uses may make.
  static var placementLimit: Int { 100_000 }

  let tree: YAMLTree
  let view: TreeView
  let words: Vocabularies
  /// What has been read so far.
  var document: TokenDocument
  /// What is wrong so far, in no order.
  var faults: [TokenFault] = []
  /// What has been said where, so that a value that is read twice is reported once.
  var reported: Set<FaultPlace> = []
  /// The names of the components around what is being read.
  var path: [NodeIndex] = []
  /// The index of the corner that is being read.
  var corner: Int?

  /// The dotted names of the scale, by index into `Scale.values`.
  var cornerNames: NameTable
  /// The values of the scale as expressions read them; empty until its names are known.
  var cornerSlots: [SlotValue] = []
  /// Where the values of the scale stand; nil until an alias asks for it.
  var cornerNodes: CornerNodes?
  /// The values of the component's own words: padding, inset.
  var ownSlots: [SlotValue] = [0, 0]
  /// The texts of lengths that have been compiled, by index into `compiled`.
  var compiledTexts: NameTable
  var compiled: [CompiledLength] = []
  let machine = Machine(tolerance: 0)
  /// The tokens of other files that it may name; nil when it imports nothing.
  var imported: ImportedNames?

  /// The names of the top-level components, by index into `topLevels`.
  var componentNames: NameTable
  var topLevels: [TopLevelComponent] = []
  /// The uses in contents, in the order in which their top-level components are read.
  var uses: [ComponentUse] = []
  /// Components that have the content of a top-level component.
  var sharedContents: [SharedContent] = []
  /// Contents of components that are not complete yet.
  var openChildren: [Int32] = []
  /// By role, the index into `TokenDocument.roles`.
  var roleNames: NameTable

  /// What this document and those after it may still cost.
  var budget: ReadingBudget

  /// Stands before a document.
  init(
    tree: YAMLTree, view: TreeView, root: NodeIndex, words: Vocabularies, budget: ReadingBudget,
    imported: ImportedNames? = nil
  ) {
    var random = SystemRandomNumberGenerator()
    let seed: UInt64 = random.next()
    self.tree = tree
    self.view = view
    self.words = words
    document = TokenDocument(tree: tree, root: root)
    document.tokens = imported?.tokens
    self.imported = imported
    cornerNames = NameTable(seed: seed)
    compiledTexts = NameTable(seed: seed)
    componentNames = NameTable(seed: seed)
    roleNames = NameTable(seed: seed)
    _ = roleNames.insert(UnsafeBufferPointer(start: nil, count: 0))
    self.budget = budget
  }

  /// What a document turned out to be.
  enum Verdict {
    /// A nesting spec, which has been read.
    case isSpec
    /// Perhaps a token file of another format.
    case isForeign
    /// Nothing that can be read; it has been reported.
    case isFaulty
  }

  /// Reads the document, unless it is no nesting spec.
  ///
  /// - Parameter mayBeForeign: false when it is known to be of no other format.
  mutating func read(mayBeForeign: Bool = true) -> Verdict {
    let root = document.root
    let node = view[root]
    guard !node.has(.isFaulty) else { return .isFaulty }
    var values = [NodeIndex](repeating: .none, count: words.document.words.count)
    var unknownKeys: [NodeIndex] = []
    var entries = view.entries(root)
    while let (key, value) = entries.next() {
      if let index = words.document.index(of: view.bytes(key)) {
        values[index] = value
      } else if !isExtension(key) {
        unknownKeys.append(key)
      }
    }
    let (version, corners, platforms, display, components, imports) =
      (values[0], values[1], values[2], values[3], values[4], values[5])
    if corners == .none, components == .none {
      guard mayBeForeign, unknownKeys.contains(where: isMisspelt) else { return .isForeign }
    }
    if mayBeForeign,
      ForeignSigns.areThere(in: root, view, tree)
        || corners == .none && imports == .none && isForeign(components, besides: unknownKeys)
    {
      return .isForeign
    }
    for key in unknownKeys { reportUnknownKey(key, of: words.document, in: "a token file") }
    if version != .none { readVersion(at: version) }
    if corners != .none { readScale(at: corners) }
    if platforms != .none { readPlatforms(at: platforms) }
    if display != .none { readDisplay(at: display) }
    if components != .none { readComponents(at: components) }
    countBrokenUses()
    return .isSpec
  }

  /// Whether `components` are those of another format: nothing in them has a key that only nesting
  /// specs have, no key beside them is a slip of one that they have, and there is something that
  /// specs have not.
  private func isForeign(_ components: NodeIndex, besides unknownKeys: [NodeIndex]) -> Bool {
    let found = OwnComponents(components, view, tree)
    if found.hasOwnKey || unknownKeys.isEmpty && !(found.hasOtherKey && found.hasOtherValue) {
      return false
    }
    return !unknownKeys.contains { key in
      NameSuggestion.nearest(to: tree.string(key), among: words.document.words) != nil
    }
  }

  /// Whether a key at the top is `corners` or `components` in other letters, or something like
  /// `components` with what only nesting specs have in it.
  private func isMisspelt(_ key: NodeIndex) -> Bool {
    let name = tree.string(key)
    if ["corners", "components"].contains(name.lowercased()) { return true }
    let value = NodeIndex(raw: view[key].next)
    return NameSuggestion.nearest(to: name, among: ["components"]) != nil
      && OwnComponents(value, view, tree).hasOwnKey
  }

  /// Reports that the document is no token file at all.
  mutating func reportNoTokenFile() {
    var cursor = view.entries(document.root)
    let place = view[document.root].isMapping ? cursor.next()?.key : nil
    var suggestion: String?
    var entries = view.entries(document.root)
    var looks = 20
    while suggestion == nil, looks > 0, let (key, _) = entries.next() {
      looks -= 1
      suggestion = NameSuggestion.nearest(
        to: tree.string(key), among: ["corners", "components"])
    }
    report(.notATokenFile(suggestion: suggestion), at: place ?? document.root)
  }
}
