/// How a rounded corner is drawn.
public enum CornerStyle: UInt8, CaseIterable, Sendable {
  /// Shapes that are no rounded rectangle have no style.
  case none
  /// A curve whose bend grows and fades.
  case continuous
  /// A quarter of a circle.
  case circular

  /// The word in token files; empty for `none`.
  public var word: String {
    switch self {
    case .none: ""
    case .continuous: "continuous"
    case .circular: "circular"
    }
  }
}
