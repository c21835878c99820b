/// Which modes of a token file are taken: one or more of an axis, or of whichever axis has them.
package struct ConfiguredModes: Hashable, Sendable {
  /// The axis, such as a modifier or a collection; nil when none is named.
  package let axis: String?
  /// The modes, each once, at least one, in the order in which they are written.
  package let names: [String]
  /// Where the modes stand.
  package let origin: Origin

  /// Makes a choice from its parts.
  package init(axis: String?, names: [String], origin: Origin) {
    self.axis = axis
    self.names = names
    self.origin = origin
  }
}
