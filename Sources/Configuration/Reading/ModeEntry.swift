/// The modes that an item of `imports` takes on one axis, or on any.
package struct ModeEntry: Sendable {
  /// The axis; nil when none is named.
  package let axis: String?
  /// The names of the modes, each once, at least one.
  package let names: Located<[String]>
}
