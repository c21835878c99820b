/// All that a token file holds, and what is wrong with its form.
package struct TokenReading: Sendable {
  /// The documents that could be read, in file order; one that imports tokens with modes is there
  /// once for each.
  package var documents: [TokenDocument]
  /// What the loader reports, by offset.
  package var faults: [TokenFault]
  /// The file as its format has it, when that is another one than nesting specs have.
  package var file: TokenFile?
  /// What is missing because of the files that it names.
  let completeness: Completeness
  /// The modes of what the first document imports; nil when it imports nothing.
  let modes: TokenModes?

  /// Makes a reading.
  init(
    documents: [TokenDocument], faults: [TokenFault], file: TokenFile? = nil,
    completeness: Completeness = Completeness(), modes: TokenModes? = nil
  ) {
    self.documents = documents
    self.faults = faults
    self.file = file
    self.completeness = completeness
    self.modes = modes
  }
}
