/// The keys of a component; the first eight are those of `ShapeKey`.
enum ComponentKey: Int, CaseIterable, Sendable {
  case shape
  case containerShape
  case clipShape
  case contentShape
  case background
  case glassEffect
  case fallback
  case transitionSource
  case padding
  case inset
  case alignment
  case size
  case role
  case content
  case use
  case name
  case description

  /// The key as it is written.
  var word: String {
    switch self {
    case .shape: "shape"
    case .containerShape: "containerShape"
    case .clipShape: "clipShape"
    case .contentShape: "contentShape"
    case .background: "background"
    case .glassEffect: "glassEffect"
    case .fallback: "fallback"
    case .transitionSource: "transitionSource"
    case .padding: "padding"
    case .inset: "inset"
    case .alignment: "alignment"
    case .size: "size"
    case .role: "role"
    case .content: "content"
    case .use: "use"
    case .name: "name"
    case .description: "description"
    }
  }

  /// The key of a shape.
  init(_ key: ShapeKey) { self = Self(rawValue: Int(key.rawValue)) ?? .shape }
}
