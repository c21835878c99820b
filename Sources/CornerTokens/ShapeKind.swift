/// What a shape is, in SwiftUI's words.
public enum ShapeKind: UInt8, CaseIterable, Sendable {
  /// The value could not be read; it has been reported where it stands.
  case broken
  case rectangle
  case roundedRectangle
  case unevenRoundedRectangle
  case capsule
  case circle
  case containerRelative
  case concentric
  case custom

  /// The word that rules and messages use; `broken` has none.
  public var word: String {
    switch self {
    case .broken: ""
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .containerRelative: "containerRelative"
    case .concentric: "concentric"
    case .custom: "custom"
    }
  }
}
