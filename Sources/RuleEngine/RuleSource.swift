/// The bytes of one rule file with the path they came from.
package struct RuleSource: Sendable {
  /// The path for people: `nesting/uneven-inset.yaml` for a rule of the program's own.
  package let path: String
  /// The file as it lies on disk.
  package let bytes: [UInt8]
  /// True for a rule of the program's own; only those may be `on: loading`.
  package let isBuiltIn: Bool

  /// Makes a source.
  package init(path: String, bytes: [UInt8], isBuiltIn: Bool) {
    self.path = path
    self.bytes = bytes
    self.isBuiltIn = isBuiltIn
  }

  /// The folder that holds the file, such as `nesting`; empty when there is none.
  package var group: String {
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    return folders.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
