/// The shapes that are one word, and the word for a component's own shape.
enum ShapeWord: String, CaseIterable, Sendable {
  case rectangle
  case capsule
  case circle
  case containerRelative
  case concentric
  case shape

  /// What the word draws; nil for `shape`.
  var kind: ShapeKind? {
    switch self {
    case .rectangle: .rectangle
    case .capsule: .capsule
    case .circle: .circle
    case .containerRelative: .containerRelative
    case .concentric: .concentric
    case .shape: nil
    }
  }
}
