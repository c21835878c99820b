import Expressions
import YAMLTree

extension DTCGToken {
  /// Reads `{ "value": 16, "unit": "px" }`.
  func dimension(
    at node: NodeIndex, _ document: inout DTCGDocument, _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    var value = NodeIndex.none
    var unit = NodeIndex.none
    var entries = reader.view.entries(node)
    while let (key, found) = entries.next() {
      switch Self.keys.index(of: reader.view.bytes(key)) {
      case 0: value = found
      case 1: unit = found
      default: report(.dimensionMember(reader.excerpt(key)), at: key, &reader)
      }
    }
    guard value != .none else {
      report(.dimensionWithoutValue, at: node, &reader)
      return .broken
    }
    guard let number = number(at: value, &document, &reader) else { return .broken }
    guard unit != .none else {
      report(.dimensionWithoutUnit(LengthText.short(number)), at: node, &reader)
      return number == 0 ? .number(0, .px) : .broken
    }
    guard let read = self.unit(at: unit, &document, &reader) else { return .broken }
    return .number(number, read)
  }

  private static let keys = Vocabulary(["value", "unit"])

  private func number(
    at node: NodeIndex, _ document: inout DTCGDocument, _ reader: inout TokenFileReader
  ) -> Double? {
    guard let found = follow(node, isUnit: false, &document, &reader) else { return nil }
    guard reader.view[found].isScalar else {
      let words = reader.view[found].isMapping ? "an object" : "a list"
      report(.dimensionNumber(words), at: node, &reader)
      return nil
    }
    let text = reader.view.bytes(found)
    switch TokenFileReader.form(of: text) {
    case .number(let number, .none):
      if !reader.view[found].isPlain {
        report(.quotedNumber(reader.excerpt(found)), at: node, &reader)
      }
      return number
    case .reference: report(.nameInDimension(reader.excerpt(found)), at: node, &reader)
    default:
      let words = text.isEmpty ? "an empty text" : "`\(reader.excerpt(found))`"
      report(.dimensionNumber(words), at: node, &reader)
    }
    return nil
  }

  private func unit(
    at node: NodeIndex, _ document: inout DTCGDocument, _ reader: inout TokenFileReader
  ) -> DimensionUnit? {
    guard let found = follow(node, isUnit: true, &document, &reader) else { return nil }
    let word = reader.view.bytes(found)
    switch DTCGUnit(word) {
    case .own(let unit): return unit
    case .foreign(.other):
      report(.unit(reader.excerpt(found), suggestion: nil), at: node, &reader)
      return nil
    case .foreign(let unit):
      report(.foreignUnit(reader.excerpt(found)), at: node, &reader)
      return unit
    case nil:
      let isText = reader.view[found].isScalar && !word.isEmpty
      let problem = DTCGProblem.unit(
        reader.excerpt(found), suggestion: DTCGUnit.suggestion(for: word))
      report(isText ? problem : .unitForm, at: node, &reader)
      return nil
    }
  }

  /// The node itself, or the scalar that its `$ref` leads to; nil, and reported, when that fails.
  private func follow(
    _ node: NodeIndex, isUnit: Bool, _ document: inout DTCGDocument,
    _ reader: inout TokenFileReader
  ) -> NodeIndex? {
    let found = reader.tree.resolved(node)
    guard reader.view[found].isMapping else { return found }
    let reference = DTCGMembers(found, in: reader.view).reference
    guard reference != .none else { return found }
    let text = reader.excerpt(reader.tree.resolved(reference))
    let problem: DTCGProblem
    do {
      let pointer = try JSONPointer(reader.view.bytes(reader.tree.resolved(reference)))
      switch document.place(of: pointer) {
      case .part(let part) where reader.view[part].isScalar: return part
      case .part, .group, .token, .remark: problem = .pointerPart(text, isUnit: isUnit)
      case .nothing: problem = .pointerToNothing(text)
      case .cycle: problem = .pointerCircle(text)
      case .tooFar: problem = .pointerTooFar(text)
      }
    } catch {
      problem = .pointerForm(text, error)
    }
    report(problem, at: reference, &reader)
    return nil
  }
}
