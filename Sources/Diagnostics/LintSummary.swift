/// What a run, or one file of it, looked at.
package struct LintSummary: Hashable, Sendable {
  /// Files that were read.
  package var files = 0
  /// Radii in token files of other formats.
  package var radii = 0
  /// Components as placed.
  package var components = 0
  /// Nestings as placed.
  package var nestings = 0
  /// How many nestings some rule could not judge, by reason.
  package var skipped: [String: Int] = [:]

  /// Makes an empty summary.
  package init() {}

  /// The reasons with their counts, most frequent first, then by the reason's bytes.
  package var skippedInOrder: [(reason: String, count: Int)] {
    skipped.map { (reason: $0.key, count: $0.value) }
      .sorted { left, right in
        if left.count != right.count { return left.count > right.count }
        return left.reason.utf8.lexicographicallyPrecedes(right.reason.utf8)
      }
  }

  /// Adds what another file contributed.
  package mutating func add(_ other: LintSummary) {
    files += other.files
    radii += other.radii
    components += other.components
    nestings += other.nestings
    skipped.merge(other.skipped, uniquingKeysWith: +)
  }
}
