#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The new file beside the one that it is to replace: `.NAME.cornerlint-new`.
///
/// Who writes it holds a lock on it, so that what a killed run has left behind can be told from what
/// is being written. On a file system without locks nothing is taken for left behind.
struct DraftFile {
  /// Where it lies.
  let path: [UInt8]
  /// The open file.
  let descriptor: Int32

  private static let ending = Array(".cornerlint-new".utf8)
  private static let dot = UInt8(ascii: ".")
  /// The most bytes that a name may have.
  private static let longestName = 255

  /// True for the name of such a file.
  static func isName(_ name: [UInt8]) -> Bool {
    name.first == dot && name.count > ending.count + 1 && name.suffix(ending.count) == ending[...]
  }

  /// Makes an empty one; only its owner may read it.
  ///
  /// What a killed run has left under its name is removed.
  static func create(beside target: [UInt8]) throws(ReplacementError) -> DraftFile {
    let path = FilePath.joined(FilePath.folder(of: target), name(for: FilePath.name(of: target)))
    // Between making and locking somebody may sweep it away: then it is made again.
    for _ in 0..<50 {
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(DiskFileSystem.terminated(path), flags, 0o600)
      if descriptor < 0 {
        guard errno == EEXIST else { throw .system(.last) }
        guard try clear(path) else { throw .inUse }
        continue
      }
      let draft = DraftFile(path: path, descriptor: descriptor)
      if lock(descriptor) != .taken, draft.isInPlace { return draft }
      draft.release()
      usleep(1000)
    }
    throw .inUse
  }

  /// Removes what a killed run has left; leaves it when it is locked or no regular file.
  static func removeLeftover(_ path: [UInt8]) { _ = try? clear(path) }

  /// Closes the file, and so unlocks it.
  func release() { close(descriptor) }

  /// Removes the file, before it is closed.
  func remove() { unlink(DiskFileSystem.terminated(path)) }

  /// True while the path leads to this very file.
  private var isInPlace: Bool {
    var named = stat()
    var opened = stat()
    return lstat(DiskFileSystem.terminated(path), &named) == 0 && fstat(descriptor, &opened) == 0
      && FileContents.Identity(named) == FileContents.Identity(opened)
  }

  private enum Lock {
    case held
    case taken
    case unsupported
  }

  private static func lock(_ descriptor: Int32) -> Lock {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return .taken }
      if errno != EINTR { return .unsupported }
    }
    return .held
  }

  /// Removes what stands at a path when nobody holds it; false when somebody does.
  private static func clear(_ path: [UInt8]) throws(ReplacementError) -> Bool {
    let descriptor = open(
      DiskFileSystem.terminated(path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return true }
      throw .system(.last)
    }
    let draft = DraftFile(path: path, descriptor: descriptor)
    defer { draft.release() }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .system(.code(EEXIST))
    }
    switch lock(descriptor) {
    case .taken: return false
    case .unsupported: throw .system(.code(EEXIST))
    case .held:
      // With the lock held and the name unchanged it is nobody's.
      if draft.isInPlace { draft.remove() }
      return true
    }
  }

  /// A name too long to grow is cut; the sweep knows it all the same.
  static func name(for name: [UInt8]) -> [UInt8] {
    let room = longestName - ending.count - 1
    return [dot] + (name.count <= room ? name : Array(name.suffix(room))) + ending
  }
}
