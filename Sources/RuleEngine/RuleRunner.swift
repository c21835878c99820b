import CornerGeometry
import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

/// Runs all rules of a book over one document.
struct RuleRunner: ~Copyable {
  let book: RuleBook
  /// The place of the document among those of the file.
  let documentNumber: Int
  private let plans: [RulePlan]
  let machine: Machine
  /// Whether violations get what those need who draw them: a sketch where there is no fix, and the
  /// places of all placements that share them.
  let servesDrawings: Bool
  var filler: FieldFiller
  /// Where violations go.
  var collector = ViolationCollector()
  /// What the rules found on the subject at hand.
  var hits: [Hit] = []
  /// The nodes that fixes must leave alone; worked out for the first fix.
  var sharedNodes: SharedNodes?
  /// Where the document names tokens of other files; worked out for the first violation.
  var importedUses: ImportedUses?

  private var onceKeys: Set<OnceKey> = []
  /// Why a rule could not judge the nesting at hand; 0 when all could.
  private var unknownReason: UInt32 = 0

  /// Makes a runner for one document, the one at `number` of its file.
  init(
    _ view: DocumentView, number: Int, book: RuleBook, machine: Machine, servesDrawings: Bool
  ) {
    self.servesDrawings = servesDrawings
    self.book = book
    documentNumber = number
    plans = view.document.isSpec ? book.plans : book.tokenPlans
    self.machine = machine
    filler = FieldFiller(view, words: book.words, machine: machine)
  }

  /// Runs all rules over all subjects; linear in the placements.
  mutating func run() {
    let shapes = plan(.shape)
    let lengths = plan(.length)
    runScale(lengths)
    let components = plan(.component)
    let nestings = plan(.nesting)
    let placed = filler.view.placed
    let document = filler.view.document
    if !document.isSpec { collector.summary.radii += document.scale.values.count }
    collector.summary.components += placed.count - document.impliedCount
    for placement in placed.indices {
      filler.enter(placement: placement)
      judge(components, detail: 0)
      if shapes.count + lengths.count > 0 { runShapes(shapes, lengths) }
      let isContent = filler.view.drawnShape(of: filler.component) >= 0
      if isContent, placed[placement].enclosing.exists || placed[placement].container.exists {
        runNesting(nestings)
      }
      if !hits.isEmpty { finishSubject() }
    }
  }

  private func plan(_ subject: RuleSubject) -> RulePlan { plans[Int(subject.rawValue)] }

  private mutating func runScale(_ lengths: RulePlan) {
    filler.enterScale()
    if filler.view.document.scale.node != .none { judge(plan(.scale), detail: 0) }
    let tokens = plan(.token)
    for value in 0..<filler.view.document.scale.values.count {
      filler.enter(token: value)
      judge(tokens, detail: value)
      filler.enter(length: value)
      judge(lengths, detail: value)
    }
    if !hits.isEmpty { finishSubject() }
  }

  private mutating func runShapes(_ shapes: RulePlan, _ lengths: RulePlan) {
    let component = filler.view.components[filler.component].keyedShapes
    for key in ShapeKey.allCases {
      let keyed = component[key]
      guard keyed.isPresent else { continue }
      if shapes.count > 0 {
        filler.enter(shape: key)
        judge(shapes, detail: Int(key.rawValue))
      }
      guard !keyed.isNamed, lengths.count > 0 else { continue }
      let first = Int(filler.view.shapes[Int(keyed.shape)].firstLength)
      let count = Int(filler.view.shapes[Int(keyed.shape)].lengthCount)
      for length in first..<max(first, first + count) {
        filler.enter(length: length)
        judge(lengths, detail: length)
      }
    }
  }

  private mutating func runNesting(_ plan: RulePlan) {
    unknownReason = 0
    judge(plan, detail: 0)
    collector.summary.nestings += 1
    if unknownReason != 0 { collector.skip(unknownReason) }
  }

  // MARK: One rule

  /// Runs the rules of one subject on the one at hand.
  @inline(__always)
  private mutating func judge(_ plan: RulePlan, detail: Int) {
    filler.fill(plan.groups)
    let slots = filler.banks.slots
    let corners = filler.banks.corners
    for index in 0..<plan.count {
      let open = plan.corners(of: index, slots, corners)
      if open != 0 { judge(plan.rules[index], index, detail: detail, corners: open) }
    }
  }

  private mutating func judge(
    _ rule: CompiledRule, _ index: Int, detail: Int, corners: UInt8
  ) {
    filler.fill(rule.groups)
    if rule.isPerCorner {
      judgeCorners(rule, index, detail: detail, corners: corners)
    } else {
      var reason: UInt32 = 0
      switch verdict(rule, corner: 0, &reason) {
      case .fails: add(rule, index, detail: detail, corners: 0)
      case .isUnknown: note(reason)
      case .notMeant, .passes: break
      }
    }
  }

