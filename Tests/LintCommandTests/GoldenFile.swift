import Foundation
import Testing

/// A file that holds what a report must look like, byte for byte.
///
/// With `RECORD_GOLDEN=1` in the environment the file is written anew, and the test fails to say so.
struct GoldenFile {
  private let url: URL

  /// The file of a name in the folder `Golden` beside this source file.
  init(_ name: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name)
  }

  /// The file at a place of its own.
  init(_ url: URL) { self.url = url }

  /// Compares, or records.
  func expect(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(bytes).write(to: url)
      Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let wanted = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == wanted, sourceLocation: sourceLocation)
  }
}
