import Diagnostics
import YAMLTree

/// Reads the file of a baseline: JSON, of which each text is YAML as well.
struct BaselineReader {
  private let source: SourceText
  private let tree: YAMLTree

  private static let topKeys = ["version", "entries"]
  private static let entryKeys = ["path", "pathBytes", "component", "rule", "text", "count"]

  init(_ source: SourceText) {
    self.source = source
    tree = YAMLTree(parsing: source)
  }

  /// The baseline.
  func read() throws(BaselineFault) -> Baseline {
    if let fault = tree.faults.first { throw unreadable(fault) }
    guard let root = tree.documents.first, tree.documents.count == 1,
      tree.kind(root) == .mapping
    else { throw fault(.notABaseline, at: tree.documents.last) }
    var version: NodeIndex?
    var entries: NodeIndex?
    for (key, value) in tree.entries(of: root) {
      if tree.isScalar(key, "version") {
        version = value
      } else if tree.isScalar(key, "entries") {
        entries = value
      } else if version == nil, entries == nil {
        throw fault(.notABaseline, at: root)
      } else {
        throw unknownKey(key, among: Self.topKeys)
      }
    }
    guard version != nil || entries != nil else { throw fault(.notABaseline, at: root) }
    guard let version else { throw fault(.missingKey("version"), at: root) }
    try check(version: version)
    guard let entries else { throw fault(.missingKey("entries"), at: root) }
    guard tree.kind(entries) == .sequence else {
      throw fault(.wrongKind("entries", wanted: "a list of entries in brackets"), at: entries)
    }
    var result: [BaselineEntry] = []
    result.reserveCapacity(tree.entryCount(entries))
    for item in tree.items(of: entries) { result.append(try entry(at: item)) }
    return Baseline(result)
  }

  private func check(version: NodeIndex) throws(BaselineFault) {
    guard let number = number(version) else {
      throw fault(.wrongKind("version", wanted: "the number \(Baseline.version)"), at: version)
    }
    guard number == String(Baseline.version) else {
      throw fault(.unknownVersion(number), at: version)
    }
  }

  private func entry(at item: NodeIndex) throws(BaselineFault) -> BaselineEntry {
    guard tree.kind(item) == .mapping else {
      throw fault(.wrongKind("entries", wanted: "a list of entries in braces"), at: item)
    }
    var path: [UInt8]?
    var exactPath: [UInt8]?
    var component: String?
    var rule: String?
    var text: String?
    var count: Int?
    for (key, value) in tree.entries(of: item) {
      if tree.isScalar(key, "path") {
        path = Array(try string(value, "path").utf8)
      } else if tree.isScalar(key, "component") {
        component = try string(value, "component")
      } else if tree.isScalar(key, "rule") {
        rule = try string(value, "rule")
      } else if tree.isScalar(key, "text") {
        text = try string(value, "text")
      } else if tree.isScalar(key, "count") {
        count = try self.count(value)
      } else if tree.isScalar(key, "pathBytes") {
        exactPath = Base64.bytes(of: try string(value, "pathBytes"))
        if exactPath == nil { throw fault(.badPathBytes, at: value) }
      } else {
        throw unknownKey(key, among: Self.entryKeys)
      }
    }
    guard let path = exactPath ?? path else { throw fault(.missingKey("path"), at: item) }
    guard let component else { throw fault(.missingKey("component"), at: item) }
    guard let rule else { throw fault(.missingKey("rule"), at: item) }
    guard let text else { throw fault(.missingKey("text"), at: item) }
    guard let count else { throw fault(.missingKey("count"), at: item) }
    let key = ViolationKey(rule: rule, path: path, component: component, text: text)
    return BaselineEntry(key: key, count: count)
  }

  private func string(_ value: NodeIndex, _ key: String) throws(BaselineFault) -> String {
    guard tree.kind(value) == .scalar, tree.style(value) != .plain else {
      throw fault(.wrongKind(key, wanted: "a text in quotes"), at: value)
    }
    return tree.string(value)
  }

  private func count(_ value: NodeIndex) throws(BaselineFault) -> Int {
    guard let digits = number(value) else {
      throw fault(.wrongKind("count", wanted: "a whole number from 1 on"), at: value)
    }
    guard let count = Int(digits), count >= 1 else { throw fault(.badCount(digits), at: value) }
    return count
  }

  /// The digits of a whole number, with its sign; nil for all else.
  private func number(_ value: NodeIndex) -> String? {
    guard tree.kind(value) == .scalar, tree.style(value) == .plain else { return nil }
    let text = tree.string(value)
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let isWhole =
      !digits.isEmpty && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isWhole ? text : nil
  }

  // MARK: Faults

  private func fault(_ kind: BaselineFault.Kind, at node: NodeIndex?) -> BaselineFault {
    BaselineFault(kind, in: source, at: node.map { tree.range($0) } ?? ByteRange(0, 0))
  }

  private func unknownKey(_ key: NodeIndex, among known: [String]) -> BaselineFault {
    let name = tree.string(key)
    let guess = NameSuggestion.nearest(to: name, among: known)
    return fault(.unknownKey(name, guess: guess), at: key)
  }

  private func unreadable(_ fault: YAMLFault) -> BaselineFault {
    let lines = LineTable(source.bytes)
    let marks = "<|=>".utf8.map { [UInt8](repeating: $0, count: 7) }
    for start in lines.starts
    where marks.contains(where: { source.bytes[Int(start)...].starts(with: $0) }) {
      let range = ByteRange(Int(start), Int(start) + 7)
      return BaselineFault(.mergeConflict, in: source, at: range)
    }
    let help = fault.help.isEmpty ? "" : "; \(fault.help)"
    return BaselineFault(.unreadable(fault.sentence + help), in: source, at: fault.range)
  }
}
