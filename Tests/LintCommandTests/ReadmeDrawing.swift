import Foundation

/// A drawing that the README shows, with the command in it that makes the drawing.
struct ReadmeDrawing {
  /// The command line without the program's name.
  let arguments: [String]
  /// The path of the token file from the root of the repository.
  let source: String
  /// The path of the drawing from the root of the repository.
  let path: String

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All of them, in the order of the README.
  static func all() -> [ReadmeDrawing] {
    text("README.md").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["cornerlint", "render"]), let path = words.last,
        path.hasPrefix("samples/"), path.hasSuffix(".svg"),
        let source = words.first(where: { $0.hasPrefix("samples/") })
      else { return nil }
      return ReadmeDrawing(arguments: Array(words.dropFirst()), source: source, path: path)
    }
  }

  /// The text of a file of the repository; empty when it is not there.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The file of the repository that must hold the drawing.
  var file: GoldenFile { GoldenFile(Self.root.appendingPathComponent(path)) }
}
