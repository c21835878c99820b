/// An entry of a mapping with merge keys.
package struct MergedEntry: Sendable {
  /// The key, in the mapping itself or in a merged one.
  package let key: NodeIndex
  /// Its value, beside the key.
  package let value: NodeIndex

  @inlinable
  init(key: NodeIndex, value: NodeIndex) {
    self.key = key
    self.value = value
  }
}
