/// The words of a component that name lengths of its own; a set of both.
struct OwnWords: OptionSet, Sendable {
  let rawValue: UInt8

  /// `padding`.
  static let padding = OwnWords(rawValue: 1)
  /// `inset`.
  static let inset = OwnWords(rawValue: 2)

  /// The unknown that an own word stands for where it is not the same at all edges.
  ///
  /// The number is beyond those of `UnknownReason` and never leaves the loader.
  static var unevenReason: UInt32 { 1_000 }
}
