import Expressions
import YAMLTree

/// Reads the value of one token.
struct DTCGToken {
  /// What the token is, once it has been read.
  private(set) var type = TokenType.unknown
  /// Whether it is a length without a type, once it has been read.
  private(set) var isUntyped = false

  private let members: DTCGMembers
  /// The type of the groups around.
  private let around: DTCGType
  /// Whether faults are reported elsewhere.
  private let isQuiet: Bool

  /// Stands before a token.
  init(_ members: DTCGMembers, around: DTCGType, isRepeated: Bool) {
    self.members = members
    self.around = around
    isQuiet = isRepeated
  }

  /// Reads the value, and finds the type.
  mutating func read(
    _ document: inout DTCGDocument, _ reader: inout TokenFileReader
  ) -> WrittenValue {
    let own = DTCGType(at: members.type, reader) ?? .none
    let declared = own == .none ? around : own
    type = declared.tokenType
    let value: WrittenValue
    if members.hasValue {
      value = self.value(at: members.value, declared, &document, &reader)
    } else {
      value = pointer(at: members.reference, declared, &document, &reader)
    }
    switch value.form {
    case .reference: type = own.tokenType
    case .number where declared == .none: isUntyped = true
    default: break
    }
    return value
  }

  /// Reports a problem, unless the token is read at its own place too.
  func report(_ problem: DTCGProblem, at node: NodeIndex, _ reader: inout TokenFileReader) {
    if !isQuiet { reader.report(problem, at: node) }
  }

  // MARK: Values

  private func value(
    at node: NodeIndex, _ type: DTCGType, _ document: inout DTCGDocument,
    _ reader: inout TokenFileReader
  ) -> WrittenValue {
    let found = reader.resolve(node)
    let isAlias = reader.view[node].isAlias
    let object = reader.view[found].isMapping ? DTCGMembers(found, in: reader.view) : nil
    if let object, object.reference != .none {
      return pointer(at: object.reference, type, &document, &reader)
    }
    var value = WrittenValue(
      form(at: found, type, isInPlace: true, &document, &reader), at: isAlias ? node : found)
    if isAlias { value.aliasTarget = found }
    return value
  }

  /// How a value is written.
  ///
  /// - Parameter isInPlace: whether it is the token's own, not one that a pointer leads to.
  func form(
    at node: NodeIndex, _ type: DTCGType, isInPlace: Bool, _ document: inout DTCGDocument,
    _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    let found = reader.view[node]
    if found.isScalar { return scalar(at: node, type, isInPlace, &document, &reader) }
    if let range = reader.tree.singleNullEntryFlowMapping(node) {
      if !isQuiet {
        let name = reader.tree.source.text(in: range)
        reader.report(TokenProblem.bracesAsMapping(TokenProblem.cut(name)), at: node)
      }
      return .broken
    }
    switch type {
    case .other: return .other
    case .dimension where found.isMapping, .none where isDimension(node, reader),
      .foreign where isDimension(node, reader):
      return dimension(at: node, &document, &reader)
    case .dimension:
      report(.noDimension("a list"), at: node, &reader)
      return .broken
    case .number:
      report(.noNumber(found.isMapping ? "an object" : "a list"), at: node, &reader)
      return .broken
    case .none, .foreign: return .other
    }
  }

  private func isDimension(_ node: NodeIndex, _ reader: TokenFileReader) -> Bool {
    guard reader.view[node].isMapping, reader.tree.entryCount(node) == 2 else { return false }
    var entries = reader.view.entries(node)
    while let (key, value) = entries.next() {
      if reader.tree.isScalar(key, "unit") {
        let unit = DTCGUnit(reader.view.bytes(reader.tree.resolved(value)))
        if unit != nil { continue }
      } else if reader.tree.isScalar(key, "value") {
        continue
      }
      return false
    }
    return true
  }

  private func scalar(
    at node: NodeIndex, _ type: DTCGType, _ isInPlace: Bool, _ document: inout DTCGDocument,
    _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    let text = TokenFileReader.trimmed(reader.view.bytes(node))
    if reader.tree.isNull(node) {
      report(.noValue, at: node, &reader)
      return .broken
    }
    guard type != .other || text.first == UInt8(ascii: "{") else { return .other }
    let form = TokenFileReader.form(of: text)
    switch form {
    case .reference(let name): return .reference(withoutMode(name, &document))
    case .number(let number, let unit):
      return self.number(number, unit, at: node, type, isInPlace, &reader)
    case _ where type == .other: return .other
    case .other where isBroken(text), .expression where isBroken(text):
      report(.braces(reader.excerpt(node)), at: node, &reader)
      return .broken
    case .other:
      guard type == .dimension || type == .number, !CSSWord.matches(text) else { return .other }
      let found = "`\(reader.excerpt(node))`"
      report(type == .number ? .noNumber(found) : .noDimension(found), at: node, &reader)
      return .broken
    default: return form
    }
  }

  private func number(
    _ number: Double, _ unit: DimensionUnit, at node: NodeIndex, _ type: DTCGType,
    _ isInPlace: Bool, _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    switch type {
    case .other: return .other
    case .number:
      guard unit == .none else {
        report(.noNumber("`\(reader.excerpt(node))`"), at: node, &reader)
        return .broken
      }
      return .number(number, .none)
    case .none, .foreign: return .number(number, unit == .none ? besideValue(reader) ?? unit : unit)
    case .dimension:
      let unit = unit == .none ? besideValue(reader) ?? .none : unit
      guard isInPlace else { return .number(number, unit) }
      if let problem = outdated(number, unit, at: node, reader) {
        report(problem, at: node, &reader)
      }
      return .number(number, unit)
    }
  }

  /// The unit that stands beside `$value`, where some tools write it.
  private func besideValue(_ reader: TokenFileReader) -> DimensionUnit? {
    guard members.unit != .none else { return nil }
    switch DTCGUnit(reader.view.bytes(reader.tree.resolved(members.unit))) {
    case .own(let unit), .foreign(let unit): return unit
    case nil: return nil
    }
  }

  private func outdated(
    _ number: Double, _ unit: DimensionUnit, at node: NodeIndex, _ reader: TokenFileReader
  ) -> DTCGProblem? {
    let word: String
    switch unit {
    case .none, .px, .dp, .pt: word = "px"
    case .rem, .em: word = "rem"
    case .percent, .other: return .foreignUnit(reader.excerpt(node))
    }
    let form = "{ \"value\": \(LengthText.short(number)), \"unit\": \"\(word)\" }"
    return .outdated(reader.excerpt(node), form: form)
  }

  /// Whether a text begins as a name in braces, and is none.
  private func isBroken(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "{") else { return false }
    guard let end = text.firstIndex(of: UInt8(ascii: "}")) else { return true }
    return TokenFileReader.trimmed(UnsafeBufferPointer(rebasing: text[1..<end])).isEmpty
  }

  /// A path without what is behind `#`: the mode of a token, in files of Cobalt.
  private func withoutMode(_ name: [UInt8], _ document: inout DTCGDocument) -> [UInt8] {
    guard let end = name.lastIndex(of: UInt8(ascii: "#")), end > 0 else { return name }
    let names = name.withUnsafeBufferPointer { DTCGDocument.names(inPath: $0) }
    if case .token = document.place(of: JSONPointer(names: names)) { return name }
    return Array(name[..<end])
  }
}
