/// One of the four edges; its raw value is the lane in a `SIMD4`.
public enum Edge: UInt8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// SwiftUI's word.
  public var word: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }

  /// The lane in a `SIMD4`, 0 to 3.
  @inlinable
  public var lane: Int { Int(rawValue) }
}
