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
    try Self.write(bytes, to: path, flags: O_WRONLY | O_CREAT)
  }

  package func create(_ path: [UInt8], holding bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try Self.write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      // Half a file is none; one that was there before is somebody else's.
      if !error.isAlreadyThere { unlink(Self.terminated(path)) }
      throw error
    }
  }

  private static func isOutput(_ identity: FileContents.Identity) -> Bool {
    [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && FileContents.Identity(status) == identity
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: [UInt8], flags: Int32
  ) throws(SystemError) {
    let descriptor = open(terminated(path), flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFREG {
      // Emptied only now: what standard output has written so far is not to be lost.
      if isOutput(FileContents.Identity(status)) { throw .isOutput }
      guard ftruncate(descriptor, 0) == 0 else { throw .last }
    }
    try FileWriting.write(bytes, to: descriptor)
  }
}
