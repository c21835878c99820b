import Diagnostics
import YAMLTree

extension ForeignReader {
  /// Reports the tokens of the file that cannot be worked out, and the deprecated ones that it
  /// names; a fault once, at the token that has it.
  ///
  /// Groups that extend others have the same values again: what is wrong with one is told once.
  mutating func reportFaults() {
    var told: Set<TokenSet.ValuePlace> = []
    var toldValues: Set<NodeIndex> = []
    for token in own {
      guard let found = tokens.token(token) else { continue }
      if let (origin, problem) = tokens.problem(of: token) {
        report(token, found, origin: origin, problem, &told)
      } else if found.form == .reference, found.role != .other {
        reportForeignValue(token, found, &toldValues)
      }
    }
    reportMissing()
    var toldUses: Set<DeprecatedUse> = []
    for (token, named) in tokens.deprecatedUses where isOwn(token) {
      guard let found = tokens.token(token), found.deprecation == .none,
        let note = tokens.deprecationNote(of: named),
        toldUses.insert(DeprecatedUse(node: found.node, named: named)).inserted
      else { continue }
      let problem = ImportedUseProblem.deprecated(tokens.name(of: named), note: note)
      report(problem, at: found, token, labels: [label(named, "deprecated here")])
    }
  }

  private mutating func report(
    _ token: Int, _ found: DesignToken, origin: Int, _ problem: TokenSetProblem,
    _ told: inout Set<TokenSet.ValuePlace>
  ) {
    // What its own file's reader could not read has been reported.
    if case .unread = problem { return }
    guard token == origin || !isOwn(origin) else { return }
    // The name may be in a file that could not be read, which has been reported.
    if isIncomplete, case .unknownName = problem { return }
    if case .arithmetic = problem, found.role == .other, found.type != .dimension { return }
    if let place = tokens.valuePlace(of: origin), !told.insert(place).inserted { return }
    let problem = explained(problem, of: origin)
    if token == origin, case .unknownName(let name, nil) = problem,
      let group = tokens.missingGroup(of: name)
    {
      missing[group, default: []].append(token)
      return
    }
    if token == origin {
      report(problem, at: found, token, labels: [])
    } else {
      let use = ImportedUseProblem.broken(
        tokens.name(of: token), origin: tokens.name(of: origin), problem)
      report(use, at: found, token, labels: [label(origin, "defined here")])
    }
  }

  /// A radius or a padding that is another token, and that one no length.
  private mutating func reportForeignValue(
    _ token: Int, _ found: DesignToken, _ told: inout Set<NodeIndex>
  ) {
    let measure = tokens.measure(of: token)
    guard let target = tokens.target(of: token) else { return }
    let name = tokens.name(of: target)
    let problem: ImportedUseProblem
    switch measure.state {
    case .share where !(measure.isFullyRound && found.role == .radius):
      problem = .share(name, measure.number)
    case .ratio: problem = .ratio(name, measure.number)
    case .text where tokens.token(target)?.type == .other: problem = .text(name)
    default: return
    }
    guard told.insert(found.node).inserted else { return }
    report(problem, at: found, token, labels: [label(target, "defined here")])
  }

  private mutating func report(
    _ problem: some TokenFileProblem, at found: DesignToken, _ token: Int, labels: [Label?]
  ) {
    faults.append(
      TokenFault(
        rule: problem.rule, range: part.tree.range(found.node), message: problem.sentence,
        help: problem.help, labels: labels.compactMap(\.self),
        component: tokens.name(of: token)))
  }

  /// A problem with what there is to say of an unknown name; looked for some times only, so that a
  /// file with many takes no longer for it.
  private mutating func explained(_ problem: TokenSetProblem, of token: Int) -> TokenSetProblem {
    guard searchesLeft > 0 else { return problem }
    searchesLeft -= tokens.count + 16
    return tokens.explained(problem, of: token)
  }

  /// Reports the tokens that name paths of a file that was not read, once for all that begin alike.
  private mutating func reportMissing() {
    for (group, named) in missing {
      guard let first = named.first, let found = tokens.token(first),
        let (_, problem) = tokens.problem(of: first), case .unknownName(let name, _) = problem
      else { continue }
      let all = TokenSetProblem.unknownGroup(group, name: name, count: named.count)
      report(all, at: found, first, labels: [])
    }
  }

  private func isOwn(_ token: Int) -> Bool { tokens.isOwn(token) }

  /// Where a token is defined; of one in this file without its text, since that is at hand.
  private func label(_ token: Int, _ words: String) -> Label? {
    guard isOwn(token), let found = tokens.token(token) else {
      return tokens.definition(of: token, words)
    }
    return Label(range: part.tree.range(found.node), message: words)
  }
}

/// A value that names a deprecated token.
private struct DeprecatedUse: Hashable {
  /// The value.
  var node: NodeIndex
  /// The deprecated token, an index into the set.
  var named: Int
}
