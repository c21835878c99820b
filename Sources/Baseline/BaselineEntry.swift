import Diagnostics

/// One line of a baseline: a violation that is known, and how often it is.
package struct BaselineEntry: Hashable, Sendable {
  /// What is known; its path is relative to the folder of the baseline.
  package let key: ViolationKey
  /// How many violations with this key are known, at least 1.
  package let count: Int

  /// Makes an entry.
  package init(key: ViolationKey, count: Int) {
    self.key = key
    self.count = count
  }

  /// The order in a baseline: by the bytes of path, component, rule and text.
  func precedes(_ other: BaselineEntry) -> Bool {
    if key.path != other.key.path { return key.path.lexicographicallyPrecedes(other.key.path) }
    if !Self.isSame(key.component, other.key.component) {
      return Self.precedes(key.component, other.key.component)
    }
    if !Self.isSame(key.rule, other.key.rule) { return Self.precedes(key.rule, other.key.rule) }
    return Self.precedes(key.text, other.key.text)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
