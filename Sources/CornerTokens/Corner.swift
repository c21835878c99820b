/// One of the four corners; its raw value is the lane in a `SIMD4`.
public enum Corner: UInt8, CaseIterable, Sendable {
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing

  /// SwiftUI's word.
  public var word: String {
    switch self {
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    }
  }

  /// The lane in a `SIMD4`, 0 to 3.
  @inlinable
  public var lane: Int { Int(rawValue) }

  /// The lane of the horizontal edge that meets this corner: leading or trailing.
  @inlinable
  public var horizontalEdge: Edge { rawValue & 1 == 0 ? .leading : .trailing }

  /// The vertical neighbour: top or bottom.
  @inlinable
  public var verticalEdge: Edge { rawValue & 2 == 0 ? .top : .bottom }
}
