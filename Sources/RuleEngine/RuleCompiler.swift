import Diagnostics
import Expressions

/// Checks the expressions of one rule file against its fields and compiles them.
struct RuleCompiler {
  /// What is wrong so far.
  private(set) var faults: [RuleFault] = []

  private let draft: RuleDraft
  private let scope: FieldScope

  /// Makes a compiler; `options` replace the defaults of the file.
  init(_ draft: RuleDraft, options: [String: Value]) {
    self.draft = draft
    let merged = draft.options.map { option in
      var option = option
      if let value = options[option.name], value.type == option.value.type { option.value = value }
      return option
    }
    scope = FieldScope(draft.subject, isPerCorner: draft.isPerCorner, options: merged)
  }

  /// Compiles the conditions; nil when one is wrong, with the reasons in `faults`.
  mutating func conditions(severity: Severity, index: Int32) -> CompiledRule? {
    let when = draft.when.flatMap { parsed($0) }
    let whenProgram = when.flatMap { program($0.tree, of: $0.text, .bool) }
    let require = draft.require.flatMap { program($0, .bool) }
    let once = draft.once.flatMap { scalar($0) }
    let worst = draft.worst.flatMap { program($0, .double) }
    guard faults.isEmpty, let absent = whenProgram ?? require else { return nil }
    let groups = scope.takeGroups()
    let guards = when.map { Guard.all(of: $0.tree, in: scope) } ?? []
    return CompiledRule(
      draft, severity: severity, index: index, when: whenProgram, require: require, once: once,
      worst: worst, absent: absent, groups: groups, guards: guards,
      guardGroups: scope.takeGroups())
  }

  /// Compiles places and texts; nil with reasons in `faults` when something is wrong.
  mutating func texts() -> RuleTexts? {
    guard let at = draft.at.flatMap({ program($0, Place.type) }),
      case let placeGroups = scope.takeGroups(),
      let message = draft.message.flatMap({ template($0) })
    else { return nil }
    let note = draft.note.flatMap { template($0) }
    let help = draft.help.flatMap { template($0) }
    let labels = draft.labels.compactMap { label($0) }
    let fixes = draft.fixes.filter { $0.safety != .sketch }.compactMap { fix($0) }
    guard faults.isEmpty else { return nil }
    return RuleTexts(
      at: at, note: note, message: message, help: help, labels: labels, fixes: fixes,
      placeGroups: placeGroups, groups: scope.takeGroups())
  }

  /// Compiles what is drawn and never made; nil with reasons in `faults` when something is wrong.
  mutating func sketches() -> RuleSketches? {
    let changes = draft.fixes.filter { $0.safety == .sketch }.compactMap { fix($0) }
    guard faults.isEmpty else { return nil }
    return RuleSketches(changes: changes, groups: scope.takeGroups())
  }

  private mutating func label(_ label: RuleDraft.LabelDraft) -> RuleTexts.LabelTexts? {
    guard let at = program(label.at, Place.type), let text = template(label.text) else {
      return nil
    }
    let when = label.when.flatMap { program($0, .bool) }
    return RuleTexts.LabelTexts(at: at, text: text, when: when)
  }

  private mutating func fix(_ fix: RuleDraft.FixDraft) -> RuleTexts.FixTexts? {
    let when = fix.when.flatMap { program($0, .bool) }
    guard let to = template(fix.to) else { return nil }
    switch fix.action {
    case .set(let place):
      guard let program = program(place, Place.type) else { return nil }
      return RuleTexts.FixTexts(
        when: when, action: .set(place: program), to: to, safety: fix.safety.safety)
    case .insert(let key, let into):
      guard let section = section(into) else { return nil }
      return RuleTexts.FixTexts(
        when: when, action: .insert(key: key, section: section), to: to, safety: fix.safety.safety)
    }
  }

  /// The component that a key is inserted into.
  private mutating func section(_ text: RuleTextDraft) -> FieldSection? {
    let sections: Set<FieldSection> = [.own, .enclosing, .container]
    let parts = FieldTable.parts(for: draft.subject).filter { part in
      sections.contains(part.section) && "\(part.name)" != "corner"
    }
    if let part = parts.first(where: { "\($0.name)" == text.text }) { return part.section }
    let names = parts.map { "\($0.name)" }.joined(separator: ", ")
    report(
      text.node,
      names.isEmpty
        ? "there is no component to insert a key into" : "`into` is one of \(names)")
    return nil
  }

  private mutating func scalar(_ text: RuleTextDraft) -> Program? {
    guard let program = program(text, nil) else { return nil }
    guard program.type.isScalar, program.type != Place.type else {
      report(text.node, "`once` must be a number, a text or a bool, not \(program.type.words)")
      return nil
    }
    return program
  }

  private mutating func program(_ text: RuleTextDraft, _ type: ExpressionType?) -> Program? {
    parsed(text).flatMap { program($0.tree, of: text, type) }
  }

  private mutating func program(
    _ tree: SyntaxTree, of text: RuleTextDraft, _ type: ExpressionType?
  ) -> Program? {
    do throws(ExpressionError) {
      return try Compiler.compile(tree, in: scope, dialect: .rule, expecting: type)
    } catch {
      report(text.range(of: error.range), sentence(error))
      return nil
    }
  }

  private mutating func parsed(
    _ text: RuleTextDraft
  ) -> (tree: SyntaxTree, text: RuleTextDraft)? {
    do throws(ExpressionError) {
      return (try Parser.parse(text.text, dialect: .rule), text)
    } catch {
      report(text.range(of: error.range), sentence(error))
      return nil
    }
  }

  private mutating func template(_ text: RuleTextDraft) -> CompiledTemplate? {
    let template: Template
    do throws(ExpressionError) {
      template = try Template.parse(text.text)
    } catch {
      report(text.range(of: error.range), sentence(error))
      return nil
    }
    var pieces: [CompiledTemplate.Piece] = []
    for piece in template.pieces {
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .expression(let tree, let range):
        do throws(ExpressionError) {
          let program = try Compiler.compile(tree, in: scope, dialect: .rule, expecting: nil)
          pieces.append(.expression(program))
        } catch {
          let start = range.lowerBound
          let part = (start + error.range.lowerBound)..<(start + error.range.upperBound)
          report(text.range(of: part), sentence(error))
          return nil
        }
      }
    }
    return CompiledTemplate(pieces: pieces)
  }

  /// The error's sentence, with a word on names that need `each: corner`.
  private func sentence(_ error: ExpressionError) -> String {
    if case .unknownName(let name) = error.kind, !draft.isPerCorner, draft.subject.hasCorners,
      FieldCatalogue.entries(for: draft.subject).contains(where: { $0.name == name })
    {
      return "`\(name)` has a value for each corner; it needs `each: corner` in the rule"
    }
    return error.sentence
  }

  private mutating func report(_ range: ByteRange, _ sentence: String) {
    faults.append(RuleFault(source: draft.source, range: range, sentence: sentence))
  }
}
