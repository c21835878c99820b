import YAMLTree

extension DTCGToken {
  /// Reads what the pointer at a node leads to.
  func pointer(
    at node: NodeIndex, _ type: DTCGType, _ document: inout DTCGDocument,
    _ reader: inout TokenFileReader
  ) -> WrittenValue {
    let text = reader.view.bytes(reader.tree.resolved(node))
    let problem: DTCGProblem
    do {
      let pointer = try JSONPointer(text)
      switch document.place(of: pointer) {
      case .token(let names): return WrittenValue(.reference(Self.path(names)), at: node)
      case .part(let part):
        let form = form(at: part, type, isInPlace: false, &document, &reader)
        guard case .number(_, .none) = form, type == .dimension else {
          return WrittenValue(form, at: node)
        }
        problem = .pointerToNumber(reader.excerpt(node))
      case .group: problem = .pointerToGroup(reader.excerpt(node))
      case .remark: problem = .pointerToRemark(reader.excerpt(node))
      case .nothing:
        if let names = Self.tokenNames(pointer.names) {
          return WrittenValue(.reference(Self.path(names)), at: node)
        }
        problem = .pointerToNothing(reader.excerpt(node))
      case .cycle: problem = .pointerCircle(reader.excerpt(node))
      case .tooFar: problem = .pointerTooFar(reader.excerpt(node))
      }
    } catch {
      problem = .pointerForm(reader.excerpt(node), error)
    }
    report(problem, at: node, &reader)
    return WrittenValue(.broken, at: node)
  }

  /// The names of a token that a pointer can mean which is not written in the document: one that a
  /// group takes over, or of another source; nil when it can be none.
  private static func tokenNames(_ names: [[UInt8]]) -> [[UInt8]]? {
    guard let last = names.last else { return nil }
    let names = last.elementsEqual("$value".utf8) ? names.dropLast() : names
    let hasRemark = names.dropLast().contains { $0.first == UInt8(ascii: "$") }
    return names.isEmpty || hasRemark ? nil : names
  }

  private static func path(_ names: [[UInt8]]) -> [UInt8] {
    Array(names.joined(separator: [UInt8(ascii: ".")]))
  }
}
