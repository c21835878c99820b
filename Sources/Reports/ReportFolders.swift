/// The folders that paths in reports are relative to.
package struct ReportFolders: Hashable, Sendable {
  /// The absolute path of the folder that relative paths of the run start from; empty when unknown.
  package var working: [UInt8]
  /// The absolute path of the repository; empty when the run is in none.
  package var repository: [UInt8]

  /// Makes folders; what is left out is unknown.
  package init(working: [UInt8] = [], repository: [UInt8] = []) {
    self.working = working
    self.repository = repository
  }
}
