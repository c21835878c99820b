#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DiskFileSystem {
  /// Writes the bytes into a new file beside the old one and puts it in its place.
  ///
  /// Links in the path are followed first. Mode, owner, group, extended attributes and access
  /// control list are those of the old file. The new file is on the disk before it takes the old
  /// one's name.
  ///
  /// While the new file exists the calling thread takes no SIGINT, SIGTERM or SIGHUP: they wait
  /// until it is in place or gone. Threads of Dispatch never take them; a program with other
  /// threads must block them there as well.
  ///
  /// - Throws: `ReplacementError`; the old file is untouched then, and the new one gone.
  package func replace(
    _ path: [UInt8], _ original: FileContents, with bytes: [UInt8]
  ) throws(ReplacementError) {
    guard bytes != original.bytes else { return }
    let target = try Self.linkTarget(of: path)
    let replaced = try ReplacedFile(target, original)
    defer { replaced.release() }
    let pause = SignalPause()
    defer { pause.end() }
    let draft = try DraftFile.create(beside: target)
    defer { draft.release() }
    do throws(SystemError) {
      try FileWriting.write(bytes, to: draft.descriptor)
    } catch {
      draft.remove()
      throw .system(error)
    }
    do throws(ReplacementError) {
      try replaced.lendLooks(to: draft)
      if fsync(draft.descriptor) != 0 { throw .system(.last) }
      try replaced.checkUnchanged()
      if rename(Self.terminated(draft.path), Self.terminated(target)) != 0 { throw .system(.last) }
    } catch {
      draft.remove()
      throw error
    }
    Self.syncFolder(of: target)
  }

  package func removeLeftovers(in folder: [UInt8]) {
    guard let entries = try? entries(of: folder) else { return }
    let drafts = entries.filter { $0.kind == .file && DraftFile.isName($0.name) }
    guard !drafts.isEmpty else { return }
    // Without the file that it was to replace it may be somebody else's.
    let wanted = Set(entries.map { DraftFile.name(for: $0.name) })
    for draft in drafts where wanted.contains(draft.name) {
      DraftFile.removeLeftover(FilePath.joined(folder, draft.name))
    }
  }

  /// The path of what a chain of links leads to; the path itself when it is no link.
  static func linkTarget(of path: [UInt8]) throws(ReplacementError) -> [UInt8] {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      var status = stat()
      guard lstat(terminated(path), &status) == 0 else { throw .system(.last) }
      guard status.st_mode & S_IFMT == S_IFLNK else { return path }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = buffer.withUnsafeMutableBytes { room in
        room.baseAddress.map { readlink(terminated(path), $0, room.count) } ?? -1
      }
      guard count >= 0 else { throw .system(.last) }
      let target = Array(buffer[..<min(count, buffer.count)])
      let isAbsolute = target.first == UInt8(ascii: "/")
      path = isAbsolute ? target : FilePath.joined(FilePath.folder(of: path), target)
    }
    throw .system(.code(ELOOP))
  }

  /// Puts a folder's names on the disk; what cannot be synced has been renamed all the same.
  private static func syncFolder(of path: [UInt8]) {
    let folder = open(terminated(FilePath.folder(of: path)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
