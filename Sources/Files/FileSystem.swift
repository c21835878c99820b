/// Where files come from and go to; paths are bytes and need not be UTF-8.
package protocol FileSystem: Sendable {
  /// The absolute path of the folder that relative paths start from; empty when it is not known.
  var workingFolder: [UInt8] { get }

  /// What a path leads to, links followed.
  func kind(of path: [UInt8]) throws(SystemError) -> FileKind

  /// Whether anything stands at a path, also a link that leads nowhere or what must not be read.
  func isThere(_ path: [UInt8]) -> Bool

  /// Which file a path leads to, links followed.
  func identity(of path: [UInt8]) throws(SystemError) -> FileContents.Identity

  /// The path of what a chain of links leads to; the path itself when it is no link.
  func target(of path: [UInt8]) -> [UInt8]

  /// What lies in a folder, in no order; links are not followed.
  func entries(of folder: [UInt8]) throws(SystemError) -> [FolderEntry]

  /// All bytes of a file, links followed.
  func read(_ path: [UInt8]) throws(SystemError) -> FileContents

  /// Writes to a file, links followed: what was there is gone, and it is made when it is not there.
  ///
  /// For reports; devices and pipes can be written to as well.
  func write(_ bytes: [UInt8], to path: [UInt8]) throws(SystemError)

  /// Makes a file that is not there yet.
  func create(_ path: [UInt8], holding bytes: [UInt8]) throws(SystemError)

  /// Puts other bytes into a file that a user wrote: either all of them or, after any accident,
  /// those that were there.
  ///
  /// Mode, owner and links stay. With the bytes that are there already nothing is written.
  ///
  /// - Parameter original: what was read of it; when it is another by now, nothing is written.
  func replace(
    _ path: [UInt8], _ original: FileContents, with bytes: [UInt8]
  ) throws(ReplacementError)

  /// Removes from a folder what a run that was killed while it replaced a file left there.
  func removeLeftovers(in folder: [UInt8])
}
