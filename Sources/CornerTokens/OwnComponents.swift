import YAMLTree

/// What the words in some components say of the format that they are of.
struct OwnComponents {
  /// The keys of a component that no other format has.
  static let keys: [ComponentKey] = [
    .shape, .containerShape, .clipShape, .content, .use, .inset, .fallback,
  ]

  /// Whether a component has a key that only this program's own files have.
  private(set) var hasOwnKey = false
  /// Whether a component looked at has a key that means nothing in this program's own files.
  private(set) var hasOtherKey = false
  /// Whether a component looked at has a value such as `12px` or `#fff`, as other formats have.
  private(set) var hasOtherValue = false

  /// Looks at components until one has an own key; linear in their keys.
  init(_ components: NodeIndex, _ view: TreeView, _ tree: YAMLTree) {
    var entries = view.entries(tree.resolved(components))
    while let (_, component) = entries.next() {
      var keys = view.entries(tree.resolved(component))
      while let (key, value) = keys.next() {
        if ForeignSigns.isForeign(view.bytes(tree.resolved(value))) { hasOtherValue = true }
        guard let index = Vocabularies.standard.component.index(of: view.bytes(key)) else {
          hasOtherKey = true
          continue
        }
        if Self.keys.contains(where: { $0.rawValue == index }) {
          hasOwnKey = true
          return
        }
      }
    }
  }
}
