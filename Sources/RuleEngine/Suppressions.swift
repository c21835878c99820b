import Diagnostics
import YAMLTree

/// The ignore comments of one file.
///
/// A file without the word `cornerlint` costs one search for it and nothing else.
package struct Suppressions: Sendable {
  private let tree: YAMLTree
  private let comments: [SuppressionComment]

  /// Finds and reads the comments of a file; linear in its length.
  package init(_ tree: YAMLTree) {
    self.tree = tree
    comments = CommentScan(tree).comments().compactMap { comment in
      SuppressionComment(comment.range, isAlone: comment.isAlone, in: tree.source)
    }
  }

  /// True when the file has no ignore comment.
  package var isEmpty: Bool { comments.isEmpty }

  /// Takes away what the comments speak for and adds what is wrong with the comments.
  ///
  /// - Parameters:
  ///   - violations: all of the file, already silenced and merged.
  ///   - ids: the ids of all rules there are, those that are off included.
  ///   - severity: the severity of a rule that runs; nil for one that is off. An ignore of a rule
  ///     that is off is never unused.
  ///   - requiresReason: whether a comment has to say why.
  /// - Returns: the violations by offset, then rule id.
  package func applied(
    to violations: [Violation], ids: [String], requiresReason: Bool = false,
    severity: (String) -> Severity?
  ) -> [Violation] {
    guard !comments.isEmpty else { return violations }
    let lines = LineTable(tree.source.bytes)
    let known = Set(ids)
    var sweep = SuppressionSweep(claims(lines: lines, known: known))
    var found = violations
    if let severity = severity("unknown-rule") {
      found += misspelt(ids: ids, known: known).map { $0.1.violation(at: $0.0, severity: severity) }
    }
    if requiresReason, let severity = severity(SuppressionProblem.unexplainedRule) {
      let silent = comments.filter { $0.isUnderstood && !$0.ids.isEmpty && !$0.hasReason }
      found += silent.map { SuppressionProblem.unexplained.violation(at: $0, severity: severity) }
    }
    var kept = sweep.keep(found, lines: lines)
    if let ownSeverity = severity("unused-suppression") {
      let claims = sweep.claims.filter { !$0.isUsed && severity($0.id) != nil }
      let own = { (claim: SuppressionClaim) in claim.id == "unused-suppression" }
      var ownSweep = SuppressionSweep(claims.filter(own))
      let unused = unused(claims.filter { !own($0) }, severity: ownSeverity)
      kept += ownSweep.keep(unused, lines: lines)
      kept += self.unused(ownSweep.claims.filter { !$0.isUsed }, severity: ownSeverity)
    }
    return kept.sorted { left, right in
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
    }
  }

  /// What the comments claim, one claim for each known id.
  private func claims(lines: LineTable, known: Set<String>) -> [SuppressionClaim] {
    let alone = comments.filter { $0.reach == .next }.map(\.range.end)
    var search = SuppressionReach(tree)
    var following = (alone.isEmpty ? [] : search.ranges(after: alone)).makeIterator()
    var claims: [SuppressionClaim] = []
    for (index, comment) in comments.enumerated() {
      let ownLine = lines.lineIndex(at: comment.range.start)
      var first = ownLine
      var last = ownLine
      switch comment.reach {
      case .line: break
      case .next:
        // Its own line counts too: there stands what may be wrong with the comment itself.
        if let next = following.next() ?? nil {
          last = lines.lineIndex(at: Swift.max(next.start, next.end &- (next.isEmpty ? 0 : 1)))
        }
      case .file:
        first = 0
        last = Int.max
      }
      for id in comment.ids where known.contains(id) {
        // A claim that ends before it begins holds nowhere and is always unused.
        let end = id == SuppressionProblem.neverIgnored ? -1 : last
        claims.append(SuppressionClaim(comment: index, id: id, firstLine: first, lastLine: end))
      }
    }
    return claims
  }

  /// The comments that are misspelt, name no rule or one that does not exist.
  private func misspelt(
    ids: [String], known: Set<String>
  ) -> [(SuppressionComment, SuppressionProblem)] {
    comments.compactMap { comment in
      if !comment.isUnderstood { return (comment, .misspelt) }
      if comment.ids.isEmpty { return (comment, .namesNoRule) }
      let unknown = comment.ids.filter { !known.contains($0) }
      guard let first = unknown.first else { return nil }
      let guess = NameSuggestion.nearest(to: first, among: ids)
      return (comment, .unknownRules(unknown, guess: guess))
    }
  }

  /// A violation for each comment that has claims which kept back nothing.
  private func unused(_ claims: [SuppressionClaim], severity: Severity) -> [Violation] {
    // What lies behind a broken document was not looked at, and may be what is ignored.
    let isWholeFileKnown = tree.isIntact
    var idsByComment: [Int: Set<String>] = [:]
    for claim in claims { idsByComment[claim.comment, default: []].insert(claim.id) }
    return comments.indices.compactMap { index in
      let comment = comments[index]
      guard let unused = idsByComment[index], isWholeFileKnown || comment.reach != .file else {
        return nil
      }
      let ids = comment.ids.filter { unused.contains($0) }
      let problem = SuppressionProblem.unused(ids, isWhole: ids.count == comment.ids.count)
      return problem.violation(at: comment, severity: severity)
    }
  }
}
