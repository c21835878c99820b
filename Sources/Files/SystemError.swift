#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system would not read or write something.
package enum SystemError: Error, Hashable, Sendable {
  /// The system's own number (`errno`).
  case code(Int32)
  /// More than `largestFile` bytes.
  case tooLarge
  /// A pipe or device where a file is wanted.
  case noRegularFile
  /// The file that standard output or standard error goes to.
  case isOutput

  /// The most bytes that are read of one file: 1 GiB.
  package static var largestFile: Int { 1 << 30 }

  /// The error that the last failed system call left behind.
  package static var last: SystemError { .code(errno) }

  /// True when nobody reads the other end of a pipe any more.
  package var isClosedPipe: Bool { self == .code(EPIPE) }

  /// True when there is nothing at the path.
  package var isMissingFile: Bool { self == .code(ENOENT) }

  /// True when something stands at a path where nothing may.
  package var isAlreadyThere: Bool { self == .code(EEXIST) }

  /// A few words, to stand after a colon.
  package var sentence: String {
    switch self {
    case .noRegularFile: "it is no regular file"
    case .isOutput: "standard output or standard error goes there already"
    case .tooLarge: "larger than 1 GiB, which is more than a token file can be"
    case .code(ENOENT): "no such file or folder"
    case .code(ENOTDIR): "a part of the path is no folder"
    case .code(EACCES), .code(EPERM): "permission denied"
    case .code(EISDIR): "it is a folder"
    case .code(ENOSPC): "no space left on the device"
    case .code(ELOOP): "its links lead in a circle"
    case .code(ENAMETOOLONG): "the path is too long"
    case .code(let number):
      strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
}
