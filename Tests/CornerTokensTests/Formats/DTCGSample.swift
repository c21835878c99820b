import Diagnostics
import Expressions
import Testing
import YAMLTree

@testable import CornerTokens

/// A token file that has been read, for questions in tests.
struct DTCGSample {
  let source: SourceText
  let file: TokenFile?

  init(_ text: String, files: [String: String] = [:]) {
    source = SourceText(path: "test.json", text: text)
    file = TokenFormat.read(
      YAMLTree(parsing: source), shelf: TokenShelf(files: MemoryTokenFiles(texts: files)),
      open: OpenFiles(Array("test.json".utf8)))
  }

  /// Each token of the file itself as `path = value`, in order.
  var tokens: [String] { file.map { Self.tokens(of: $0.parts[0]) } ?? [] }

  /// Each fault as `id line: marked text`.
  var faults: [String] {
    let lines = LineTable(source.bytes)
    return (file?.faults ?? []).map { fault in
      let line = lines.position(at: fault.range.start, in: source).line
      return "\(fault.rule.id) \(line): \(source.text(in: fault.range))"
    }
  }

  /// The faults' sentences with their help.
  var messages: [String] { (file?.faults ?? []).map { "\($0.message); \($0.help)" } }

  /// Each layer that is not empty as `condition: tokens`.
  var layers: [String] {
    guard let file else { return [] }
    return file.layers.filter { !$0.tokens.isEmpty }.map { layer in
      let conditions = layer.conditions.map { condition in
        let axis = file.axes[condition.axis]
        return "\(axis.name)=\(axis.contexts[condition.context])"
      }
      let all = Self.tokens(of: file.parts[layer.part])
      let name = conditions.isEmpty ? "always" : conditions.joined(separator: ", ")
      return "\(name): \(layer.tokens.map { all[$0] }.joined(separator: "; "))"
    }
  }

  /// The value and the type of one token: `16 px dimension`.
  func value(_ path: String) -> String? {
    guard let part = file?.parts[0] else { return nil }
    let found = part.tokens.indices.filter { part.name(of: $0) == path }
    guard found.count == 1, let index = found.first else { return nil }
    return Self.text(part.tokens[index], part) + " \(part.tokens[index].type)"
  }

  /// What one token is for.
  func role(_ path: String) -> TokenRole? {
    guard let part = file?.parts[0] else { return nil }
    return part.tokens.indices.first { part.name(of: $0) == path }.map { part.tokens[$0].role }
  }

  /// The text that calls one token deprecated; nil for none.
  func deprecation(_ path: String) -> String? {
    guard let part = file?.parts[0],
      let index = part.tokens.indices.first(where: { part.name(of: $0) == path }),
      part.tokens[index].deprecation != .none
    else { return nil }
    return part.tree.string(part.tokens[index].deprecation)
  }

  private static func tokens(of part: TokenPart) -> [String] {
    part.tokens.indices.map { "\(part.name(of: $0)) = \(text(part.tokens[$0], part))" }
  }

  private static func text(_ token: DesignToken, _ part: TokenPart) -> String {
    let text = part.withText(of: token) { String(decoding: $0, as: UTF8.self) }
    switch token.form {
    case .number:
      return LengthText.short(token.number) + (token.unit == .none ? "" : " \(token.unit)")
    case .reference: return "{\(text)}"
    case .expression, .list: return text
    case .other: return "other"
    case .broken: return "broken"
    }
  }
}

/// What a sentence of the specification asks for, with a text that follows it or does not.
struct DTCGCase: CustomTestStringConvertible, Sendable {
  let sentence: String
  let text: String
  /// The tokens that must come out; nil for any.
  let tokens: [String]?
  let faults: [String]

  /// A text that follows it, or breaks it with some faults.
  init(_ sentence: String, _ text: String, _ tokens: [String]? = nil, faults: String...) {
    self.sentence = sentence
    self.text = text
    self.tokens = tokens
    self.faults = faults
  }

  var testDescription: String { faults.isEmpty ? "\(sentence): right" : "\(sentence): wrong" }

  /// Reads the text and compares.
  func check() {
    let sample = DTCGSample(text)
    #expect(sample.file?.format == "DTCG")
    #expect(sample.faults == faults)
    if let tokens { #expect(sample.tokens == tokens) }
  }
}
