import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TreeBuilder {
  /// The keys of a mapping that are compared one by one; with more, a hash table takes over.
  private static var fewKeys: UInt32 { 16 }

  /// Judges the innermost mapping's last key once its value begins.
  ///
  /// Constant time: up to 16 keys are compared, and only when their outer bytes are alike.
  @inline(__always)
  mutating func acceptKey() {
    let place = Int(current.key)
    guard place >= 0, place < nodes.count else { return }
    let key = nodes[place]
    guard key.kind == .scalar, key.valueLength > 0, !key.flags.contains(.isDecoded) else {
      return acceptUnusualKey(key)
    }
    let first = text[Int(key.valueOffset)]
    if first == 0x3C, isMergeKey(key) { return acceptMergeKey(key) }
    let last = text[Int(key.valueOffset &+ key.valueLength &- 1)]
    let mixed = (key.valueLength &* 31) ^ (UInt32(first) &* 7) ^ (UInt32(last) &* 3)
    let bit: UInt64 = 1 &<< UInt64(mixed & 63)
    if current.keyBits & bit == 0, !current.hasKeyTable, current.count < Self.fewKeys {
      current.keyBits |= bit
      current.count &+= 1
    } else {
      current.keyBits |= bit
      acceptLikelyKnownKey(key)
    }
  }

  private func isMergeKey(_ key: YAMLNode) -> Bool {
    key.style == .plain && key.valueLength == 2 && text[Int(key.valueOffset) + 1] == 0x3C
  }

  private mutating func acceptMergeKey(_ key: YAMLNode) {
    nodes[Int(current.key)].flags.insert(.isIgnored)
    if current.mergeKey < 0 {
      current.mergeKey = current.key
    } else {
      reportDuplicate(key, of: nodes[Int(current.mergeKey)])
    }
  }

  private mutating func acceptUnusualKey(_ key: YAMLNode) {
    guard key.kind == .scalar, key.valueLength > 0 || key.style != .plain else {
      nodes[Int(current.key)].flags.formUnion([.isIgnored, .isFaulty])
      // An alias that leads nowhere has been reported.
      if !key.flags.contains(.isFaulty) {
        faults.append(YAMLFault(.keyWithoutName, at: ByteRange(start: key.start, end: key.end)))
      }
      return
    }
    // It may be alike to any other: from here on all bits are set.
    current.keyBits = UInt64.max
    acceptLikelyKnownKey(key)
  }

  private mutating func acceptLikelyKnownKey(_ key: YAMLNode) {
    let known = current.hasKeyTable || current.count >= Self.fewKeys ? inTable(key) : inNodes(key)
    if known >= 0 {
      nodes[Int(current.key)].flags.formUnion([.isIgnored, .isFaulty])
      reportDuplicate(key, of: nodes[Int(known)])
    } else {
      current.count &+= 1
    }
  }

  private mutating func reportDuplicate(_ key: YAMLNode, of first: YAMLNode) {
    faults.append(
      YAMLFault(
        .duplicateKey(name(of: key)), at: ByteRange(start: key.start, end: key.end),
        related: ByteRange(start: first.start, end: first.end)))
  }

  private func name(of key: YAMLNode) -> String {
    withValue(key) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends a scalar's value.
  func withValue<Result>(
    _ node: YAMLNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = Int(node.valueOffset)..<Int(node.valueOffset) + Int(node.valueLength)
    if node.flags.contains(.isDecoded) {
      return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    return body(UnsafeBufferPointer(rebasing: text[range]))
  }

  /// True when two scalars have the same bytes as their value.
  func isSame(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
    guard left.valueLength == right.valueLength else { return false }
    return withValue(left) { leftBytes in
      withValue(right) { rightBytes in
        guard let first = leftBytes.baseAddress, let second = rightBytes.baseAddress else {
          return true
        }
        return memcmp(first, second, leftBytes.count) == 0
      }
    }
  }

  /// The place of an equal key among those before, or -1.
  private func inNodes(_ key: YAMLNode) -> Int32 {
    var place = current.node &+ 1
    while place < current.key {
      let other = nodes[Int(place)]
      if other.kind == .scalar, !other.flags.contains(.isIgnored), isSame(other, key) {
        return place
      }
      place = nodes[Int(other.next)].next
    }
    return -1
  }

  /// The place of an equal key in the mapping's hash table, or -1 after putting this one there.
  private mutating func inTable(_ key: YAMLNode) -> Int32 {
    if !current.hasKeyTable {
      current.hasKeyTable = true
      keyTables.append(KeyTable(capacity: 64))
      var place = current.node &+ 1
      while place < current.key {
        let other = nodes[Int(place)]
        if other.kind == .scalar, !other.flags.contains(.isIgnored) { _ = insert(other, at: place) }
        place = nodes[Int(other.next)].next
      }
    }
    return insert(key, at: current.key)
  }

  private mutating func insert(_ key: YAMLNode, at place: Int32) -> Int32 {
    guard var table = keyTables.popLast() else { return -1 }
    defer { keyTables.append(table) }
    let hash = withValue(key) { KeyTable.hash($0) }
    return table.find(hash, orInsert: place) { isSame(nodes[Int($0)], key) }
  }
}
