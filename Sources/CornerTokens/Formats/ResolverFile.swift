import YAMLTree

/// A file that sources of a resolver document name, read once, with what is known of it.
struct ResolverFile {
  /// The file.
  let tree: YAMLTree
  /// The index of its contribution in `TokenFile.parts`.
  let part: Int
  /// Finds what pointers into it lead to.
  var members: MemberIndex
  /// The objects in it whose tokens have been read.
  var sources: [NodeIndex: ResolverSource] = [:]

  /// Stands before a file of which nothing has been read.
  init(_ tree: YAMLTree, part: Int) {
    self.tree = tree
    self.part = part
    members = MemberIndex(tree)
  }

  /// The object with tokens that a pointer leads to.
  ///
  /// - Parameter text: the reference as it is written, for what is thrown.
  mutating func object(
    _ pointer: JSONPointer, in view: TreeView, _ text: String
  ) throws(ResolverProblem) -> NodeIndex {
    guard var node = tree.documents.first else { throw .noObject(text) }
    for name in pointer.names {
      let isObject = view[node].isMapping
      guard
        let next =
          isObject ? members.member(name, of: node, in: view) : members.item(name, of: node)
      else { throw .leadsToNothing(text) }
      node = next
    }
    guard view[node].isMapping else { throw .noObject(text) }
    if members.member(Array("resolutionOrder".utf8), of: node, in: view) != nil {
      throw .noObject(text)
    }
    if let sources = members.member(Array("sources".utf8), of: node, in: view),
      case .sequence = tree.kind(sources)
    {
      throw .setElsewhere(text)
    }
    return node
  }
}
