import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

extension RuleRunner {
  /// Makes a violation out of what a rule found.
  mutating func report(_ rule: CompiledRule, _ hit: Hit) {
    turn(to: hit)
    let texts: RuleTexts?
    do throws(RuleFault) {
      texts = try book.shelf.texts(of: rule)
    } catch {
      fail(rule, error.sentence)
      return
    }
    guard let texts else { return }
    filler.fill(texts.placeGroups)
    let frame = filler.banks.frame(corner: Int(hit.worstCorner))
    guard let place = place(texts.at, frame, rule), case let node = filler.node(atPlace: place),
      node != .none
    else {
      fail(rule, "the place of this violation is not there")
      return
    }
    let range = filler.view.document.tree.range(node)
    let weight = weight(of: hit, rule)
    let merging = collector.merge(
      rule: rule.index, range: range, placement: filler.placement, weight: weight)
    if merging == .isCounted {
      if let place = modelPlace(of: hit, at: place) {
        collector.note(place, rule: rule.index, range: range)
      }
      return
    }
    filler.fill(rule.groups | texts.groups)
    guard var message = text(texts.message, frame, rule) else { return }
    if rule.isPerCorner, !rule.failsAll, hit.corners != 0b1111 {
      message += " (at \(cornerNames(hit.corners)))"
    }
    let fix = filler.view.document.isSpec ? fix(texts.fixes, frame, rule) : nil
    let violation = Violation(
      rule: rule.id, severity: rule.severity, message: message,
      help: texts.help.flatMap { text($0, frame, rule) } ?? "",
      component: path(of: hit, at: place), range: range,
      note: texts.note.flatMap { text($0, frame, rule) } ?? "",
      labels: labels(texts.labels, frame, rule, besides: range, node),
      fix: fix, sketch: fix == nil && servesDrawings ? sketch(rule, frame) : nil,
      modelPlace: modelPlace(of: hit, at: place))
    collector.add(
      violation, rule: rule.index, placement: filler.placement, weight: weight,
      keepsPlaces: servesDrawings)
  }

  private func modelPlace(of hit: Hit, at place: Place) -> ModelPlace? {
    guard servesDrawings, filler.placement >= 0 else { return nil }
    return ModelPlace(
      document: documentNumber, placement: filler.placement, corners: hit.corners,
      isNesting: hit.subject == .nesting,
      isAround: place.section == .enclosing || place.section == .container,
      shapeKey: shapeKey(at: place, of: hit))
  }

  /// The key of the shape that a place belongs to; empty where it is none in particular.
  private func shapeKey(at place: Place, of hit: Hit) -> String {
    if hit.subject == .shape { return filler.shapeKey.word }
    return switch place.kind {
    case .containerShape: ShapeKey.containerShape.word
    case .clipShape: ShapeKey.clipShape.word
    case .contentShape: ShapeKey.contentShape.word
    case .background: ShapeKey.background.word
    case .glassEffect: ShapeKey.glassEffect.word
    default: ""
    }
  }

  private mutating func turn(to hit: Hit) {
    switch hit.subject {
    case .shape:
      if let key = ShapeKey(rawValue: UInt8(clamping: hit.detail)) { filler.enter(shape: key) }
    case .length: filler.enter(length: Int(hit.detail))
    case .token: filler.enter(token: Int(hit.detail))
    case .scale, .component, .nesting, .loading: break
    }
  }

  private mutating func labels(
    _ labels: [RuleTexts.LabelTexts], _ frame: Frame, _ rule: CompiledRule,
    besides range: ByteRange, _ node: NodeIndex
  ) -> [Label] {
    var result: [Label] = []
    var shown = [node]
    for label in labels {
      guard isMeant(label.when, frame, rule), let place = place(label.at, frame, rule),
        case let node = filler.node(atPlace: place), node != .none
      else { continue }
      let second = filler.view.document.tree.range(node)
      guard second != range, let words = text(label.text, frame, rule) else { continue }
      result.append(Label(range: second, message: words))
      shown.append(node)
    }
    return result + definitions(of: shown)
  }

  /// Where the tokens of other files are defined that the places of a violation name.
  private mutating func definitions(of nodes: [NodeIndex]) -> [Label] {
    let document = filler.view.document
    guard document.isSpec, !document.uses.isEmpty, let tokens = document.tokens else { return [] }
    let uses = importedUses ?? ImportedUses(document)
    importedUses = uses
    return uses.tokens(in: nodes).compactMap { token in
      let measure = tokens.measure(of: token)
      let words = measure.isFullyRound ? "fully round" : LengthText.short(measure.number)
      return tokens.definition(of: token, "\(tokens.name(of: token)) is \(words)")
    }
  }

