import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

extension TokenLister {
  /// Adds the corner scale of a nesting spec.
  mutating func addScale(of modes: [TokenDocument], to listing: inout TokenListing) {
    guard let first = modes.first else { return }
    var indexes: [[UInt8]: Int] = [:]
    for index in first.scale.values.indices {
      indexes[Array(first.scale.name(of: index).utf8)] = index
    }
    for index in first.scale.values.indices {
      let values = modes.map { document in
        document.scale.values.indices.contains(index)
          ? value(ofScale: index, in: document, indexes) : .absent
      }
      let isInset = first.scale.mapInset.map(Int.init) == index
      let token = ListedToken(
        path: first.scale.name(of: index), role: isInset ? .padding : .radius, values: values)
      listing.add(token, isOwn: true)
    }
  }

  private mutating func value(
    ofScale index: Int, in document: TokenDocument, _ indexes: [[UInt8]: Int]
  ) -> ListedValue {
    let found = document.scale.values[index]
    let tree = document.tree
    let isBroken = found.value.isNaN
    var value = ListedValue(state: isBroken ? .broken : .points)
    let isScalar = tree.kind(found.node) == .scalar
    value.written =
      isScalar ? Self.oneLine(tree.string(found.node)) : text(of: found.node, in: tree)
    if isBroken {
      value.problem = report(on: found.node, in: tree) ?? .named
    } else {
      value.numbers = [found.value]
      value.isCapsule = found.value >= Shape.fullyRound
    }
    if case .dimension(_, let unit) = DimensionSpelling.read(value.written) { value.unit = unit }
    value.place = places.place(of: found.node, in: tree)
    value.chain = chain(fromScale: index, in: document, indexes)
    return value
  }

  /// The names of the scale, or of imported tokens, that a value of the scale comes from.
  private func chain(
    fromScale index: Int, in document: TokenDocument, _ indexes: [[UInt8]: Int]
  ) -> TokenChain {
    var chain = TokenChain()
    var seen = [index]
    var next = index
    while true {
      let range = document.tree.range(document.scale.values[next].node)
      var inner: [Int] = []
      var outer: [Int] = []
      for name in NameMentions.names(in: range, of: document.tree.source)
        .prefix(TokenChain.limit)
      {
        if let index = indexes[Array(name.text.utf8)] {
          if !seen.contains(index) { inner.append(index) }
        } else if name.isInBraces, let token = document.tokens?.token(named: name.text) {
          outer.append(token)
        }
      }
      let names =
        inner.map(document.scale.name) + outer.compactMap { document.tokens?.name(of: $0) }
      if names.isEmpty { return chain }
      guard chain.names.count < TokenChain.limit else {
        chain.isCut = true
        return chain
      }
      chain.names += names
      chain.lastCount = names.count
      if names.count == 1, let set = document.tokens, let token = outer.first {
        let rest = self.chain(from: token, in: set)
        if rest.names.isEmpty { return chain }
        return TokenChain(
          names: chain.names + rest.names, lastCount: rest.lastCount, isCut: rest.isCut)
      }
      guard names.count == 1, let first = inner.first else { return chain }
      seen.append(first)
      next = first
    }
  }
}
