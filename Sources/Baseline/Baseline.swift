import Diagnostics

/// The violations that a team lives with for now: they are not shown, and must not become more.
package struct Baseline: Sendable {
  /// What is known, each key once, by the bytes of path, component, rule and text.
  package let entries: [BaselineEntry]

  /// The version of the file's form that is read and written.
  package static var version: Int { 1 }

  /// The rule whose violations no baseline takes in: behind one of them nothing is looked at.
  static let neverKnown = Violation.syntaxRule

  /// Whether a baseline takes in a violation.
  package static func takesIn(_ violation: Violation) -> Bool { violation.rule != neverKnown }

  /// Makes a baseline out of entries in any order; the counts of equal keys are added up.
  package init(_ entries: some Sequence<BaselineEntry>) {
    var merged: [BaselineEntry] = []
    for entry in entries.sorted(by: { $0.precedes($1) }) {
      guard let last = merged.last, last.key == entry.key else {
        merged.append(entry)
        continue
      }
      let (sum, isTooLarge) = last.count.addingReportingOverflow(entry.count)
      merged[merged.count - 1] = BaselineEntry(key: last.key, count: isTooLarge ? .max : sum)
    }
    self.entries = merged
  }

  /// Takes in all that was found, but for `yaml-syntax`.
  ///
  /// - Parameters:
  ///   - results: from a linter that names written places.
  ///   - path: the path of a file as the baseline has it, relative to the folder of the baseline.
  package init(of results: [FileResult], path: ([UInt8]) -> [UInt8]) {
    self.init(
      results.flatMap { result in
        let path = path(result.source.pathBytes)
        return result.violations.filter(Self.takesIn).map { violation in
          BaselineEntry(
            key: ViolationKey(of: violation, in: result.source, path: path), count: 1)
        }
      })
  }

  /// Reads the file of a baseline; linear in its length.
  ///
  /// Two entries with one key, as a merge of two branches may leave them, count together.
  ///
  /// - Throws: what is wrong with it and where, the first fault only.
  package static func read(_ source: SourceText) throws(BaselineFault) -> Baseline {
    try BaselineReader(source).read()
  }
}
