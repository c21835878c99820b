import YAMLTree

extension TokenFormat {
  /// Variables of Figma, as its REST API and its plugins write them.
  ///
  /// These shapes are read:
  /// - the answer of the REST API: `variables` and `variableCollections` by id, below `meta` or at
  ///   the top, also as lists;
  /// - one collection with its `modes` by id and a list of `variables`, or a list of such
  ///   collections;
  /// - `collections`, each with a list of `modes` that have the `variables` with their values;
  /// - one `collection` with `tokens` by name, whose `values` and `ref` are by mode.
  ///
  /// A path is the variable's name with dots for slashes. In the last shape, whose references say
  /// so, the collection's name comes first; in all others it does where variables of several
  /// collections have one name. Of several in one collection with one name the first keeps it, the
  /// others have a number behind it. A collection is an axis with its modes as contexts; the default
  /// mode holds wherever another one has no value. A collection without numbers is no axis: no
  /// length depends on it.
  static let figmaVariables = TokenFormat(
    name: "Figma variables", recognises: { isFigma($0) },
    read: { reader in
      var export = FigmaExport()
      export.read(&reader)
      export.finish(&reader)
    })

  private static func isFigma(_ file: TokenFileView) -> Bool {
    if file.tree.kind(file.root) == .sequence {
      var items = file.tree.items(of: file.root)
      return items.next().map { hasVariables(file, in: file.tree.resolved($0)) } ?? false
    }
    if let collection = file.value(of: "collection", in: file.root),
      let tokens = file.value(of: "tokens", in: file.root)
    {
      return file.view[collection].isScalar && file.view[tokens].isMapping
        && file.has("modes", in: file.root)
    }
    let top = file.value(of: "meta", in: file.root) ?? file.root
    if hasVariables(file, in: top) || hasVariables(file, in: file.root) { return true }
    guard let collections = file.value(of: "collections", in: file.root),
      let first = first(file, in: collections)
    else { return false }
    return file.has("modes", in: first)
  }

  /// Whether a mapping has `variables`, the first of which looks like one.
  private static func hasVariables(_ file: TokenFileView, in mapping: NodeIndex) -> Bool {
    guard let variables = file.value(of: "variables", in: mapping) else { return false }
    guard let first = first(file, in: variables) else {
      return file.has("variableCollections", in: mapping)
    }
    return file.has("valuesByMode", in: first) || file.has("resolvedValuesByMode", in: first)
      || file.has("resolvedType", in: first) || file.has("resolvedDataType", in: first)
  }

  /// The first item of a list, or the first value of a mapping.
  private static func first(_ file: TokenFileView, in node: NodeIndex) -> NodeIndex? {
    var items = file.tree.items(of: node)
    if let item = items.next() { return file.tree.resolved(item) }
    var entries = file.view.entries(node)
    return entries.next().map { file.tree.resolved($0.value) }
  }
}
