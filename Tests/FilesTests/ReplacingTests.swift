import Files
import Foundation
import Testing

@Suite("Replacing files")
struct ReplacingTests {
  private let files = DiskFileSystem()
  private static let isRoot = geteuid() == 0

  /// Replaces a file by a text; what went wrong, or nil.
  private func replace(
    _ name: String, in folder: TestFolder, by text: String, original: FileContents? = nil
  ) throws -> ReplacementError? {
    let original = try original ?? files.read(folder.path(name))
    do throws(ReplacementError) {
      try files.replace(folder.path(name), original, with: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("keeps the mode", arguments: [0o600, 0o644, 0o755, 0o444, 0o4755] as [mode_t])
  func mode(_ mode: mode_t) throws {
    try TestFolder.with { folder in
      try folder.make("a", "old", mode: mode)
      #expect(try replace("a", in: folder, by: "new") == nil)
      #expect(try folder.text("a") == "new")
      #expect(try folder.status("a").st_mode & 0o7777 == mode)
      #expect(try folder.names == ["a"])
    }
  }

  @Test("keeps owner and group", .enabled(if: isRoot))
  func owner() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old", mode: 0o4750)
      try #require(chown(folder.cPath("a"), 1234, 4321) == 0)
      try #require(chmod(folder.cPath("a"), 0o4750) == 0)
      #expect(try replace("a", in: folder, by: "new") == nil)
      let status = try folder.status("a")
      #expect(status.st_uid == 1234)
      #expect(status.st_gid == 4321)
      #expect(status.st_mode & 0o7777 == 0o4750)
    }
  }

  @Test("follows a chain of links, and leaves the links")
  func links() throws {
    try TestFolder.with { folder in
      mkdir(folder.cPath("sub"), 0o700)
      try folder.make("sub/file", "old")
      symlink("file", folder.cPath("sub/near"))
      symlink("sub/near", folder.cPath("far"))
      try #require(symlink(folder.cPath("far"), folder.cPath("absolute")) == 0)
      #expect(try replace("absolute", in: folder, by: "new") == nil)
      #expect(try folder.text("sub/file") == "new")
      for name in ["absolute", "far", "sub/near"] {
        #expect(try folder.status(name).st_mode & S_IFMT == S_IFLNK)
      }
      #expect(try folder.names == ["absolute", "far", "sub"])
    }
  }

  @Test("says so when links lead in a circle or nowhere")
  func brokenLinks() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      let original = try files.read(folder.path("a"))
      symlink("loop", folder.cPath("loop"))
      symlink("nowhere", folder.cPath("broken"))
      #expect(
        try replace("loop", in: folder, by: "new", original: original) == .system(.code(ELOOP)))
      #expect(
        try replace("broken", in: folder, by: "new", original: original) == .system(.code(ENOENT)))
    }
  }

  @Test("leaves a file with several names alone")
  func hardLinks() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      try #require(link(folder.cPath("a"), folder.cPath("b")) == 0)
      #expect(try replace("a", in: folder, by: "new") == .severalNames(count: 2))
      #expect(try folder.text("b") == "old")
      #expect(try folder.status("a").st_nlink == 2)
    }
  }

  @Test("leaves pipes and folders alone")
  func noFiles() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      let original = try files.read(folder.path("a"))
      mkfifo(folder.cPath("pipe"), 0o600)
      mkdir(folder.cPath("sub"), 0o700)
      #expect(try replace("pipe", in: folder, by: "new", original: original) == .noFile)
      #expect(try replace("sub", in: folder, by: "new", original: original) == .noFile)
      #expect(try folder.names == ["a", "pipe", "sub"])
    }
  }

  @Test("writes nothing when the bytes are there already")
  func equal() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      var times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 3, tv_nsec: 4)]
      utimensat(AT_FDCWD, folder.cPath("a"), &times, 0)
      let before = try folder.status("a")
      #expect(try replace("a", in: folder, by: "old") == nil)
      let after = try folder.status("a")
      #expect(after.st_ino == before.st_ino)
      let path = String(decoding: folder.path("a"), as: UTF8.self)
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      #expect(date?.timeIntervalSince1970.rounded(.down) == 3)
    }
  }

  @Test("leaves a file alone that somebody has changed, in place or by another")
  func changed() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      let original = try files.read(folder.path("a"))
      try files.write(Array("his".utf8), to: folder.path("a"))
      #expect(try replace("a", in: folder, by: "new", original: original) == .changedMeanwhile)
      #expect(try folder.text("a") == "his")
      try folder.make("b", "old")
      rename(folder.cPath("b"), folder.cPath("a"))
      #expect(try replace("a", in: folder, by: "new", original: original) == .changedMeanwhile)
      #expect(try folder.text("a") == "old")
      #expect(try folder.names == ["a"])
    }
  }

  @Test("leaves a read-only folder as it is", .disabled(if: isRoot))
  func readOnlyFolder() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      chmod(folder.cPath("."), 0o500)
      #expect(try replace("a", in: folder, by: "new") == .system(.code(EACCES)))
      #expect(try folder.text("a") == "old")
    }
  }

  @Test("clears away what a killed run has left, but not what another is writing")
  func leftovers() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      try folder.make(".a.cornerlint-new", "half")
      #expect(try replace("a", in: folder, by: "new") == nil)
      #expect(try folder.names == ["a"])
      try folder.make(".a.cornerlint-new", "half")
      let other = open(folder.cPath(".a.cornerlint-new"), O_RDWR)
      defer { close(other) }
      try #require(flock(other, LOCK_EX) == 0)
      #expect(try replace("a", in: folder, by: "newer") == .inUse)
      #expect(try folder.text("a") == "new")
      #expect(try folder.text(".a.cornerlint-new") == "half")
    }
  }

  @Test("sweeps a folder of what killed runs have left")
  func sweep() throws {
    try TestFolder.with { folder in
      for name in [".a.cornerlint-new", ".b.cornerlint-new", ".cornerlint-new", "c.cornerlint-new"]
      {
        try folder.make(name, "half")
      }
      for name in ["a", "b", "d", "e"] { try folder.make(name, "whole") }
      // Of no file here, so perhaps somebody else's.
      try folder.make(".gone.cornerlint-new", "precious")
      mkdir(folder.cPath(".d.cornerlint-new"), 0o700)
      symlink(".b.cornerlint-new", folder.cPath(".e.cornerlint-new"))
      let other = open(folder.cPath(".b.cornerlint-new"), O_RDWR)
      defer { close(other) }
      try #require(flock(other, LOCK_EX) == 0)
      files.removeLeftovers(in: folder.path)
      #expect(
        try folder.names == [
          ".b.cornerlint-new", ".cornerlint-new", ".d.cornerlint-new", ".e.cornerlint-new",
          ".gone.cornerlint-new", "a", "b", "c.cornerlint-new", "d", "e",
        ])
    }
  }

  @Test("does not follow a link under the new file's name")
  func linkAsLeftover() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      try folder.make("precious", "precious")
      symlink("precious", folder.cPath(".a.cornerlint-new"))
      #expect(try replace("a", in: folder, by: "new") == .system(.code(ELOOP)))
      #expect(try folder.text("precious") == "precious")
      #expect(try folder.text("a") == "old")
    }
  }

  @Test("takes names of any bytes and length")
  func names() throws {
    try TestFolder.with { folder in
      let long = String(repeating: "n", count: 255)
      try folder.make(long, "old")
      #expect(try replace(long, in: folder, by: "new") == nil)
      let odd = FilePath.joined(folder.path, [0xFF, 0x0A, 0x20])
      try files.create(odd, holding: [1])
      try files.replace(odd, files.read(odd), with: [2])
      #expect(try files.read(odd).bytes == [2])
      #expect(try files.entries(of: folder.path).count == 2)
    }
  }

  @Test("the calling thread blocks no signal afterwards, whatever came of it")
  func signals() throws {
    try TestFolder.with { folder in
      var before = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &before)
      try folder.make("a", "old")
      let original = try files.read(folder.path("a"))
      #expect(try replace("a", in: folder, by: "new") == nil)
      #expect(try replace("a", in: folder, by: "newer", original: original) == .changedMeanwhile)
      var after = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &after)
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        #expect(sigismember(&after, signal) == sigismember(&before, signal))
      }
    }
  }

  @Test("of many at once one wins, and the file is whole")
  func atOnce() throws {
    try TestFolder.with { folder in
      try folder.make("a", "old")
      let original = try files.read(folder.path("a"))
      let path = folder.path("a")
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        let bytes = [UInt8](repeating: UInt8(48 + number), count: 100_000)
        try? DiskFileSystem().replace(path, original, with: bytes)
      }
      let bytes = try files.read(path).bytes
      #expect(bytes.count == 100_000 && Set(bytes).count == 1)
      #expect(try folder.names == ["a"])
    }
  }
}
