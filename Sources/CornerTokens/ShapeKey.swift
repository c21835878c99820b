/// The keys of a component whose values are shapes.
public enum ShapeKey: UInt8, CaseIterable, Sendable {
  case shape
  case containerShape
  case clipShape
  case contentShape
  case background
  case glassEffect
  case fallback
  case transitionSource

  /// The key as it is written.
  public var word: String {
    switch self {
    case .shape: "shape"
    case .containerShape: "containerShape"
    case .clipShape: "clipShape"
    case .contentShape: "contentShape"
    case .background: "background"
    case .glassEffect: "glassEffect"
    case .fallback: "fallback"
    case .transitionSource: "transitionSource"
    }
  }
}
