#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DiskFileSystem {
  package var workingFolder: [UInt8] {
    guard let path = getcwd(nil, 0) else { return [] }
    defer { free(path) }
    return [UInt8](UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  package func write(_ bytes: [UInt8], to path: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
  }

  package func create(_ path: [UInt8], holding bytes: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_EXCL)
  }

  private static func write(
    _ bytes: [UInt8], to path: [UInt8], flags: Int32
  ) throws(SystemError) {
    let descriptor = open(terminated(path), flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try FileWriting.write(bytes, to: descriptor)
  }
}
