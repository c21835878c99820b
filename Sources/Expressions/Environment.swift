/// Where an evaluator finds the values of names.
enum Environment {
  /// By name, without declarations.
  case bindings([String: Value])
  /// In slots, as the checker resolved them.
  case frame(Frame, Resolutions, StringPool)
}
