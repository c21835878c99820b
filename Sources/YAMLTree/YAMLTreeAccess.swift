import Diagnostics

extension YAMLTree {
  /// What a node is.
  @inlinable
  package func kind(_ node: NodeIndex) -> NodeKind { self[node].kind }

  /// How a scalar is written; `plain` for all other kinds.
  @inlinable
  package func style(_ node: NodeIndex) -> ScalarStyle { self[node].style }

  /// The bytes of the node's own text, without anchor and tag.
  ///
  /// A scalar with its quotes, a block scalar from its `|` or `>`; a flow collection with its
  /// brackets; a block collection from its first key or dash to the end of its last descendant,
  /// never past trailing comments or blank lines. A value that is not there has an empty range
  /// where it would stand: right after its key's `:` or its `-`.
  @inlinable
  package func range(_ node: NodeIndex) -> ByteRange {
    let node = self[node]
    return ByteRange(start: node.start, end: node.end)
  }

  /// True when a fault says all there is to say about this node: report nothing else about it.
  @inlinable
  package func isFaulty(_ node: NodeIndex) -> Bool { self[node].flags.contains(.isFaulty) }

  /// True for a collection in brackets.
  @inlinable
  package func isFlow(_ node: NodeIndex) -> Bool { self[node].flags.contains(.isFlow) }

  /// Follows an alias; any other node is returned as it is.
  ///
  /// An alias without an anchor, and one that lies within its own anchor, stays an alias: a fault
  /// says so. The result is never an alias with a target.
  @inlinable
  package func resolved(_ node: NodeIndex) -> NodeIndex {
    let found = self[node]
    guard found.kind == .alias else { return node }
    let target = NodeIndex(raw: Int32(bitPattern: found.valueOffset))
    return target.raw < 0 ? node : target
  }

  /// The number of effective entries of a mapping or items of a sequence; 0 for all others.
  @inlinable
  package func entryCount(_ node: NodeIndex) -> Int {
    let node = self[node]
    return node.kind == .mapping || node.kind == .sequence ? Int(node.valueLength) : 0
  }

  /// The effective entries of a mapping; none for all other kinds.
  ///
  /// Merge keys are applied: an own key wins, then the earlier source. Own entries come first, in
  /// file order. Of duplicate keys only the first is there. Values are not resolved.
  @inlinable
  package func entries(of node: NodeIndex) -> Entries { Entries(self, mapping: node) }

  /// The items of a sequence, not resolved; none for all other kinds.
  @inlinable
  package func items(of node: NodeIndex) -> Items { Items(self, sequence: node) }

  /// The key in a value such as `{map}`: a name in braces that YAML takes for a mapping.
  ///
  /// - Returns: The key's range when the node is a flow mapping with one plain key and no value.
  package func singleNullEntryFlowMapping(_ node: NodeIndex) -> ByteRange? {
    let mapping = self[node]
    guard mapping.kind == .mapping, mapping.flags.contains(.isFlow), mapping.valueLength == 1,
      !mapping.flags.contains(.isMerged)
    else { return nil }
    let key = NodeIndex(raw: node.raw + 1)
    let value = NodeIndex(raw: self[key].next)
    guard kind(key) == .scalar, style(key) == .plain, isEmptyPlain(value),
      self[value].next == mapping.next
    else { return nil }
    return range(key)
  }
}
