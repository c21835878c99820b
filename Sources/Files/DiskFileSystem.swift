#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine.
package struct DiskFileSystem: FileSystem {
  /// Makes it.
  package init() {}

  package func kind(of path: [UInt8]) throws(SystemError) -> FileKind {
    var status = stat()
    guard stat(Self.terminated(path), &status) == 0 else { throw .last }
    return Self.kind(status.st_mode)
  }

  package func isThere(_ path: [UInt8]) -> Bool {
    var status = stat()
    return lstat(Self.terminated(path), &status) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  package func identity(of path: [UInt8]) throws(SystemError) -> FileContents.Identity {
    var status = stat()
    guard stat(Self.terminated(path), &status) == 0 else { throw .last }
    return FileContents.Identity(status)
  }

  package func target(of path: [UInt8]) -> [UInt8] { (try? Self.linkTarget(of: path)) ?? path }

  package func entries(of folder: [UInt8]) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(Self.terminated(folder)) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = Self.name(of: entry)
      if name == Self.itself || name == Self.parent { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: entry, named: name, in: folder)))
    }
    if errno != 0 { throw .last }
    return entries
  }

  package func read(_ path: [UInt8]) throws(SystemError) -> FileContents {
    let descriptor = open(Self.terminated(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let kind = Self.kind(status.st_mode)
    if kind == .folder { throw .code(EISDIR) }
    let size = kind == .file ? Int(status.st_size) : 0
    return FileContents(
      bytes: try FileReading.bytes(from: descriptor, expecting: size),
      identity: FileContents.Identity(status))
  }

  private static let itself: [UInt8] = [0x2E]
  private static let parent: [UInt8] = [0x2E, 0x2E]

  /// The path as C wants it.
  static func terminated(_ path: [UInt8]) -> [CChar] {
    var characters: [CChar] = []
    characters.reserveCapacity(path.count + 1)
    for byte in path { characters.append(CChar(bitPattern: byte)) }
    characters.append(0)
    return characters
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }

  /// Asks the file itself where the folder does not say.
  private func kind(
    of entry: UnsafeMutablePointer<dirent>, named name: [UInt8], in folder: [UInt8]
  ) -> FileKind {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      var status = stat()
      let path = Self.terminated(FilePath.joined(folder, name))
      guard lstat(path, &status) == 0 else { return .other }
      return Self.kind(status.st_mode)
    default: return .other
    }
  }

  private static func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
