import YAMLTree

/// Finds places in a document of the format, for pointers and names.
struct DTCGDocument {
  /// What a pointer leads to.
  enum Place {
    /// A token or its value: the names of its path.
    case token([[UInt8]])
    /// Something within a token's value.
    case part(NodeIndex)
    /// A group.
    case group(NodeIndex)
    /// What a token or group says of itself, or anything else that is no token.
    case remark
    /// Nothing.
    case nothing
    /// It leads back to itself.
    case cycle
    /// It leads through too many others.
    case tooFar
  }

  /// The most references that may lead from one to the next.
  static var hopLimit: Int { 64 }

  /// The outermost group.
  let root: NodeIndex
  /// The resolver document that the group is a source of; nil for a document of its own.
  private let resolver: NodeIndex?
  private let tree: YAMLTree
  private let view: TreeView
  /// Finds members and items, which may serve other documents of the same tree too.
  private(set) var members: MemberIndex
  /// What large objects say of themselves, so that it is looked for once.
  private var known: [NodeIndex: DTCGMembers] = [:]

  /// Stands before a document.
  ///
  /// - Parameter members: what is known of the tree's members; nil for nothing.
  init(
    _ tree: YAMLTree, _ view: TreeView, root: NodeIndex, within resolver: NodeIndex? = nil,
    members: MemberIndex? = nil
  ) {
    self.root = root
    self.resolver = resolver
    self.tree = tree
    self.view = view
    self.members = members ?? MemberIndex(tree)
  }

  /// The member of a group or token; nil when there is none.
  mutating func member(_ name: [UInt8], of mapping: NodeIndex) -> NodeIndex? {
    members.member(name, of: mapping, in: view)
  }

  /// What an object says of itself.
  mutating func remarks(of mapping: NodeIndex) -> DTCGMembers {
    guard view[mapping].valueLength > 16 else { return DTCGMembers(mapping, in: view) }
    if let known = known[mapping] { return known }
    let members = DTCGMembers(mapping, in: view)
    known[mapping] = members
    return members
  }

  /// Follows a pointer, through the references that it meets within values.
  mutating func place(of pointer: JSONPointer) -> Place {
    let place = place(of: pointer, from: root)
    guard case .nothing = place, let resolver else { return place }
    switch self.place(of: pointer, from: resolver) {
    case .token(let names):
      // `#/sets/NAME/sources/0/…`, `#/modifiers/NAME/contexts/NAME/0/…`.
      let isSet = names.first?.elementsEqual("sets".utf8) ?? false
      return .token(Array(names.dropFirst(isSet ? 4 : 5)))
    case let other: return other
    }
  }

  private mutating func place(of pointer: JSONPointer, from start: NodeIndex) -> Place {
    var names = pointer.names
    var seen: Set<NodeIndex> = []
    for _ in 0..<Self.hopLimit {
      switch walk(names, from: start) {
      case .end(let place): return place
      case .onwards(let more, let node):
        guard seen.insert(node).inserted else { return .cycle }
        names = more
      }
    }
    return .tooFar
  }

  private enum Step {
    case end(Place)
    /// The names to go on with, and the reference that says so.
    case onwards([[UInt8]], NodeIndex)
  }

  private mutating func walk(_ names: [[UInt8]], from start: NodeIndex) -> Step {
    var node = start
    var valueDepth: Int?
    for (depth, name) in names.enumerated() {
      let rest = names[depth...]
      if view[node].isMapping {
        if let member = members.member(name, of: node, in: view) {
          if valueDepth == nil, name.elementsEqual("$value".utf8) { valueDepth = depth }
          node = member
          continue
        }
        guard let (target, reference) = reference(in: node) else { return .end(.nothing) }
        return .onwards(target + rest, reference)
      }
      if valueDepth != nil, let target = alias(node) { return .onwards(target + rest, node) }
      guard let item = members.item(name, of: node) else { return .end(.nothing) }
      node = item
    }
    guard let valueDepth else { return .end(place(outsideValues: node, names)) }
    if valueDepth == names.count - 1 { return .end(.token(names.dropLast())) }
    if let (target, reference) = reference(in: node) { return .onwards(target, reference) }
    return .end(.part(node))
  }

  private mutating func place(outsideValues node: NodeIndex, _ names: [[UInt8]]) -> Place {
    guard view[node].isMapping else { return .remark }
    if let last = names.last, last.first == UInt8(ascii: "$"), !last.elementsEqual("$root".utf8) {
      return .remark
    }
    let members = remarks(of: node)
    if members.hasValue { return .token(names) }
    if members.reference != .none, !members.hasObjects { return .token(names) }
    return .group(node)
  }

  /// Where an object with `$ref` leads.
  private mutating func reference(in mapping: NodeIndex) -> (names: [[UInt8]], node: NodeIndex)? {
    guard view[mapping].isMapping else { return nil }
    let node = tree.resolved(remarks(of: mapping).reference)
    guard let pointer = try? JSONPointer(view.bytes(node)) else { return nil }
    return (pointer.names, node)
  }

  /// Where a value leads that is the name of a token.
  private func alias(_ node: NodeIndex) -> [[UInt8]]? {
    guard let name = TokenFileReader.singleName(TokenFileReader.trimmed(view.bytes(node))) else {
      return nil
    }
    return Self.names(inPath: name) + [Array("$value".utf8)]
  }

  /// The names in a path with dots.
  static func names(inPath path: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
  }
}
