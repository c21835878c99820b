import Expressions
import YAMLTree

/// A look at the first mappings of a file, to tell Tokens Studio and Style Dictionary from each
/// other and from all that is no token file.
struct ValueSurvey {
  /// The most nodes that are looked at.
  private static var limit: Int { 50_000 }

  /// Mappings with `value`.
  private(set) var plainCount = 0
  /// Mappings with `$value`.
  private(set) var dollarCount = 0
  /// Scalars in groups, as most other files have at every turn.
  private(set) var strayCount = 0
  /// Whether some `value` looks like that of a design token.
  private(set) var hasDesignValue = false
  /// Whether some token has a type, a sum or an extension that only Tokens Studio writes.
  private(set) var hasStudioToken = false
  private var hasArithmetic = false
  private var hasDimensionObject = false

  /// Looks at a file; aliases are not followed.
  init(_ file: TokenFileView) {
    let (view, tree) = (file.view, file.tree)
    let roles = RoleWords(TokenSettings())
    var budget = Self.limit
    var open = [(entries: view.entries(file.root), role: TokenRole.other)]
    while budget > 0, let last = open.indices.last {
      guard let (key, value) = open[last].entries.next() else {
        open.removeLast()
        continue
      }
      budget -= 1
      let name = view.bytes(key)
      if name.first == UInt8(ascii: "$") { continue }
      guard view[value].isMapping else {
        if view[value].isScalar, Self.metadata.index(of: name) == nil { strayCount += 1 }
        continue
      }
      let entry = TokenEntry(value, view, tree)
      let role = roles.role(of: name)
      if entry.isToken {
        take(entry, role: role == .other ? open[last].role : role, view, tree)
      } else {
        open.append((view.entries(value), role == .other ? open[last].role : role))
      }
    }
    // A team that writes DTCG may reckon here and there, and goes on to write DTCG.
    if hasArithmetic, !hasDimensionObject { hasStudioToken = true }
  }

  private mutating func take(
    _ entry: TokenEntry, role: TokenRole, _ view: TreeView, _ tree: YAMLTree
  ) {
    if entry.hasDollar { dollarCount += 1 } else { plainCount += 1 }
    let type = view.bytes(entry.type)
    if entry.hasStudioExtension || Self.studioTypes.index(of: type) != nil { hasStudioToken = true }
    if entry.hasDollar, hasUnit(tree.resolved(entry.value), view, tree) {
      hasDimensionObject = true
    }
    let text = TokenFileReader.trimmed(view.bytes(tree.resolved(entry.value)))
    if !hasArithmetic, Self.isArithmetic(text), ValueMeaning.of(type)?.type != .other {
      hasArithmetic = true
    }
    if !hasDesignValue {
      let isSized = Self.isUnitOfLength(view.bytes(entry.unit))
      hasDesignValue = Self.isDesignValue(text, role, isSized: isSized)
    }
  }

  /// Whether a value is an object with a unit, as only DTCG writes it.
  private func hasUnit(_ value: NodeIndex, _ view: TreeView, _ tree: YAMLTree) -> Bool {
    var entries = view.entries(value)
    while let (key, _) = entries.next() {
      if tree.isScalar(key, "unit") { return true }
    }
    return false
  }

  /// Whether a text is a length, a colour or a reference; numbers without a unit only where the
  /// name or the unit beside them tells what they are for.
  private static func isDesignValue(
    _ text: UnsafeBufferPointer<UInt8>, _ role: TokenRole, isSized: Bool
  ) -> Bool {
    switch text.first {
    case UInt8(ascii: "#"): return text.count > 3 && text.count < 10
    case UInt8(ascii: "{"):
      return TokenFileReader.singleName(text)?.contains(UInt8(ascii: ".")) ?? false
    default:
      guard case .dimension(_, let unit) = DimensionSpelling.read(text) else { return false }
      return unit == .none ? role != .other || isSized : unit != .other
    }
  }

  /// Whether a word is a unit that is a number of points.
  private static func isUnitOfLength(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch ValueUnit.unit(word) {
    case .px, .dp, .pt, .rem, .em: true
    case .none, .percent, .other: false
    }
  }

  /// Whether a text reckons with references: `{a} * 2`, `floor({a} / 3)`.
  ///
  /// What CSS writes itself is left out: `calc(100% - {a})`, `rgba({a}, 50%)`, `{a} / {b}`,
  /// `{a} calc(2 * {b})`.
  private static func isArithmetic(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, text.contains(UInt8(ascii: "{")),
      !text.contains(UInt8(ascii: "%"))
    else { return false }
    if (first | 0x20) &- UInt8(ascii: "a") < 26 {
      let name = text.prefix { $0 != UInt8(ascii: "(") }
      return functions.index(of: UnsafeBufferPointer(rebasing: name)) != nil
    }
    guard first != UInt8(ascii: "#") else { return false }
    var isInName = false
    var last: UInt8?
    for (index, byte) in text.enumerated() {
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "{"): isInName = true
      case UInt8(ascii: "}"): isInName = false
      case UInt8(ascii: "("):
        // What stands in the brackets of a function may be sums of CSS.
        if !isInName, let last, (last | 0x20) &- UInt8(ascii: "a") < 26 { return false }
      case UInt8(ascii: "*"), UInt8(ascii: "+"): if !isInName { return true }
      case UInt8(ascii: "-"):
        let isMinus = index + 1 < text.count && text[index + 1] == 0x20
        if !isInName, isMinus, index > 0 { return true }
      default: break
      }
    }
    return false
  }

  private static let functions = Vocabulary([
    "min", "max", "floor", "ceil", "round", "roundTo", "abs",
  ])
  /// Types that other formats do not have.
  private static let studioTypes = Vocabulary([
    "borderRadius", "borderWidth", "sizing", "spacing", "fontSizes", "fontFamilies", "fontWeights",
    "lineHeights", "letterSpacing", "paragraphSpacing", "boxShadow", "composition", "textCase",
    "textDecoration", "math",
  ])
  /// Keys that say something of a group and are no sign of another kind of file.
  private static let metadata = Vocabulary([
    "comment", "description", "type", "category", "deprecated", "deprecated_comment", "name",
    "themeable",
  ])
}
