import CornerTokens
import Diagnostics
import YAMLTree

/// Finds the path of names at which a text is written, whatever places it.
///
/// It follows the keys of the file and no `use`, alias or placement: the path of a text changes only
/// when someone renames what it stands in, or moves it elsewhere.
struct WrittenPlaces {
  private let tree: YAMLTree
  private var open: [WrittenPart] = []
  /// The index of the next document that was not entered yet.
  private var document = 0

  init(_ tree: YAMLTree) { self.tree = tree }

  /// Names the places of a file's violations.
  ///
  /// One pass over the entries that lie around violations and those beside them, whatever the
  /// number of violations; what lies in an entry without any is not looked at.
  static func named(_ violations: [Violation], in tree: YAMLTree) -> [Violation] {
    var named = violations
    var places = WrittenPlaces(tree)
    let ranges = CommentAnchors(tree.source).anchored(violations.map(\.range))
    let order = ranges.indices.sorted { left, right in
      let (first, second) = (ranges[left], ranges[right])
      if first.start != second.start { return first.start < second.start }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return left < right
    }
    for index in order { named[index].writtenAt = places.path(at: ranges[index]) }
    return named
  }

  /// The path of the innermost part that holds all of a range.
  ///
  /// - Parameter range: starts nowhere before the one of the last call.
  private mutating func path(at range: ByteRange) -> String {
    while let last = open.last, WrittenPart.isOver(last.extent, before: range) {
      open.removeLast()
    }
    if open.isEmpty { enterDocument(at: range) }
    while step(towards: range) {}
    return open.last { $0.extent.encloses(range) }?.path ?? ""
  }

  private mutating func enterDocument(at range: ByteRange) {
    while document < tree.documents.count {
      let root = tree.documents[document]
      let extent = tree.range(root)
      guard extent.start <= range.start else { return }
      document += 1
      guard !WrittenPart.isOver(extent, before: range) else { continue }
      open.append(
        WrittenPart(.document, path: "", prefix: "", extent: extent, value: root, in: tree))
      return
    }
  }

  /// Goes past the next entry of the innermost part, or into it; false when the range stands in front
  /// of it, or is of no entry's own.
  private mutating func step(towards range: ByteRange) -> Bool {
    guard let outer = open.last, outer.next < outer.end else { return false }
    let key = NodeIndex(raw: Int32(truncatingIfNeeded: outer.next))
    let value = outer.isList ? key : NodeIndex(raw: tree[key].next)
    let after = Int(tree[value].next)
    // Preorder: everything lies further on; anything else is no tree.
    guard Int(value.raw) >= outer.next, after > Int(value.raw) else { return false }
    let extent = ByteRange(
      start: tree[key].start, end: Swift.max(tree[key].end, tree[value].end))
    guard extent.start <= range.start else { return false }
    if WrittenPart.isOver(extent, before: range) {
      open[open.count - 1].next = after
      return true
    }
    guard let inner = part(in: outer, key, value, extent) else { return false }
    open[open.count - 1].next = after
    open.append(inner)
    return true
  }

  /// The part that an entry makes; nil when it belongs to the part around it.
  private func part(
    in outer: WrittenPart, _ key: NodeIndex, _ value: NodeIndex, _ extent: ByteRange
  ) -> WrittenPart? {
    let name: String
    if outer.isList {
      guard let own = itemName(key), outer.kind == .content else {
        return part(outer.kind == .content ? .component : outer.kind, like: outer, value, extent)
      }
      name = own
    } else {
      name = tree.string(tree.resolved(key))
      // What a merge key brings in from where it stands is written in the mapping around it.
      if tree.style(key) == .plain, tree.isScalar(key, "<<") {
        return part(outer.kind, like: outer, value, extent)
      }
    }
    let path = outer.prefix + ComponentPath.escaped(name)
    let (kind, prefix): (WrittenPart.Kind, String)
    switch outer.kind {
    case .component:
      guard tree.isScalar(key, "content") else { return nil }
      return part(.content, like: outer, value, extent)
    case .document:
      if tree.isScalar(key, "components") {
        (kind, prefix) = (.components, "")
      } else if tree.isScalar(key, "corners") {
        (kind, prefix) = (.corners, "corners/")
      } else {
        (kind, prefix) = (.other, path + "/")
      }
    case .components, .content: (kind, prefix) = (.component, path + "/")
    case .corners: (kind, prefix) = (.corners, path + ".")
    case .other: (kind, prefix) = (.other, path + "/")
    }
    return WrittenPart(
      kind, path: path, prefix: prefix, extent: extent, value: value, in: tree)
  }

  /// A part that adds no name.
  private func part(
    _ kind: WrittenPart.Kind, like outer: WrittenPart, _ value: NodeIndex, _ extent: ByteRange
  ) -> WrittenPart {
    WrittenPart(
      kind, path: outer.path, prefix: outer.prefix, extent: extent, value: value, in: tree)
  }

  /// What a list item is called: its text, its `name`, else what it uses; nil when it has none.
  ///
  /// An alias has none here: what it stands for is written elsewhere.
  private func itemName(_ item: NodeIndex) -> String? {
    if tree.kind(item) == .scalar { return tree.isNull(item) ? nil : tree.string(item) }
    var used: String?
    for (key, value) in tree.entries(of: item) {
      let isName = tree.isScalar(key, "name")
      guard isName || tree.isScalar(key, "use") else { continue }
      let text = tree.string(tree.resolved(value))
      if text.isEmpty { continue }
      if isName { return text }
      used = text
    }
    return used
  }
}
