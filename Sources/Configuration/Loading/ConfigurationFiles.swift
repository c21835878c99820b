/// Where configuration files come from.
package struct ConfigurationFiles: Sendable {
  /// Why a file cannot be read.
  package struct Obstacle: Error, Hashable, Sendable {
    /// A few words, to stand after a colon.
    package let reason: String

    /// Makes a reason.
    package init(reason: String) { self.reason = reason }
  }

  /// Whether there is a file or folder at a path, links followed.
  let exists: @Sendable (_ path: [UInt8]) -> Bool
  /// All bytes of a file, links followed.
  let read: @Sendable (_ path: [UInt8]) throws(Obstacle) -> [UInt8]

  /// Makes a source of files.
  package init(
    exists: @escaping @Sendable (_ path: [UInt8]) -> Bool,
    read: @escaping @Sendable (_ path: [UInt8]) throws(Obstacle) -> [UInt8]
  ) {
    self.exists = exists
    self.read = read
  }
}
