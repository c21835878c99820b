/// Where files come from; paths are bytes and need not be UTF-8.
package protocol FileSystem: Sendable {
  /// What a path leads to, links followed.
  func kind(of path: [UInt8]) throws(SystemError) -> FileKind

  /// What lies in a folder, in no order; links are not followed.
  func entries(of folder: [UInt8]) throws(SystemError) -> [FolderEntry]

  /// All bytes of a file, links followed.
  func read(_ path: [UInt8]) throws(SystemError) -> FileContents
}
