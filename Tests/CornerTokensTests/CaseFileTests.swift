import CornerTokens
import Diagnostics
import Foundation
import Testing
import YAMLTree

/// The agreed cases, which lie beside the package when they are there.
struct CaseFileTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/cases")

  static let files: [URL] = {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }()

  @Test(
    "a case brings to light just the loader's faults that it names", .enabled(if: !files.isEmpty))
  func cases() throws {
    let ids = Set(TokenFault.Rule.allCases.map(\.id))
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      var expected: [String] = []
      for line in text.split(separator: "\n") where line.hasPrefix("# expect: ") {
        let words = line.split(separator: " ").map(String.init)
        if words.count == 4, ids.contains(words[2]) { expected.append("\(words[2]) \(words[3])") }
      }
      let found = Loading(text).faults.map { String($0.prefix { $0 != ":" }) }
      #expect(found == expected, "\(file.lastPathComponent)")
    }
  }
}
