/// The keys of a shape that is written as a mapping; the first five say what it is.
enum ShapeForm: Int, CaseIterable, Sendable {
  case roundedRectangle
  case unevenRoundedRectangle
  case concentric
  case concentricRectangle
  case custom
  case style
  case roundedRectangular
  case radius

  /// The key as it is written.
  var word: String {
    switch self {
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .concentric: "concentric"
    case .concentricRectangle: "concentricRectangle"
    case .custom: "custom"
    case .style: "style"
    case .roundedRectangular: "roundedRectangular"
    case .radius: "radius"
    }
  }

  /// True for the keys that say what the shape is.
  var saysKind: Bool { rawValue <= ShapeForm.custom.rawValue }

  /// True when a shape of this form may have another key beside it.
  func allows(_ key: ShapeForm) -> Bool {
    switch key {
    case .style: self == .roundedRectangle || self == .unevenRoundedRectangle
    case .roundedRectangular, .radius: self == .custom
    default: key == self
    }
  }
}
