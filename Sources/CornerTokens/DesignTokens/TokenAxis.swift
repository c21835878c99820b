/// Something that a set of tokens depends on, such as a theme or a size, with its choices.
package struct TokenAxis: Hashable, Sendable {
  /// Its name: a modifier, a collection, a group of themes.
  package var name: String
  /// Its contexts, in file order: `light`, `dark`.
  package var contexts: [String]
  /// The context that holds when none is chosen.
  package var standard: Int

  /// Makes an axis.
  package init(name: String, contexts: [String], standard: Int = 0) {
    self.name = name
    self.contexts = contexts
    self.standard = standard
  }
}
