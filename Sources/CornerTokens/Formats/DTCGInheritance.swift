import YAMLTree

/// Which groups take over the content of which others: `$extends`, or `$ref` in a group.
struct DTCGInheritance {
  /// A group whose content another one takes over.
  struct Target {
    /// The group.
    var group: NodeIndex
    /// The type that holds there for tokens without one of their own.
    var type: DTCGType
  }

  /// A group that takes over the content of others.
  struct Site {
    /// The group.
    var group: NodeIndex
    /// What says so: the value of `$extends` or `$ref`.
    var node: NodeIndex
    /// The groups taken over, the nearest first; empty when they cannot be.
    var targets: [Target] = []
    /// The path of the group.
    var path: String
  }

  /// The most ways that are tried to find a group which is itself inherited.
  private static let wayLimit = 32

  /// The groups that take over others, in file order.
  var sites: [Site] = []
  private var siteOfGroup: [NodeIndex: Int] = [:]

  /// Nobody takes anything over.
  init() {}

  /// Looks through a document, and reports what cannot be taken over.
  init(_ document: inout DTCGDocument, _ reader: inout TokenFileReader) {
    guard Self.mayInherit(document.root, reader.view) else { return }
    collect(&document, reader)
    for index in sites.indices {
      sites[index].targets = targets(of: sites[index], &document, &reader)
    }
    breakCircles(&reader)
  }

  /// The site of a group; nil for one that takes nothing over.
  func site(of group: NodeIndex) -> Site? { siteOfGroup[group].map { sites[$0] } }

  /// Whether the keys `$extends` or `$ref` occur at all.
  private static func mayInherit(_ root: NodeIndex, _ view: TreeView) -> Bool {
    var place = Int(root.raw)
    let end = place + view.size(root)
    while place < end {
      let node = view[NodeIndex(raw: Int32(truncatingIfNeeded: place))]
      place += 1
      guard node.isScalar, node.valueLength == 8 || node.valueLength == 4 else { continue }
      let bytes = view.bytes(of: node)
      guard bytes.first == UInt8(ascii: "$") else { continue }
      if bytes.elementsEqual("$extends".utf8) || bytes.elementsEqual("$ref".utf8) { return true }
    }
    return false
  }

  // MARK: Finding the groups

  private mutating func collect(_ document: inout DTCGDocument, _ reader: TokenFileReader) {
    let view = reader.view
    var path: [UInt8] = []
    var open = [(cursor: view.entries(document.root), pathCount: 0)]
    visit(document.root, path, &document, reader)
    while let last = open.indices.last {
      guard let (key, value) = open[last].cursor.next() else {
        open.removeLast()
        continue
      }
      let name = view.bytes(key)
      guard view[value].isMapping, name.first != UInt8(ascii: "$"),
        open.count <= TokenFileReader.depthLimit
      else { continue }
      path.removeLast(max(0, path.count - open[last].pathCount))
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      path.append(contentsOf: name)
      if visit(value, path, &document, reader) { open.append((view.entries(value), path.count)) }
    }
  }

  /// Takes a group in when it takes others over.
  ///
  /// - Returns: false for a token.
  @discardableResult
  private mutating func visit(
    _ mapping: NodeIndex, _ path: [UInt8], _ document: inout DTCGDocument, _ reader: TokenFileReader
  ) -> Bool {
    let members = document.remarks(of: mapping)
    if members.hasValue { return false }
    var node = members.extends
    if node == .none, members.reference != .none {
      let isPlain = members.hasObjects || members.type == .none
      guard isPlain, pointsToGroup(members.reference, &document, reader) else { return true }
      node = members.reference
    }
    guard node != .none else { return true }
    siteOfGroup[mapping] = sites.count
    sites.append(Site(group: mapping, node: node, path: String(decoding: path, as: UTF8.self)))
    return true
  }

  private func pointsToGroup(
    _ node: NodeIndex, _ document: inout DTCGDocument, _ reader: TokenFileReader
  ) -> Bool {
    let text = reader.view.bytes(reader.tree.resolved(node))
    guard let pointer = try? JSONPointer(text) else { return false }
    if case .group = document.place(of: pointer) { return true }
    return false
  }

  // MARK: Finding what they take over

  private func targets(
    of site: Site, _ document: inout DTCGDocument, _ reader: inout TokenFileReader
  ) -> [Target] {
    let node = reader.tree.resolved(site.node)
    let names: [[UInt8]]
    do throws(DTCGProblem) {
      names = try Self.names(at: node, reader)
    } catch {
      reader.report(error, at: site.node)
      return []
    }
    var found: [Target] = []
    var isToken = false
    var ways = [names]
    var tried = 0
    while let way = ways.popLast(), tried < Self.wayLimit {
      tried += 1
      var type = DTCGType.none
      guard let end = walk(way, &document, reader, &type, &ways) else { continue }
      if reader.view[end].isMapping, !document.remarks(of: end).hasValue {
        found.append(Target(group: end, type: type))
      } else {
        isToken = true
      }
    }
    if found.isEmpty {
      let text = reader.excerpt(node)
      reader.report(
        isToken ? DTCGProblem.extendsToken(text) : .extendsNothing(text), at: site.node)
    }
    return found
  }

  /// The names in a reference to a group: `{a.b}` or `#/a/b`.
  private static func names(
    at node: NodeIndex, _ reader: TokenFileReader
  ) throws(DTCGProblem) -> [[UInt8]] {
    let text = TokenFileReader.trimmed(reader.view.bytes(node))
    guard reader.view[node].isScalar else { throw .extendsForm }
    if let path = TokenFileReader.singleName(text) { return DTCGDocument.names(inPath: path) }
    do {
      return try JSONPointer(text).names
    } catch .otherPlace {
      throw .extendsForm
    } catch {
      throw .pointerForm(reader.excerpt(node), error)
    }
  }

  /// Follows names from group to group.
  ///
  /// - Parameters:
  ///   - type: the type that holds where they end.
  ///   - ways: takes up the names by which the same group is found in groups that are taken over
  ///     on the way; the nearest last.
  private func walk(
    _ names: [[UInt8]], _ document: inout DTCGDocument, _ reader: TokenFileReader,
    _ type: inout DTCGType, _ ways: inout [[[UInt8]]]
  ) -> NodeIndex? {
    var node = document.root
    for (depth, name) in names.enumerated() {
      let members = document.remarks(of: node)
      if let site = siteOfGroup[node],
        let inherited = try? Self.names(at: reader.tree.resolved(sites[site].node), reader)
      {
        ways.append(inherited + names[depth...])
      }
      guard !members.hasValue, let member = document.member(name, of: node) else { return nil }
      type = DTCGType(at: members.type, reader) ?? type
      node = member
    }
    type = DTCGType(at: document.remarks(of: node).type, reader) ?? type
    return node
  }
}
