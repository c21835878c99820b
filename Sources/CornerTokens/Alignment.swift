/// Which edges of the room around it a component sits at.
public enum Alignment: UInt8, CaseIterable, Sendable {
  /// Not said: it fills, or is centred where its size is known and smaller.
  case none
  case top
  case bottom
  case leading
  case trailing
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
  case center

  /// The word in token files; empty for `none`.
  public var word: String {
    switch self {
    case .none: ""
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    case .center: "center"
    }
  }

  /// The edges it is held to, one bit an edge (`1 << edge.rawValue`).
  @inlinable
  public var edgeBits: UInt8 {
    switch self {
    case .none, .center: 0
    case .top: 0b0001
    case .leading: 0b0010
    case .bottom: 0b0100
    case .trailing: 0b1000
    case .topLeading: 0b0011
    case .topTrailing: 0b1001
    case .bottomLeading: 0b0110
    case .bottomTrailing: 0b1100
    }
  }
}
