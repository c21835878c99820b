#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is about to be replaced, held open so that it stays known.
struct ReplacedFile {
  private let path: [UInt8]
  private let original: FileContents
  private let descriptor: Int32
  private let status: stat

  /// Opens a file that was read before; its path must not be a link.
  init(_ path: [UInt8], _ original: FileContents) throws(ReplacementError) {
    self.path = path
    self.original = original
    // A pipe is not even opened: that might wait for somebody at its other end.
    try Self.check(path, original)
    descriptor = open(
      DiskFileSystem.terminated(path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.last) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    self.status = status
    guard isKnown, FileContents.Identity(status) == original.identity else {
      release()
      throw .changedMeanwhile
    }
  }

  /// Lets go of the file.
  func release() { close(descriptor) }

  /// Gives another file the owner, group, mode and attributes of this one.
  func lendLooks(to draft: DraftFile) throws(ReplacementError) {
    var now = stat()
    guard fstat(draft.descriptor, &now) == 0 else { throw .system(.last) }
    if now.st_uid != status.st_uid || now.st_gid != status.st_gid {
      guard fchown(draft.descriptor, status.st_uid, status.st_gid) == 0 else {
        throw .ownerNotKept
      }
    }
    // Only now: a new owner takes the set-user-id bit away.
    guard fchmod(draft.descriptor, status.st_mode & 0o7777) == 0 else { throw .ownerNotKept }
    guard ExtendedAttributes.copy(from: descriptor, to: draft.descriptor) else {
      throw .ownerNotKept
    }
    guard fstat(draft.descriptor, &now) == 0 else { throw .system(.last) }
    guard now.st_uid == status.st_uid, now.st_gid == status.st_gid, now.st_mode == status.st_mode
    else { throw .ownerNotKept }
  }

  /// Looks whether the path still leads to the file with the bytes that were read.
  func checkUnchanged() throws(ReplacementError) {
    try Self.check(path, original)
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .system(.last) }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(from: descriptor, expecting: original.bytes.count)
    } catch {
      throw .system(error)
    }
    guard bytes == original.bytes else { throw .changedMeanwhile }
  }

  /// Makes sure that the path leads to the file that was read, and that it has no other name.
  private static func check(
    _ path: [UInt8], _ original: FileContents
  ) throws(ReplacementError) {
    var status = stat()
    guard lstat(DiskFileSystem.terminated(path), &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard FileContents.Identity(status) == original.identity else { throw .changedMeanwhile }
    guard status.st_nlink <= 1 else { throw .severalNames(count: Int(status.st_nlink)) }
  }
}
