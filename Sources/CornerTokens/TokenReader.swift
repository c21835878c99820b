import Diagnostics
import YAMLTree

/// Reads token files: from a YAML tree to scale, components and placements.
package enum TokenReader {
  /// Reads all documents of a tree; linear in its nodes.
  ///
  /// It never fails: what is wrong is a fault. The faults of the tree are among them, and the
  /// documents before a syntax error are read.
  package static func read(_ tree: YAMLTree) -> TokenReading {
    var faults = tree.faults.map(fault)
    var documents: [TokenDocument] = []
    let vocabularies = Vocabularies.standard
    TreeView.lend(tree) { view in
      var budget = ReadingBudget(nodeCount: view.nodeCount)
      for root in tree.documents {
        var reader = DocumentReader(
          tree: tree, view: view, root: root, words: vocabularies, budget: budget)
        let isTokenFile = reader.read()
        budget = reader.budget
        faults.append(contentsOf: reader.faults)
        if isTokenFile { documents.append(reader.document) }
      }
    }
    if tree.documents.isEmpty, faults.isEmpty {
      let start = tree.source.byteOrderMarkLength
      let problem = TokenProblem.notATokenFile(suggestion: nil)
      faults.append(TokenFault(problem, at: ByteRange(start, start)))
    }
    return TokenReading(documents: documents, faults: inOrder(faults))
  }

  /// A fault of the YAML text as one of the token file.
  private static func fault(_ fault: YAMLFault) -> TokenFault {
    let rule: TokenFault.Rule =
      switch fault.rule {
      case .yamlSyntax: .yamlSyntax
      case .duplicateKey: .duplicateKey
      case .invalidValue: .invalidValue
      case .referenceCycle: .referenceCycle
      case .limitExceeded: .limitExceeded
      }
    return TokenFault(
      rule: rule, range: fault.range, message: fault.sentence, help: fault.help,
      labels: fault.related.map { [Label(range: $0, message: fault.relatedNote)] } ?? [])
  }

  /// The faults by offset, then rule, then as they came.
  private static func inOrder(_ faults: [TokenFault]) -> [TokenFault] {
    faults.enumerated()
      .sorted { left, right in
        let leftKey = (left.element.range.start, left.element.rule.rawValue, left.offset)
        let rightKey = (right.element.range.start, right.element.rule.rawValue, right.offset)
        return leftKey < rightKey
      }
      .map(\.element)
  }
}
