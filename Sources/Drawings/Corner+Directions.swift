import CornerTokens

extension Corner {
  /// 1 where the inside lies on the trailing side of the corner's vertex, else -1.
  var inwardX: Double { horizontalEdge == .leading ? 1 : -1 }

  /// 1 where the inside lies below the corner's vertex, else -1.
  var inwardY: Double { verticalEdge == .top ? 1 : -1 }

  /// The other corner of the horizontal side.
  var horizontalNeighbour: Corner {
    switch self {
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    }
  }

  /// The other corner of the vertical side.
  var verticalNeighbour: Corner {
    switch self {
    case .topLeading: .bottomLeading
    case .topTrailing: .bottomTrailing
    case .bottomLeading: .topLeading
    case .bottomTrailing: .topTrailing
    }
  }
}
