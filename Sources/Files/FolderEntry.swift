/// One entry of a folder.
package struct FolderEntry: Sendable {
  /// The name.
  package let name: [UInt8]
  /// What it is.
  package let kind: FileKind

  /// Makes an entry.
  package init(name: [UInt8], kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
