/// The files that a rule looks at: the word after `files:` in its own.
package enum RuledFiles: String, CaseIterable, Sendable {
  /// Nesting specs, the format of this program.
  case specs
  /// Token files of other formats, as they are.
  case tokens
  /// Both.
  case all

  /// Whether nesting specs are among them, or token files of other formats.
  func include(specs: Bool) -> Bool { self == .all || (self == .specs) == specs }
}
