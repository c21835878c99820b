import YAMLTree

/// The corner scale of a document, in file order.
package struct Scale: Sendable {
  /// The values, groups laid flat.
  package var values: [ScaleValue] = []
  /// The bytes of all dotted names, one after the other.
  package var names: [UInt8] = []
  /// The indexes of `inner`, `map` and `mapInset` in `values`, where the scale has them.
  package var inner: Int32?
  package var map: Int32?
  package var mapInset: Int32?
  /// The `corners` value in the file, or `none`.
  package var node: NodeIndex = .none

  /// Makes an empty scale.
  package init() {}

  /// The dotted name of a value, such as `radius.card`.
  package func name(of index: Int) -> String {
    guard values.indices.contains(index) else { return "" }
    let start = Int(values[index].nameStart)
    let end = start + Int(values[index].nameCount)
    guard start >= 0, start <= end, end <= names.count else { return "" }
    return String(decoding: names[start..<end], as: UTF8.self)
  }
}
