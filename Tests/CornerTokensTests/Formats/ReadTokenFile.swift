import Diagnostics
import Foundation
import YAMLTree

@testable import CornerTokens

/// A token file of another format that has been read, for questions in tests.
struct ReadTokenFile {
  let file: TokenFile?
  let source: SourceText

  /// Reads a text, which may name other files.
  init(_ text: String, path: String = "test.yaml", files: [String: String] = [:]) {
    self.init(SourceText(path: path, text: text), files: MemoryTokenFiles(texts: files))
  }

  /// Reads a text with all that it names.
  init(_ source: SourceText, files: any TokenFiles = NoTokenFiles()) {
    self.source = source
    file = TokenFormat.read(
      YAMLTree(parsing: source), shelf: TokenShelf(files: files),
      open: OpenFiles(Array(source.path.utf8)))
  }

  /// The public token files, which lie beside the package when they are there.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/tokens")

  /// Whether the public token files are there.
  static let hasPublicFiles = FileManager.default.fileExists(atPath: folder.path)

  /// Reads a public file; of Markdown the YAML in front.
  static func published(_ name: String, files: [String: String] = [:]) throws -> ReadTokenFile {
    ReadTokenFile(try text(of: name), path: name, files: files)
  }

  /// The text of a public file; of Markdown the YAML in front.
  static func text(of name: String) throws -> String {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    guard name.hasSuffix(".md") else { return text }
    return text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)
      .dropFirst().first.map(String.init) ?? ""
  }

  /// Each token of the file itself as `path = value`, with what it is for and of what type.
  var tokens: [String] { tokens(of: 0) }

  /// Each token of a contribution, likewise.
  func tokens(of part: Int) -> [String] {
    guard let file, file.parts.indices.contains(part) else { return [] }
    return file.parts[part].tokens.indices.map { describe($0, in: file.parts[part]) }
  }

  /// The tokens of all layers that hold in no context of their own, later over earlier, by path.
  var merged: [String: String] {
    guard let file else { return [:] }
    var found: [String: String] = [:]
    for layer in file.layers where layer.conditions.isEmpty {
      for token in layer.tokens {
        let part = file.parts[layer.part]
        found[part.name(of: token)] = describe(token, in: part)
      }
    }
    return found
  }

  /// The layers as `part: paths (axis context, …)`.
  var layers: [String] {
    guard let file else { return [] }
    return file.layers.map { layer in
      let paths = layer.tokens.map { describe($0, in: file.parts[layer.part]) }
      let contexts = layer.conditions.map {
        "\(file.axes[$0.axis].name) \(file.axes[$0.axis].contexts[$0.context])"
      }
      let when = contexts.isEmpty ? "" : " (\(contexts.joined(separator: ", ")))"
      return "\(layer.part): \(paths.joined(separator: ", "))\(when)"
    }
  }

  /// Each fault as `id line: marked text`.
  var faults: [String] {
    let lines = LineTable(source.bytes)
    return (file?.faults ?? []).map { fault in
      let line = lines.position(at: fault.range.start, in: source).line
      return "\(fault.rule.id) \(line): \(source.text(in: fault.range))"
    }
  }

  private func describe(_ index: Int, in part: TokenPart) -> String {
    let token = part.tokens[index]
    let text = part.withText(of: token) { String(decoding: $0, as: UTF8.self) }
    let value =
      switch token.form {
      case .number: "\(token.number)\(token.unit == .none ? "" : " \(token.unit)")"
      case .reference: "{\(text)}"
      case .expression: "=\(text)"
      case .list: "[\(text)]"
      case .other: "other"
      case .broken: "broken"
      }
    let role = token.role == .other ? "" : " \(token.role)"
    let type = token.type == .unknown ? "" : " \(token.type)"
    let deprecated = token.deprecation == .none ? "" : " deprecated"
    return "\(part.name(of: index)) = \(value)\(role)\(type)\(deprecated)"
  }
}
