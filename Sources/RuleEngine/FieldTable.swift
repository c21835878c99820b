/// The fields by what stands in front of them.
enum FieldTable {
  /// The front of a name, and what may follow behind a dot.
  struct Part: Sendable {
    /// What stands before the last dots, such as `content` or `content.fallback`.
    let name: StaticString
    /// Where its values lie.
    let section: FieldSection
    /// The tables to look into.
    let tables: [[Field]]
  }

  /// The parts that expressions of a rule on this subject may use, in reading order.
  static func parts(for subject: RuleSubject) -> [Part] {
    switch subject {
    case .scale: documentParts + [Part(name: "scale", section: .scale, tables: [scale])]
    case .token: documentParts + [Part(name: "token", section: .token, tables: [token])]
    case .length: documentParts + lengthParts
    case .shape: documentParts + shapeParts
    case .component: documentParts + componentParts
    case .nesting: documentParts + nestingParts
    case .loading: []
    }
  }

  private static let documentParts: [Part] = [
    Part(name: "document", section: .document, tables: [document]),
    Part(name: "platforms", section: .document, tables: [platforms]),
    Part(name: "display", section: .document, tables: [display]),
  ]

  private static let lengthParts: [Part] = [
    Part(name: "length", section: .length, tables: [length]),
    Part(name: "component", section: .own, tables: [component.filter { !$0.isPerCorner }]),
  ]

  private static let shapeParts: [Part] =
    [Part(name: "shape", section: .shape, tables: [shape])] + componentParts

  private static let componentParts: [Part] = [
    Part(name: "component", section: .own, tables: [component]),
    Part(name: "containerShape", section: .own, tables: [containerShape]),
    Part(name: "fallback", section: .own, tables: [fallback]),
    Part(name: "transitionSource", section: .own, tables: [transitionSource]),
    Part(name: "corner", section: .document, tables: [corner]),
  ]

  private static let nestingParts: [Part] = [
    Part(name: "content", section: .own, tables: [component]),
    Part(name: "content.containerShape", section: .own, tables: [containerShape]),
    Part(name: "content.fallback", section: .own, tables: [fallback]),
    Part(name: "content.transitionSource", section: .own, tables: [transitionSource]),
    Part(name: "enclosing", section: .enclosing, tables: [nesting, component]),
    Part(name: "enclosing.containerShape", section: .enclosing, tables: [containerShape]),
    Part(name: "container", section: .container, tables: [nesting, component]),
    Part(name: "container.containerShape", section: .container, tables: [containerShape]),
    Part(name: "corner", section: .document, tables: [corner]),
    Part(name: "corner", section: .enclosing, tables: [nesting.filter(\.isPerCorner)]),
  ]
}
