import CornerTokens
import Diagnostics

/// The modes that `--mode` asks for: one by its name, as violations have it, or all that have some
/// contexts: `compact`, `size=compact`, `size=compact,theme=dark`.
struct ModeWish {
  /// The words of the command line.
  let text: String
  /// The text as one context, and as several.
  private let readings: [[String]]

  /// Reads a wish.
  init(_ text: String) {
    self.text = text
    let several = text.split(separator: ",").flatMap { $0.split(separator: " + ") }
      .map { Self.trimmed($0) }
    readings = several.count > 1 ? [[text], several] : [[text]]
  }

  /// Whether the mode of a document is asked for by its whole name.
  func names(_ document: TokenDocument) -> Bool {
    document.mode.utf8.elementsEqual(text.utf8)
  }

  /// Whether a document is in a mode that is asked for.
  func accepts(_ document: TokenDocument) -> Bool {
    if names(document) { return true }
    let parts = Self.parts(of: document)
    let axes = Self.axes(of: document)
    return readings.contains { terms in
      terms.allSatisfy { term in
        let spellings = Self.spellings(of: term, among: axes)
        return parts.contains { part in spellings.contains { $0.utf8.elementsEqual(part.utf8) } }
      }
    }
  }

  /// What can be asked for in some documents, each once: their modes, and where several axes make
  /// them the contexts with their axes.
  static func choices(_ documents: [TokenDocument]) -> (modes: [String], contexts: [String]) {
    var modes: [String] = []
    var contexts: [String] = []
    var seen: Set<[UInt8]> = []
    for (index, first) in documents.enumerated() where first.isFirstMode && first.modeCount > 1 {
      // The modes of a document stand side by side.
      let siblings = documents[index...].prefix { $0.root == first.root }
      modes += siblings.map(\.mode).filter { seen.insert(Array($0.utf8)).inserted }
      let parts = Set(siblings.flatMap { Self.parts(of: $0) }.map { Array($0.utf8) })
      guard parts != Set(siblings.map { Array($0.mode.utf8) }) else { continue }
      for axis in axes(of: first) {
        contexts += axis.contexts.map { "\(axis.name)=\($0)" }.filter { context in
          spellings(of: context, among: [axis]).contains { parts.contains(Array($0.utf8)) }
            && seen.insert(Array(context.utf8)).inserted
        }
      }
    }
    return (modes, contexts)
  }

  /// The contexts that the name of a mode is made of, some with their axes.
  private static func parts(of document: TokenDocument) -> [String] {
    document.modeCount > 1 ? document.mode.split(separator: " + ").map(String.init) : []
  }

  /// What a mode depends on.
  private static func axes(of document: TokenDocument) -> [TokenAxis] {
    document.tokens?.imports.flatMap(\.file.axes) ?? []
  }

  /// How the name of a mode may spell a term.
  private static func spellings(of term: String, among axes: [TokenAxis]) -> [String] {
    var spellings = [term]
    for axis in axes {
      spellings.append("\(axis.name): \(term)")
      for separator in [UInt8(ascii: "="), UInt8(ascii: ":")] {
        let head = Array(axis.name.utf8) + [separator]
        guard term.utf8.starts(with: head) else { continue }
        let context = trimmed(Substring(term.utf8.dropFirst(head.count)))
        guard axis.contexts.contains(where: { $0.utf8.elementsEqual(context.utf8) }) else {
          continue
        }
        spellings += [context, "\(axis.name): \(context)"]
      }
    }
    return spellings
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
