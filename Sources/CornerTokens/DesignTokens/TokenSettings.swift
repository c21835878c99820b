/// What a team says of its token files of other formats.
package struct TokenSettings: Hashable, Sendable {
  /// Points that one `rem` or `em` stands for; above 0.
  package var rem: Double = 16
  /// Paths of tokens that are radii, whatever they are called; `*` stands for anything.
  package var radii: [String] = []
  /// Paths of tokens that are paddings.
  package var paddings: [String] = []

  /// Whether the team says of some tokens what they are for.
  var hasPatterns: Bool { !radii.isEmpty || !paddings.isEmpty }

  /// What holds when nobody says anything.
  package init() {}
}
