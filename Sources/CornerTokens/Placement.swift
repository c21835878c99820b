/// A component where it stands, inside the content of another or on its own.
package struct Placement: Sendable {
  /// The index into `TokenDocument.components`.
  package var component: Int32
  /// The index of the placement around it; negative for one on its own.
  package var parent: Int32

  /// Makes a placement.
  package init(component: Int32, parent: Int32) {
    self.component = component
    self.parent = parent
  }
}
