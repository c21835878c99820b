#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that was read.
package struct FileContents: Sendable {
  /// What tells one file from another, whatever its path.
  package struct Identity: Hashable, Sendable {
    /// The number of the device it lies on.
    package let device: UInt64
    /// Its number there.
    package let number: UInt64

    /// Makes an identity.
    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }

    /// Takes it from what the system knows of a file.
    init(_ status: stat) {
      self.init(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino))
    }
  }

  /// The bytes.
  package let bytes: [UInt8]
  /// Which file it is.
  package let identity: Identity

  /// Makes contents.
  package init(bytes: [UInt8], identity: Identity) {
    self.bytes = bytes
    self.identity = identity
  }
}
