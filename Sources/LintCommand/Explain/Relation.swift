/// To what a component is compared.
enum Relation {
  /// The nearest shape around it, which the eye compares.
  case enclosing
  /// What its concentric corners resolve against.
  case container
}
