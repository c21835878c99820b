import Expressions
import YAMLTree

/// A look at a file of plain nested maps: whether it holds design tokens at all.
struct NestedMapSurvey {
  /// The most nodes that are looked at.
  private static var limit: Int { 200_000 }

  /// Whether some radius or padding in the file is a length.
  private(set) var isTokenFile = false

  /// Looks at a file until it is known; of aliases only those to scalars are followed.
  init(_ file: TokenFileView) {
    guard file.view[file.root].isMapping, !Self.isOfOtherKind(file) else { return }
    let role = Self.role(of: file)
    let roles = RoleWords(TokenSettings())
    let words = LengthWords()
    var (lengthCount, otherCount) = (0, 0)
    var budget = Self.limit
    var open = [(entries: file.view.entries(file.root), role: TokenRole.other)]
    while budget > 0, let last = open.indices.last {
      guard let (key, value) = open[last].entries.next() else {
        open.removeLast()
        continue
      }
      budget -= 1
      if Self.isMetadata(key, value, isOutermost: last == 0, file.view, file.tree) { continue }
      let name = file.view.bytes(key)
      let own = roles.role(of: name)
      if file.view[value].isMapping {
        open.append((file.view.entries(value), own == .other ? open[last].role : own))
        continue
      }
      let isLength = Self.isLength(file.view.bytes(file.tree.resolved(value)))
      let kind = isLength ? words.kind(of: name) : .unknown
      // In a group called after paddings, only what has no name of another kind is one.
      if isLength, own != .other || open[last].role != .other && kind == .unknown,
        kind != .ratio
      {
        isTokenFile = true
        return
      }
      if isLength { lengthCount += 1 } else { otherCount += 1 }
    }
    isTokenFile = role != .other && lengthCount > otherCount
  }

  /// What a whole file is for: as its `category` says at the top, else as it is called.
  static func role(of file: TokenFileView) -> TokenRole {
    let roles = RoleWords(TokenSettings())
    if let category = file.value(of: "category", in: file.root) {
      let role = roles.role(of: file.view.bytes(category))
      if role != .other { return role }
    }
    let path = file.tree.source.pathBytes
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return path[start...].withUnsafeBufferPointer { name in
      let stem = name.prefix { $0 != UInt8(ascii: ".") }
      return roles.role(of: UnsafeBufferPointer(rebasing: stem))
    }
  }

  /// Whether a key says something of the file or the group, and is no token.
  static func isMetadata(
    _ key: NodeIndex, _ value: NodeIndex, isOutermost: Bool, _ view: TreeView, _ tree: YAMLTree
  ) -> Bool {
    let name = view.bytes(key)
    if name.first == UInt8(ascii: "$") {
      // `$radius: 4px` is how Sass calls a token.
      return !isLength(view.bytes(tree.resolved(value)))
    }
    guard isOutermost, let word = metadata.index(of: name) else { return false }
    return word < 2 || !view[tree.resolved(value)].isMapping
  }

  /// Whether a text is a length, several, or names other tokens in braces.
  private static func isLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = TokenFileReader.trimmed(text)
    guard let first = text.first else { return false }
    if text.contains(UInt8(ascii: "{")) {
      switch TokenFileReader.form(of: text) {
      case .reference, .expression, .list: return true
      case .number, .other, .broken: return false
      }
    }
    guard first < UInt8(ascii: ":") else { return false }
    if case .dimension(_, let unit) = DimensionSpelling.read(text) { return unit != .other }
    let parts = LengthList.split(text)
    return parts.count <= 4
      && parts.allSatisfy { part in
        let part = UnsafeBufferPointer(rebasing: text[part])
        guard case .dimension(_, let unit) = DimensionSpelling.read(part) else { return false }
        return unit != .other
      }
  }

  // MARK: Files of other kinds

  private static func isOfOtherKind(_ file: TokenFileView) -> Bool {
    var entries = file.view.entries(file.root)
    var isNative = true
    var components: NodeIndex?
    while let (key, value) = entries.next() {
      let name = file.view.bytes(key)
      if strangers.index(of: name) != nil { return true }
      let isComponents = file.tree.isScalar(key, "components")
      if isComponents { components = file.tree.resolved(value) }
      let isExtra = name.starts(with: [UInt8(ascii: "x"), UInt8(ascii: "-")])
      if !isExtra, Vocabularies.standard.document.index(of: name) == nil { isNative = false }
    }
    // Components without any other word than this program's own are its own, too.
    return components.map { node in
      let found = OwnComponents(node, file.view, file.tree)
      return found.hasOwnKey || isNative && !found.hasOtherKey
    } ?? false
  }

  /// Keys at the top of workflows, packages, interfaces, schemas, settings and this program's own
  /// files.
  private static let strangers = Vocabulary([
    "corners", "rules", "jobs", "services", "openapi", "swagger", "asyncapi", "apiVersion",
    "dependencies", "devDependencies", "peerDependencies", "scripts", "engines", "packages",
    "lockfileVersion", "compilerOptions", "properties", "definitions", "$defs", "runs", "steps",
    "stages", "plugins", "repos", "parserOptions",
  ])
  /// Keys at the top that say something of the file; but for the first two, mappings are groups.
  private static let metadata = Vocabulary([
    "metadata", "meta", "version", "category", "name", "title", "description", "comment", "author",
    "license", "date", "updated", "lastUpdated", "status", "schema", "id",
  ])
}
