/// A setting with where it was made.
package struct Setting<Content: Sendable>: Sendable {
  /// What was set.
  package let value: Content
  /// Where its value stands.
  package let origin: Origin

  /// Makes a setting.
  package init(_ value: Content, at origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

extension Setting: Equatable where Content: Equatable {}
