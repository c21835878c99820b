import Files
import Foundation
import Testing

@Suite("Files on disk")
struct DiskFileSystemTests {
  private static let text = Array("components:\n  card: { shape: 8 }\n".utf8)

  /// Makes an empty folder, lends its path and removes it.
  private func withFolder(_ body: ([UInt8]) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("cornerlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(Array(url.path.utf8))
  }

  private func cPath(_ folder: [UInt8], _ name: [UInt8]) -> [CChar] {
    (folder + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
  }

  private func write(_ bytes: [UInt8], _ folder: [UInt8], _ name: [UInt8]) throws {
    let descriptor = open(cPath(folder, name), O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let data = Data(bytes)
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(data)
  }

  @Test("keeps names that are no UTF-8, and tells files, folders and links apart")
  func entries() throws {
    try withFolder { folder in
      let odd: [UInt8] = [0x61, 0xFF, 0x0A]
      try write(Self.text, folder, odd)
      symlink("nowhere", cPath(folder, Array("link".utf8)))
      mkdir(cPath(folder, Array("sub".utf8)), 0o700)
      mkfifo(cPath(folder, Array("pipe".utf8)), 0o600)
      let files = DiskFileSystem()
      let entries = try files.entries(of: folder).sorted {
        $0.name.lexicographicallyPrecedes($1.name)
      }
      #expect(entries.map(\.name) == [odd] + ["link", "pipe", "sub"].map { Array($0.utf8) })
      #expect(entries.map(\.kind) == [.file, .link, .other, .folder])
      #expect(try files.read(folder + [UInt8(ascii: "/")] + odd).bytes == Self.text)
      #expect(throws: SystemError.self) { try files.read(folder + Array("/link".utf8)) }
      #expect(throws: SystemError.self) { try files.read(folder) }
    }
  }

  @Test("reads files of any size whole", arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func sizes(_ size: Int) throws {
    try withFolder { folder in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try write(bytes, folder, [0x61])
      #expect(try DiskFileSystem().read(folder + Array("/a".utf8)).bytes == bytes)
    }
  }

  @Test("knows a file again under another name")
  func identity() throws {
    try withFolder { folder in
      try write(Self.text, folder, [0x61])
      link(cPath(folder, [0x61]), cPath(folder, [0x62]))
      try write(Self.text, folder, [0x63])
      let files = DiskFileSystem()
      let identities = try ["/a", "/b", "/c"].map {
        try files.read(folder + Array($0.utf8)).identity
      }
      #expect(identities[0] == identities[1])
      #expect(identities[0] != identities[2])
    }
  }
}
