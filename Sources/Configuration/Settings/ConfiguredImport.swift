/// A token file that every token file may refer to.
package struct ConfiguredImport: Hashable, Sendable {
  /// The path; absolute when that of the configuration is.
  package let path: [UInt8]
  /// What the names of its tokens begin with, before a dot; nil when they stay as they are.
  ///
  /// Letters and digits of ASCII, `-` and `_`, with dots between them; at most 200 of all.
  package let prefix: String?
  /// The modes that are taken of it, in the order in which they are written; empty for all.
  package let modes: [ConfiguredModes]

  /// Equal for what imports the same, wherever it stands; bytes, since equal strings need not have
  /// equal ones.
  var identity: [[UInt8]] {
    // No prefix and no mode is empty, so that empty parts tell where the next choice begins.
    var parts = [path, Array((prefix ?? "").utf8)]
    for choice in modes {
      parts.append([])
      parts.append(choice.axis.map { [1] + Array($0.utf8) } ?? [0])
      parts += choice.names.map { Array($0.utf8) }
    }
    return parts
  }
}