  private mutating func judgeCorners(
    _ rule: CompiledRule, _ index: Int, detail: Int, corners: UInt8
  ) {
    var pairs = CornerPairs.all
    var groups = rule.cornerGroups
    while groups != 0 {
      pairs &= filler.banks.pairs[groups.trailingZeroBitCount]
      groups &= groups - 1
    }
    var failing: UInt8 = 0
    var meant: UInt8 = 0
    var waiting = corners
    var reason: UInt32 = 0
    var isUnknown = false
    while waiting != 0 {
      let corner = waiting.trailingZeroBitCount
      let like = CornerPairs.corners(like: corner, pairs)
      waiting &= ~like
      switch verdict(rule, corner: corner, &reason) {
      case .fails:
        failing |= like
        meant |= like
      case .passes: meant |= like
      case .isUnknown: isUnknown = true
      case .notMeant: break
      }
    }
    let isViolated = failing != 0 && (!rule.failsAll || failing == meant && !isUnknown)
    if isViolated {
      add(rule, index, detail: detail, corners: failing)
    } else if isUnknown {
      note(reason)
    }
  }

  @inline(__always)
  private mutating func verdict(
    _ rule: CompiledRule, corner: Int, _ reason: inout UInt32
  ) -> CornerVerdict {
    let frame = filler.banks.frame(corner: corner)
    if rule.hasWhen {
      switch machine.bool(rule.when, frame) {
      case .isFalse: return .notMeant
      case .isTrue: break
      case .unknown(let why):
        if reason == 0 { reason = why }
        return .isUnknown
      case .failed(let error):
        fail(rule, error.sentence)
        return .isUnknown
      }
    }
    guard rule.hasRequire else { return .fails }
    switch machine.bool(rule.require, frame) {
    case .isFalse: return .fails
    case .isTrue: return .passes
    case .unknown(let why):
      if reason == 0 { reason = why }
      return .isUnknown
    case .failed(let error):
      fail(rule, error.sentence)
      return .isUnknown
    }
  }

  /// Takes note of what kept a rule from judging; that there is nothing around it is no such thing.
  private mutating func note(_ reason: UInt32) {
    let isAbsence =
      reason == UnknownReason.noEnclosingShape.rawValue
      || reason == UnknownReason.noContainer.rawValue
    if unknownReason == 0, !isAbsence { unknownReason = reason }
  }

  func componentPath() -> String {
    guard filler.placement >= 0 else { return "" }
    return ComponentPath.text(of: filler.placement, in: filler.view.document)
  }

  mutating func fail(_ rule: CompiledRule, _ sentence: String) {
    collector.fail(rule: rule, component: componentPath(), sentence)
  }

  private mutating func add(_ rule: CompiledRule, _ index: Int, detail: Int, corners: UInt8) {
    let worst = worstCorner(rule, corners)
    if let once = rule.once {
      switch machine.value(once, filler.banks.frame(corner: worst)) {
      case .value(let value):
        if !onceKeys.insert(OnceKey(rule: rule.index, value)).inserted { return }
      case .failed(let error): fail(rule, error.sentence)
      case .unknown: break
      }
    }
    hits.append(
      Hit(
        rule: Int32(clamping: index), subject: rule.subject, detail: Int32(clamping: detail),
        corners: corners, worstCorner: UInt8(clamping: worst)))
  }

  /// The failing corner with the largest `worst`; the first of equal ones.
  private func worstCorner(_ rule: CompiledRule, _ corners: UInt8) -> Int {
    guard corners != 0 else { return 0 }
    let first = corners.trailingZeroBitCount
    guard let worst = rule.worst, corners & (corners - 1) != 0 else { return first }
    var best = first
    var largest = -Double.infinity
    for corner in first..<4 where corners & (1 << corner) != 0 {
      if case .value(let number) = machine.double(worst, filler.banks.frame(corner: corner)),
        Tolerance.rounded(number) > largest
      {
        best = corner
        largest = Tolerance.rounded(number)
      }
    }
    return best
  }

  /// How bad it is where a rule found something; 0 for a rule that does not say.
  func weight(of hit: Hit, _ rule: CompiledRule) -> Double {
    guard let worst = rule.worst,
      case .value(let number) = machine.double(
        worst, filler.banks.frame(corner: Int(hit.worstCorner)))
    else { return 0 }
    return Tolerance.rounded(number)
  }

  // MARK: The subject

  /// Turns what was found on the subject into violations, but for what another one silences.
  private mutating func finishSubject() {
    let found = hits
    hits.removeAll(keepingCapacity: true)
    if !onceKeys.isEmpty { onceKeys.removeAll(keepingCapacity: true) }
    var silenced: Set<Int32> = []
    if found.count > 1 {
      for hit in found {
        let index = plan(hit.subject).rules[Int(hit.rule)].index
        silenced.formUnion(book.silencing.silenced[Int(index)])
      }
    }
    for hit in found {
      let rule = plan(hit.subject).rules[Int(hit.rule)]
      if !silenced.contains(rule.index) { report(rule, hit) }
    }
  }
}
