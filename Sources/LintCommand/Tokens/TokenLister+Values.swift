import CornerTokens
import Diagnostics
import Expressions
import Reports
import YAMLTree

extension TokenLister {
  /// What a token of a set comes to.
  mutating func value(of index: Int, in set: TokenSet) -> ListedValue {
    guard let token = set.token(index), let part = set.part(of: index) else { return .absent }
    let measure = set.measure(of: index)
    var value = ListedValue(state: ListedValue.State(measure.state))
    value.written = written(token, index, set, part.tree)
    switch measure.state {
    case .points, .ratio, .share: value.numbers = [measure.number]
    case .list: value.numbers = set.list(of: index)
    case .text, .broken: break
    }
    value.isCapsule = token.role == .radius && measure.isFullyRound
    if token.form == .number { value.unit = token.unit }
    value.place = places.place(of: token.node, in: part.tree)
    value.chain = chain(from: index, in: set)
    value.problem = problem(with: token, index, set, value)
    return value
  }

  /// The tokens that a token comes from.
  func chain(from token: Int, in set: TokenSet) -> TokenChain {
    var chain = TokenChain()
    var seen = [token]
    var next = token
    while true {
      let named = set.named(by: next, limit: TokenChain.limit)
      let fresh = named.filter { !seen.contains($0) }
      guard let first = fresh.first else { return chain }
      guard chain.names.count < TokenChain.limit else {
        chain.isCut = true
        return chain
      }
      chain.names += fresh.map(set.name)
      chain.lastCount = fresh.count
      if named.count > 1 { return chain }
      seen.append(first)
      next = first
    }
  }

  private func problem(
    with token: DesignToken, _ index: Int, _ set: TokenSet, _ value: ListedValue
  ) -> ListedProblem? {
    if value.state == .broken, let (origin, problem) = set.problem(of: index) {
      if case .unread = problem, origin == index, let part = set.part(of: index),
        let reported = report(on: token.node, in: part.tree)
      {
        return reported
      }
      return .broken(problem, origin: origin == index ? nil : set.name(of: origin))
    }
    if set.statedRole(of: index) == .other { return nil }
    switch value.state {
    case .text: return .text(value.written)
    case .share: return value.isCapsule ? nil : .share
    case .ratio: return .ratio
    case .points, .list, .broken, .absent: return nil
    }
  }

  /// The value as its file has it, on one line: `1rem`, `{size.m}`, also where the file parts it into
  /// several keys.
  private func written(
    _ token: DesignToken, _ index: Int, _ set: TokenSet, _ tree: YAMLTree
  ) -> String {
    if tree.kind(token.node) == .scalar { return Self.oneLine(tree.string(token.node)) }
    if tree.kind(token.node) == .alias { return text(of: token.node, in: tree) }
    switch token.form {
    case .number: return LengthText.short(token.number) + (token.unit.word ?? "")
    case .reference: return Self.oneLine("{\(set.writtenText(of: index))}")
    case .expression, .list: return Self.oneLine(set.writtenText(of: index))
    case .other, .broken: return text(of: token.node, in: tree)
    }
  }

  /// The beginning of a node's own text.
  func text(of node: NodeIndex, in tree: YAMLTree) -> String {
    let range = tree.range(node)
    let end = min(Int(range.end), Int(range.start) + 2 * TerminalText.longestText)
    let text = Self.oneLine(tree.source.text(in: ByteRange(Int(range.start), end)))
    return end < Int(range.end) ? text + "…" : text
  }

  /// A text with one blank for each run of blanks and line ends, cut where it is long.
  static func oneLine(_ text: String) -> String {
    let text = TerminalText.clipped(text)
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    let words = text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}

extension ListedValue.State {
  fileprivate init(_ state: TokenMeasure.State) {
    self =
      switch state {
      case .points: .points
      case .ratio: .ratio
      case .share: .share
      case .list: .list
      case .text: .text
      case .broken: .broken
      }
  }
}
