/// Modes of an imported file that somebody chose.
package struct ModeChoice: Hashable, Sendable {
  /// The name of the axis; nil for any that has these contexts.
  package var axis: String?
  /// The names of contexts.
  package var names: [String]

  /// Makes a choice.
  package init(axis: String?, names: [String]) {
    self.axis = axis
    self.names = names
  }
}
