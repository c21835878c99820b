/// A map of values that keeps the order in which its entries were added.
package struct ValueMap: Sendable {
  /// The keys, in order.
  package private(set) var keys: [Value] = []
  /// The values, in the order of their keys.
  package private(set) var values: [Value] = []
  private var positions: [ValueKey: Int] = [:]

  /// Creates an empty map.
  package init() {}

  /// How many entries there are.
  package var count: Int { keys.count }

  /// The value of a key, or nil; `1.0` finds what `1` was stored under.
  package subscript(key: Value) -> Value? {
    guard let key = ValueKey(key), let position = positions[key] else { return nil }
    return values[position]
  }

  /// The value of a text key, or nil.
  package subscript(name name: String) -> Value? { self[.string(name)] }

  /// Adds an entry; gives false, and adds nothing, when the key is there already or cannot be one.
  @discardableResult
  package mutating func insert(_ value: Value, for key: Value) -> Bool {
    guard let position = ValueKey(key), positions[position] == nil else { return false }
    positions[position] = keys.count
    keys.append(key)
    values.append(value)
    return true
  }
}

extension ValueMap: Equatable {
  /// Whether both have the same keys with the same values, in any order.
  package static func == (left: ValueMap, right: ValueMap) -> Bool {
    guard left.count == right.count else { return false }
    for (key, value) in zip(left.keys, left.values) where right[key] != value { return false }
    return true
  }
}
