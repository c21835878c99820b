/// All names that an expression of a rule may use.
package enum FieldCatalogue {
  /// One name, for the reader of `cornerlint rules --fields`.
  package struct Entry: Sendable {
    /// The whole name, such as `content.radius`.
    package let name: String
    /// The type: `number`, `bool`, `text`, `place` or `list`.
    package let type: String
    /// The unit, such as `pt`; empty where there is none.
    package let unit: String
    /// One line of meaning.
    package let meaning: String
    /// True for a name that has a value for each corner and needs `each: corner`.
    package let isPerCorner: Bool
  }

  /// The names for one subject, in the order in which they are best read.
  package static func entries(for subject: RuleSubject) -> [Entry] {
    FieldTable.parts(for: subject).flatMap { part in
      part.tables.joined().map { field in
        Entry(
          name: "\(part.name).\(field.name)", type: field.type.word, unit: "\(field.unit)",
          meaning: "\(field.meaning)", isPerCorner: field.isPerCorner)
      }
    }
  }
}
