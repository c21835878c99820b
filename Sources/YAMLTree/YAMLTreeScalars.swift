import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension YAMLTree {
  /// Where a scalar's value stands in the source, when it stands there as it is.
  ///
  /// - Returns: The range without quotes, or nil when the value had to be decoded (escapes,
  ///   several lines, block scalars) or the node is no scalar.
  @inlinable
  package func valueRange(_ node: NodeIndex) -> ByteRange? {
    let node = self[node]
    guard node.kind == .scalar, !node.flags.contains(.isDecoded) else { return nil }
    return ByteRange(start: node.valueOffset, end: node.valueOffset &+ node.valueLength)
  }

  /// Lends the UTF-8 bytes of a scalar's value; none for all other kinds.
  @inlinable
  package func withBytes<Result, Failure: Error>(
    of node: NodeIndex, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let node = self[node]
    let isDecoded = node.flags.contains(.isDecoded)
    return try (isDecoded ? decoded : source.bytes)
      .withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
        let start = Int(node.valueOffset)
        let count = Int(node.valueLength)
        guard node.kind == .scalar, let base = bytes.baseAddress, start + count <= bytes.count
        else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        return try body(UnsafeBufferPointer(start: base + start, count: count))
      }
  }

  /// The value of a scalar; empty for all other kinds.
  package func string(_ node: NodeIndex) -> String {
    withBytes(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// True when a scalar's value is these bytes.
  @inlinable
  package func isScalar(_ node: NodeIndex, _ value: StaticString) -> Bool {
    guard value.hasPointerRepresentation, self[node].kind == .scalar,
      Int(self[node].valueLength) == value.utf8CodeUnitCount
    else { return false }
    return withBytes(of: node) { bytes in
      guard let base = bytes.baseAddress else { return bytes.count == value.utf8CodeUnitCount }
      return memcmp(base, value.utf8Start, bytes.count) == 0
    }
  }

  /// True for a plain scalar of no length: `key:` with nothing after it.
  @inlinable
  package func isEmptyPlain(_ node: NodeIndex) -> Bool {
    let node = self[node]
    return node.kind == .scalar && node.style == .plain && node.valueLength == 0
  }

  /// True for what YAML calls null: nothing, `~`, `null`, `Null` or `NULL`, without quotes.
  @inlinable
  package func isNull(_ node: NodeIndex) -> Bool {
    let found = self[node]
    guard found.kind == .scalar, found.style == .plain else { return false }
    switch found.valueLength {
    case 0: return true
    case 1: return isScalar(node, "~")
    case 4: return isScalar(node, "null") || isScalar(node, "Null") || isScalar(node, "NULL")
    default: return false
    }
  }
}
