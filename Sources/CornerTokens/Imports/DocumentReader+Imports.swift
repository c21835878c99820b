import Diagnostics
import Expressions
import YAMLTree

extension DocumentReader {
  /// Takes a token of an imported file in among the names of the document, behind the scale.
  ///
  /// - Returns: its index among the names; nil when no imported file has it, or it is there already.
  mutating func importName(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let token = imported?.tokens.find(name) else { return nil }
    let (index, isNew) = cornerNames.insert(name)
    guard isNew else { return nil }
    let measure = imported?.tokens.measure(of: token) ?? .text
    let points = measure.state == .ratio ? measure.number : measure.radius
    cornerSlots.append(
      points?.bitPattern ?? Unknown.slot(reason: UnknownReason.brokenValue.rawValue))
    imported?.named.append(Int32(clamping: token))
    return index
  }

  /// Takes note that a name of the scale, or of an imported file, is used.
  ///
  /// - Parameters:
  ///   - isWhole: true when the name is all there is, false inside arithmetic.
  /// - Returns: false when the token is nothing that can be used there, which is then reported.
  mutating func use(
    _ corner: Int, at node: NodeIndex, _ context: LengthContext, isWhole: Bool
  ) -> Bool {
    if corner < document.scale.values.count {
      document.scale.values[corner].isReferenced = true
      return true
    }
    return useImported(corner - document.scale.values.count, at: node, context, isWhole: isWhole)
  }

  /// What is known of a text that is one name alone.
  func traits(ofReferenceTo corner: Int) -> LengthTraits {
    let place = corner - document.scale.values.count
    guard place >= 0, let imported, imported.named.indices.contains(place) else {
      return .reference
    }
    let measure = imported.tokens.measure(of: Int(imported.named[place]))
    return measure.state == .share ? [.reference, .imported, .share] : [.reference, .imported]
  }

  /// Takes note of all imported tokens that arithmetic names.
  mutating func useImported(
    in text: CompiledLength, at node: NodeIndex, _ context: LengthContext
  ) -> Bool {
    let count = document.scale.values.count
    let isWhole = text.traits.contains(.reference)
    var areUsable = true
    for corner in text.corners where Int(corner) >= count {
      if !useImported(Int(corner) - count, at: node, context, isWhole: isWhole) {
        areUsable = false
      }
    }
    return areUsable
  }

  private mutating func useImported(
    _ place: Int, at node: NodeIndex, _ context: LengthContext, isWhole: Bool
  ) -> Bool {
    guard let imported, imported.named.indices.contains(place) else { return false }
    let token = Int(imported.named[place])
    let tokens = imported.tokens
    document.uses.append(TokenUse(node: node, token: Int32(clamping: token)))
    let name = tokens.name(of: token)
    if let note = tokens.deprecationNote(of: token) {
      let labels = [tokens.definition(of: token, "deprecated here")].compactMap(\.self)
      report(ImportedUseProblem.deprecated(name, note: note), at: node, labels: labels)
    }
    // What is at fault is looked into once, however often it is named.
    let origin = tokens.origin(ofBroken: token) ?? token
    if let known = imported.broken[origin] {
      self.imported?.broken[origin] = (known.fault, known.count + 1)
      document.hasUnreadLength = true
      return false
    }
    guard
      let problem = problem(with: tokens, token, name, mayBeRound: isWhole && context.isRadius)
    else { return true }
    if case .ratio = problem, !isWhole { return true }
    document.hasUnreadLength = true
    let labels = [tokens.definition(of: origin, "defined here")].compactMap(\.self)
    let count = faults.count
    report(problem, at: node, labels: labels)
    if case .broken = problem, faults.count > count { self.imported?.broken[origin] = (count, 1) }
    return false
  }

  /// Says of each token that cannot be worked out in how many places it is named.
  mutating func countBrokenUses() {
    for (fault, count) in imported?.broken.values.map(\.self) ?? [] where count > 1 {
      let places = count == 2 ? "1 other place" : "\(count - 1) other places"
      faults[fault].message += " (also in \(places))"
    }
  }

  private mutating func problem(
    with tokens: TokenSet, _ token: Int, _ name: String, mayBeRound: Bool
  ) -> ImportedUseProblem? {
    let measure = tokens.measure(of: token)
    switch measure.state {
    case .points: return nil
    case .share where measure.isFullyRound && mayBeRound: return nil
    case .share: return .share(name, measure.number)
    case .ratio: return .ratio(name, measure.number)
    case .list: return .list(name)
    case .text: return .text(name)
    case .broken:
      guard let (origin, problem) = tokens.problem(of: token) else { return .text(name) }
      let isAffordable = budget.searches > 0
      budget.searches -= tokens.count + 16
      return .broken(
        name, origin: tokens.name(of: origin),
        isAffordable ? tokens.explained(problem, of: origin) : problem)
    }
  }

  /// Reports a problem that is not of this format's own, unless its rule has been reported there.
  mutating func report(
    _ problem: ImportedUseProblem, at node: NodeIndex, labels: [Label]
  ) {
    let range = range(node)
    guard reported.insert(FaultPlace(range: range, rule: problem.rule)).inserted else { return }
    faults.append(
      TokenFault(
        rule: problem.rule, range: range, message: problem.sentence, help: problem.help,
        labels: labels, component: subject))
  }
}

extension LengthContext {
  /// True where a radius may stand.
  fileprivate var isRadius: Bool { self == .shape || self == .corner }
}
