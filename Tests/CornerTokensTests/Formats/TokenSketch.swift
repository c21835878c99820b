import Diagnostics
import Expressions
import YAMLTree

@testable import CornerTokens

/// A token file of another format that has been read, in words that tests compare.
struct TokenSketch {
  let file: TokenFile?
  let source: SourceText

  init(_ text: String, path: String = "tokens.json", settings: TokenSettings = TokenSettings()) {
    source = SourceText(path: path, text: text)
    file = TokenFormat.read(
      TokenFormat.tree(of: source), shelf: TokenShelf(files: NoTokenFiles(), settings: settings),
      open: OpenFiles([]))
  }

  /// Reads a public file that lies beside the package.
  init(public name: String) throws {
    self.init(try ReadTokenFile.text(of: name), path: name)
  }

  var format: String? { file?.format }

  /// Each token as `path = value type role`; what is unknown or other is left out.
  var tokens: [String] {
    guard let part = file?.parts.first else { return [] }
    return part.tokens.indices.map { Self.words(of: $0, in: part) }
  }

  /// The token of a path, as in `tokens`; nil when there is none.
  func token(_ path: String) -> String? {
    tokens.first { $0.hasPrefix("\(path) = ") }.map { String($0.dropFirst(path.count + 3)) }
  }

  /// The paths of a role.
  func paths(_ role: TokenRole) -> [String] {
    guard let part = file?.parts.first else { return [] }
    return part.tokens.indices.filter { part.tokens[$0].role == role }.map(part.name)
  }

  /// Each fault as `id line: marked text`.
  var faults: [String] {
    let lines = LineTable(source.bytes)
    return (file?.faults ?? []).map { fault in
      let line = lines.position(at: fault.range.start, in: source).line
      return "\(fault.rule.id) \(line): \(source.text(in: fault.range))"
    }
  }

  /// Each layer as its paths, with its conditions as `axis=context`.
  var layers: [String] {
    guard let file, let part = file.parts.first else { return [] }
    return file.layers.map { layer in
      let paths = layer.tokens.map(part.name).joined(separator: ",")
      let conditions = layer.conditions.map { condition in
        let axis = file.axes[condition.axis]
        return "\(axis.name)=\(axis.contexts[condition.context])"
      }
      return "\(paths) \(conditions.joined(separator: "|"))"
    }
  }

  private static func words(of index: Int, in part: TokenPart) -> String {
    let token = part.tokens[index]
    var text = part.withText(of: token) { String(decoding: $0, as: UTF8.self) }
    switch token.form {
    case .number: text = "\(token.number)\(token.unit == .none ? "" : "\(token.unit)")"
    case .reference: text = "{\(text)}"
    case .expression: text = "(\(text))"
    case .list: text = "[\(text)]"
    case .other: text = "?"
    case .broken: text = "!"
    }
    let type = token.type == .unknown ? "" : " \(token.type)"
    let role = token.role == .other ? "" : " \(token.role)"
    let deprecation = part.tree.string(token.deprecation)
    return "\(part.name(of: index)) = \(text)\(type)\(role)"
      + (deprecation.isEmpty ? "" : " deprecated: \(deprecation)")
  }
}
