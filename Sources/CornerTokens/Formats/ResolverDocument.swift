import YAMLTree

/// Finds what the references of a resolver document name.
struct ResolverDocument {
  /// What an object is, as far as its place says.
  enum Kind: Equatable {
    /// A set, from `sets`.
    case set
    /// A modifier, from `modifiers`.
    case modifier
    /// Tokens, or whatever else has no place of its own.
    case tokens
    /// A file, or something in one.
    case file
  }

  /// An object with all that its `$ref` lead to.
  struct Object {
    /// What the reference names; `tokens` for an object without one.
    var kind = Kind.tokens
    /// Its name under `sets` or `modifiers`; empty for others.
    var name = ""
    /// The objects of this document that it is made of: the first that has a key wins.
    var layers: [NodeIndex]
    /// The file that lies below them all, with the names on the way in it.
    var file: (path: [UInt8], pointer: JSONPointer, node: NodeIndex)?
  }

  /// The most references that may lead from one to the next.
  private static var hopLimit: Int { 64 }

  private let root: NodeIndex
  private let tree: YAMLTree
  private let view: TreeView
  /// Finds members and items of this document.
  var members: MemberIndex
  /// Where objects refer to, so that it is looked for once.
  private var references: [NodeIndex: NodeIndex] = [:]

  /// Stands before a document.
  init(_ reader: TokenFileReader) {
    root = reader.root
    tree = reader.tree
    view = reader.view
    members = MemberIndex(reader.tree)
  }

  /// Hands the index of members out, which is to be put back: two of them would each make its tables.
  mutating func lendMembers() -> MemberIndex {
    defer { members = MemberIndex(tree) }
    return members
  }

  /// The value of a key of an object, an alias followed; nil when none of its layers has it.
  mutating func member(_ key: String, of object: Object) -> NodeIndex? {
    let key = Array(key.utf8)
    for layer in object.layers {
      if let found = members.member(key, of: layer, in: view) { return found }
    }
    return nil
  }

  /// The value of `$ref` in an object, or `none`.
  mutating func reference(in mapping: NodeIndex) -> NodeIndex {
    if let known = references[mapping] { return known }
    let reference = DTCGMembers(mapping, in: view).reference
    references[mapping] = reference
    return reference
  }

  /// Follows the references of an object.
  mutating func object(_ mapping: NodeIndex) throws(ResolverProblem) -> Object {
    var object = Object(layers: [mapping])
    var last = mapping
    for hop in 0..<Self.hopLimit {
      let reference = tree.resolved(self.reference(in: last))
      guard view[reference].isScalar else {
        guard hop > 0 || self.reference(in: last) == .none else {
          throw .pointer("$ref", .otherPlace)
        }
        return object
      }
      let text = TokenProblem.excerpt(view.bytes(reference))
      let (path, pointer) = try Self.read(view.bytes(reference), text)
      guard path.isEmpty else {
        if hop == 0 { object.kind = .file }
        object.file = (path, pointer, reference)
        return object
      }
      let found = try target(of: pointer.names, text)
      let kind = Self.kind(of: pointer.names)
      if hop == 0 {
        object.kind = kind
        if kind != .tokens { object.name = String(decoding: pointer.names[1], as: UTF8.self) }
      } else if kind == .modifier, object.kind != .modifier {
        throw .modifierInSource(text)
      }
      guard !object.layers.contains(found) else { throw .cycle(text) }
      object.layers.append(found)
      last = found
    }
    throw .cycle(TokenProblem.excerpt(view.bytes(tree.resolved(last))))
  }

  /// The object that names lead to.
  private mutating func target(
    of names: [[UInt8]], _ text: String
  ) throws(ResolverProblem) -> NodeIndex {
    guard let first = names.first else { throw .noTokens(text) }
    if first.elementsEqual("resolutionOrder".utf8) { throw .order(text) }
    var node = root
    for (depth, name) in names.enumerated() {
      let isList = !view[node].isMapping
      let next =
        isList ? members.item(name, of: node) : members.member(name, of: node, in: view)
      guard let next else { throw unknown(names, depth, node) ?? .leadsToNothing(text) }
      node = next
    }
    guard view[node].isMapping else {
      throw Self.isModifier(names) ? .modifierInSource(text) : .noTokens(text)
    }
    return node
  }

  private static func isModifier(_ names: [[UInt8]]) -> Bool {
    names.first?.elementsEqual("modifiers".utf8) ?? false
  }

  private static func kind(of names: [[UInt8]]) -> Kind {
    guard names.count > 1 else { return .tokens }
    if isModifier(names) { return .modifier }
    return names.count == 2 && names[0].elementsEqual("sets".utf8) ? .set : .tokens
  }

  /// What to say of a set or modifier that is not there.
  private func unknown(_ names: [[UInt8]], _ depth: Int, _ object: NodeIndex) -> ResolverProblem? {
    guard names.count == 2, depth == 1 || view[object].isMapping else { return nil }
    let isSet = names[0].elementsEqual("sets".utf8)
    guard isSet || Self.isModifier(names) else { return nil }
    var known: [String] = []
    if depth == 1 {
      var entries = view.entries(object)
      while known.count < 1_000, let (key, _) = entries.next() { known.append(tree.string(key)) }
    }
    let suggestion = names[1].withUnsafeBufferPointer { NearWord.nearest(to: $0, among: known) }
    return .unknown(
      isSet ? .set : .modifier, TokenProblem.cut(String(decoding: names[1], as: UTF8.self)),
      suggestion: suggestion)
  }

  /// The path and the fragment of a reference; the path is empty for this document.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: String
  ) throws(ResolverProblem) -> (path: [UInt8], pointer: JSONPointer) {
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    guard !bytes.isEmpty else { throw .pointer(text, .otherPlace) }
    do throws(JSONPointer.Fault) {
      var fragment = Array(bytes[end...])
      // For files the specification's own example leaves the slash out: `tokens.json#sets/base`.
      if end > 0, fragment.count > 1, fragment[1] != UInt8(ascii: "/") {
        fragment.insert(UInt8(ascii: "/"), at: 1)
      }
      let pointer =
        fragment.isEmpty
        ? JSONPointer(names: [])
        : try fragment.withUnsafeBufferPointer { (all) throws(JSONPointer.Fault) in
          try JSONPointer(all)
        }
      return (try JSONPointer.percentDecoded(bytes[..<end]), pointer)
    } catch {
      throw .pointer(text, error)
    }
  }
}