  /// The first fix whose condition holds; nil when none does or it cannot be made.
  private mutating func fix(
    _ fixes: [RuleTexts.FixTexts], _ frame: Frame, _ rule: CompiledRule
  ) -> Fix? {
    for fix in fixes where isMeant(fix.when, frame, rule) {
      return edit(fix, frame, rule, isSketch: false).map { Fix(safety: fix.safety, edits: [$0]) }
    }
    return nil
  }

  /// The first change to be drawn whose condition holds and that can be written.
  private mutating func sketch(_ rule: CompiledRule, _ frame: Frame) -> Fix? {
    guard filler.view.document.isSpec else { return nil }
    let sketches: RuleSketches?
    do throws(RuleFault) {
      sketches = try book.shelf.sketches(of: rule)
    } catch {
      fail(rule, error.sentence)
      return nil
    }
    guard let sketches, !sketches.changes.isEmpty else { return nil }
    filler.fill(sketches.groups)
    for change in sketches.changes where isMeant(change.when, frame, rule) {
      if let edit = edit(change, frame, rule, isSketch: true) {
        return Fix(safety: change.safety, edits: [edit])
      }
    }
    return nil
  }

  private mutating func edit(
    _ fix: RuleTexts.FixTexts, _ frame: Frame, _ rule: CompiledRule, isSketch: Bool
  ) -> Fix.Edit? {
    guard let value = text(fix.to, frame, rule, forUnknown: nil) else { return nil }
    let document = filler.view.document
    let shared = sharedNodes ?? SharedNodes(document.tree, document: document.root)
    sharedNodes = shared
    let builder = FixBuilder(document, shared: shared, isSketch: isSketch)
    switch fix.action {
    case .set(let program):
      guard let place = place(program, frame, rule) else { return nil }
      return builder.edit(setting: filler.node(atPlace: place), to: value)
    case .insert(let key, let section):
      return filler.componentIndex(section).flatMap { component in
        builder.edit(inserting: key, value, besideShapeOf: component)
      }
    }
  }

  private mutating func isMeant(
    _ condition: Program?, _ frame: Frame, _ rule: CompiledRule
  ) -> Bool {
    guard let condition else { return true }
    switch machine.bool(condition, frame) {
    case .isTrue: return true
    case .isFalse, .unknown: return false
    case .failed(let error):
      fail(rule, error.sentence)
      return false
    }
  }

  private mutating func place(
    _ program: Program, _ frame: Frame, _ rule: CompiledRule
  ) -> Place? {
    switch machine.value(program, frame) {
    case .value(.opaque(let handle)): return Place(handle: handle)
    case .failed(let error):
      fail(rule, error.sentence)
      return nil
    case .value, .unknown: return nil
    }
  }

  /// The text of a template; nil when a part of it failed, which is noted.
  ///
  /// - Parameter forUnknown: what stands for a part that is unknown; nil to have no text then.
  private mutating func text(
    _ template: CompiledTemplate, _ frame: Frame, _ rule: CompiledRule,
    forUnknown: String? = "an unknown value"
  ) -> String? {
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .text(let part): text += part
      case .expression(let program):
        switch machine.value(program, frame) {
        case .value(let value): text += ValueText.text(of: value)
        case .unknown:
          guard let forUnknown else { return nil }
          text += forUnknown
        case .failed(let error):
          fail(rule, error.sentence)
          return nil
        }
      }
    }
    return text
  }

  /// `topLeading`, `topLeading and topTrailing`, `topLeading, topTrailing and bottomLeading`.
  private func cornerNames(_ corners: UInt8) -> String {
    let names = Corner.allCases.filter { corners & (1 << $0.rawValue) != 0 }.map(\.word)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The path of what the violation lies in.
  private func path(of hit: Hit, at place: Place) -> String {
    guard filler.placement < 0 else { return componentPath() }
    let name: String
    switch (hit.subject, place.kind) {
    case (.scale, .inner): name = "inner"
    case (.scale, .map): name = "map"
    case (.scale, .mapInset): name = "mapInset"
    case (.token, _), (.length, _):
      name = filler.view.document.scale.name(of: Int(hit.detail))
    default: return ""
    }
    return "corners/" + ComponentPath.escaped(name)
  }
}
