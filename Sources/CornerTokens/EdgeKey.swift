/// The keys of a padding or an inset that is not the same all around.
enum EdgeKey: Int, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
  case horizontal
  case vertical

  /// The key as it is written.
  var word: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
