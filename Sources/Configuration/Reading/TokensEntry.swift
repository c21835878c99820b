/// What stands under `tokens`.
package struct TokensEntry: Sendable {
  /// Points that `1rem` and `1em` stand for.
  package internal(set) var rem: Located<Double>?
  /// Paths of tokens that are radii; `*` stands for anything.
  package internal(set) var radii: Located<[String]>?
  /// Paths of tokens that are paddings.
  package internal(set) var paddings: Located<[String]>?
}
