/// A token file as another file imports it.
package struct ImportedFile: Sendable {
  /// The file.
  package let file: TokenFile
  /// What is put in front of all its paths, without the dot; empty for nothing.
  package let prefix: String
  /// A name of the file that is the same however its path is written.
  package let identity: [UInt8]
  /// Which of its modes count; empty for all.
  package let modes: [ModeChoice]

  /// Makes an import.
  package init(file: TokenFile, prefix: String, identity: [UInt8], modes: [ModeChoice]) {
    self.file = file
    self.prefix = prefix
    self.identity = identity
    self.modes = modes
  }
}
