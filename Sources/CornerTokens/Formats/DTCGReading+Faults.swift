import YAMLTree

extension DTCGReading {
  /// Reports what is wrong with what an object says of itself.
  func check(_ members: DTCGMembers, of mapping: NodeIndex, _ reader: inout TokenFileReader) {
    if members.hasValue {
      if members.reference != .none {
        reader.report(DTCGProblem.twoValues, at: members.referenceKey)
      }
      if members.extends != .none { reader.report(DTCGProblem.extendsInToken, at: members.extends) }
    }
    if members.type != .none { checkType(reader.tree.resolved(members.type), &reader) }
    if members.description != .none, !isText(reader.tree.resolved(members.description), reader) {
      reader.report(DTCGProblem.descriptionForm, at: members.description)
    }
    if members.extensions != .none,
      !reader.view[reader.tree.resolved(members.extensions)].isMapping
    {
      reader.report(DTCGProblem.extensionsForm, at: members.extensions)
    }
    if members.deprecated != .none {
      let node = reader.tree.resolved(members.deprecated)
      if !isText(node, reader), DTCGReading.truth(node, reader) == nil {
        reader.report(DTCGProblem.deprecatedForm, at: members.deprecated)
      }
    }
    if members.hasStrangeKeys { checkKeys(of: mapping, &reader) }
  }

  private func checkType(_ node: NodeIndex, _ reader: inout TokenFileReader) {
    let word = reader.view.bytes(node)
    guard reader.view[node].isScalar, !word.isEmpty, isText(node, reader) else {
      reader.report(DTCGProblem.typeForm, at: node)
      return
    }
    if DTCGType(word) == nil, let suggestion = DTCGType.suggestion(for: word) {
      reader.report(DTCGProblem.type(reader.excerpt(node), suggestion: suggestion), at: node)
    }
  }

  /// Reports keys that look like misspelt ones of the format.
  ///
  /// Others are left alone: the format keeps all names with `$` for itself, so they may be of a
  /// later version, or remarks of a tool.
  private func checkKeys(of mapping: NodeIndex, _ reader: inout TokenFileReader) {
    var entries = reader.view.entries(mapping)
    while let (key, value) = entries.next() {
      let name = reader.view.bytes(key)
      guard name.first == UInt8(ascii: "$"), DTCGKey(name) == nil else { continue }
      if reader.view[value].isMapping, DTCGMembers(value, in: reader.view).hasValue { continue }
      if let suggestion = DTCGKey.suggestion(for: name) {
        reader.report(
          DTCGProblem.key(reader.excerpt(key), suggestion: suggestion), at: key)
      }
    }
  }

  /// Reports tokens within a token.
  ///
  /// - Returns: whether there are any.
  func reportInner(
    _ mapping: NodeIndex, _ layer: DTCGLayer, _ reader: inout TokenFileReader
  ) -> Bool {
    var isFound = false
    var entries = reader.view.entries(mapping)
    while let (key, value) = entries.next() {
      guard isInner(key, value, reader.view) else { continue }
      isFound = true
      guard !layer.isRepeated else { break }
      reader.report(DTCGProblem.tokenInToken(reader.excerpt(key)), at: key)
    }
    return isFound
  }

  /// Whether a member of a token is a token, or has one in it.
  ///
  /// `original` is none: there Style Dictionary keeps what a token was.
  func isInner(_ key: NodeIndex, _ value: NodeIndex, _ view: TreeView) -> Bool {
    let name = view.bytes(key)
    guard view[value].isMapping, name.first != UInt8(ascii: "$"),
      !name.elementsEqual("original".utf8)
    else { return false }
    return hasToken(value, view)
  }

  /// Whether an object is a token or has one in it; looks at all of its nodes.
  private func hasToken(_ mapping: NodeIndex, _ view: TreeView) -> Bool {
    let start = Int(mapping.raw)
    for place in start..<start + view.size(mapping) {
      let node = view[NodeIndex(raw: Int32(truncatingIfNeeded: place))]
      if node.isScalar, node.valueLength == 6, view.bytes(of: node).elementsEqual("$value".utf8) {
        return true
      }
    }
    return false
  }

  /// What calls an object deprecated; `none` when it says that it is not, nil when it says nothing.
  static func deprecation(_ members: DTCGMembers, _ reader: TokenFileReader) -> NodeIndex? {
    guard members.deprecated != .none else { return nil }
    let node = reader.tree.resolved(members.deprecated)
    guard reader.view[node].isScalar, !reader.tree.isNull(node) else { return nil }
    return truth(node, reader) == false ? NodeIndex.none : node
  }

  /// What a scalar without quotes says that is `true` or `false`; nil for all else.
  static func truth(_ node: NodeIndex, _ reader: TokenFileReader) -> Bool? {
    guard reader.view[node].isScalar, reader.view[node].isPlain else { return nil }
    let isTrue = ["true", "True", "TRUE"].contains { (word: StaticString) in
      reader.tree.isScalar(node, word)
    }
    if isTrue { return true }
    let isFalse = ["false", "False", "FALSE"].contains { (word: StaticString) in
      reader.tree.isScalar(node, word)
    }
    return isFalse ? false : nil
  }

  /// Whether a node is a text: quoted, or without quotes and no number, truth or null.
  private func isText(_ node: NodeIndex, _ reader: TokenFileReader) -> Bool {
    guard reader.view[node].isScalar else { return false }
    guard reader.view[node].isPlain else { return true }
    if reader.tree.isNull(node) || Self.truth(node, reader) != nil { return false }
    if case .number(_, .none) = TokenFileReader.form(of: reader.view.bytes(node)) { return false }
    return true
  }
}

extension DTCGType {
  /// The type that a value of `$type` names; nil when there is none, or no word.
  init?(at node: NodeIndex, _ reader: TokenFileReader) {
    guard node != .none else { return nil }
    let found = reader.tree.resolved(node)
    guard reader.view[found].isScalar else { return nil }
    self = DTCGType(reader.view.bytes(found)) ?? .foreign
  }
}
