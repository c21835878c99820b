/// A component that is still to be placed.
struct OpenPlacement {
  /// The index of the component.
  let component: Int32
  /// The index of the placement around it; negative for a root.
  let parent: Int32
  /// The nearest `use` that it is placed through; negative for none.
  var use: Int32
}
