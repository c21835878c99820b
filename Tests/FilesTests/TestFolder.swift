import Files
import Foundation
import Testing

/// A folder that is there for one test.
struct TestFolder {
  let path: [UInt8]

  /// Makes an empty folder, lends it and removes it.
  static func with(_ body: (TestFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("cornerlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer {
      chmod(url.path, 0o700)
      try? FileManager.default.removeItem(at: url)
    }
    try body(TestFolder(path: Array(url.path.utf8)))
  }

  func path(_ name: String) -> [UInt8] { FilePath.joined(path, Array(name.utf8)) }

  func cPath(_ name: String) -> [CChar] { (path(name) + [0]).map { CChar(bitPattern: $0) } }

  /// Makes a file.
  func make(_ name: String, _ text: String, mode: mode_t = 0o644) throws {
    try DiskFileSystem().create(path(name), holding: Array(text.utf8))
    try #require(chmod(cPath(name), mode) == 0)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try DiskFileSystem().read(path(name)).bytes, as: UTF8.self)
  }

  /// What the system knows of a name, links not followed.
  func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(cPath(name), &status) == 0)
    return status
  }

  /// The names in it, sorted.
  var names: [String] {
    get throws {
      try DiskFileSystem().entries(of: path).map { String(decoding: $0.name, as: UTF8.self) }
        .sorted()
    }
  }
}
