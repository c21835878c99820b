/// Where a token's value stands.
struct ListedPlace: Hashable {
  /// The path of the file as reports show it, byte for byte.
  let file: [UInt8]
  /// From 1.
  let line: Int
  /// From 1, in code points.
  let column: Int
  /// In bytes, from 0.
  let offset: UInt32
}
