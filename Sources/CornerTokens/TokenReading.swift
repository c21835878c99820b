/// All that a token file holds, and what is wrong with its form.
package struct TokenReading: Sendable {
  /// The documents that could be read, in file order.
  package var documents: [TokenDocument]
  /// What the loader reports, by offset.
  package var faults: [TokenFault]

  /// Makes a reading.
  package init(documents: [TokenDocument], faults: [TokenFault]) {
    self.documents = documents
    self.faults = faults
  }
}
