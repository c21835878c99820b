import CornerGeometry
import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

/// Lints token files with the rules of one book; any number of threads may share it.
package struct Linter: Sendable {
  /// The rules.
  package let book: RuleBook
  /// Whether violations say where their text is written.
  private let namesWrittenPlaces: Bool
  /// Whether violations say what those need who draw them.
  private let servesDrawings: Bool
  /// Where imported token files come from.
  package let shelf: TokenShelf?

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - namesWrittenPlaces: true to fill `Violation.writtenAt`, for baselines and reports that
  ///     tell violations apart when lines move.
  ///   - servesDrawings: true to fill `Violation.sketch`, `Violation.modelPlace` and
  ///     `Violation.otherModelPlaces`, for those who draw.
  ///   - shelf: where imported token files come from; without one there are none.
  package init(
    book: RuleBook, namesWrittenPlaces: Bool = false, servesDrawings: Bool = false,
    shelf: TokenShelf? = nil
  ) {
    self.book = book
    self.shelf = shelf
    self.namesWrittenPlaces = namesWrittenPlaces
    self.servesDrawings = servesDrawings
  }

  /// Lints one file; linear in its length.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - isNamed: true when the user named the file; one found in a folder that is no token file
  ///     is a warning only.
  package func lint(_ source: SourceText, isNamed: Bool) -> LintOutcome {
    let tree = TokenReader.tree(of: source)
    let reading = TokenReader.read(tree, shelf: shelf)
    var collector = ViolationCollector(violations(of: reading.faults, isNamed: isNamed))
    collector.summary.files = 1
    if !reading.documents.isEmpty {
      let machine = Machine(tolerance: book.tolerance, strings: book.words.pool)
      run(reading.documents, machine, &collector)
    }
    let sorted = collector.violations.sorted(by: Self.isBefore)
    let kept = Suppressions(tree)
      .applied(to: sorted, ids: book.ids, requiresReason: book.requiresReason) {
        book.severity(ofRunning: $0)
      }
    let named = namesWrittenPlaces ? WrittenPlaces.named(kept, in: tree) : kept
    return LintOutcome(
      result: FileResult(source: source, violations: named, summary: collector.finishedSummary()),
      failures: collector.failures)
  }

  /// Runs the rules over all documents; those of one place in the file are its modes.
  private func run(
    _ documents: [TokenDocument], _ machine: Machine, _ collector: inout ViolationCollector
  ) {
    // Most documents have no modes, and the tables for them cost something.
    var modes: ModeViolations?
    for (index, document) in documents.enumerated() {
      let found = violations(in: document, number: index, machine)
      if document.modeCount == 1 {
        collector.append(found)
        continue
      }
      var gathered = modes ?? ModeViolations()
      gathered.add(found, mode: document.mode)
      modes = gathered
      let next = index + 1 < documents.count ? documents[index + 1].root : nil
      if next != document.root {
        collector.append(gathered.collector(modeCount: document.modeCount))
        modes = nil
      }
    }
  }

  private func violations(
    in document: TokenDocument, number: Int, _ machine: Machine
  ) -> ViolationCollector {
    let geometry = DocumentGeometry(document, tolerance: Tolerance(book.tolerance))
    return DocumentView.lend(document, geometry) { view in
      var runner = RuleRunner(
        view, number: number, book: book, machine: machine, servesDrawings: servesDrawings)
      runner.run()
      return runner.collector
    }
  }

  private func violations(of faults: [TokenFault], isNamed: Bool) -> [Violation] {
    faults.compactMap { fault in
      guard var severity = book.severity(ofFault: fault.rule.id) else { return nil }
      if fault.rule == .notATokenFile, !isNamed { severity = min(severity, .warning) }
      return Violation(
        rule: fault.rule.id, severity: severity, message: fault.message, help: fault.help,
        component: fault.component, range: fault.range, labels: fault.labels, modes: fault.modes)
    }
  }

  /// By offset, then rule id, then end.
  private static func isBefore(_ left: Violation, _ right: Violation) -> Bool {
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    if left.rule != right.rule {
      return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
    }
    return left.range.end < right.range.end
  }
}
