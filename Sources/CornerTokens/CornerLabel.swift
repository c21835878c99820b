/// The labels of SwiftUI's `ConcentricRectangle`.
enum CornerLabel: Int, CaseIterable, Sendable {
  case topLeadingCorner
  case topTrailingCorner
  case bottomLeadingCorner
  case bottomTrailingCorner
  case uniformTopCorners
  case uniformBottomCorners
  case uniformLeadingCorners
  case uniformTrailingCorners

  /// The label as it is written.
  var word: String {
    switch self {
    case .topLeadingCorner: "topLeadingCorner"
    case .topTrailingCorner: "topTrailingCorner"
    case .bottomLeadingCorner: "bottomLeadingCorner"
    case .bottomTrailingCorner: "bottomTrailingCorner"
    case .uniformTopCorners: "uniformTopCorners"
    case .uniformBottomCorners: "uniformBottomCorners"
    case .uniformLeadingCorners: "uniformLeadingCorners"
    case .uniformTrailingCorners: "uniformTrailingCorners"
    }
  }

  /// The corners it names, one bit a corner (`1 << corner.rawValue`).
  var bits: UInt8 {
    switch self {
    case .topLeadingCorner: 0b0001
    case .topTrailingCorner: 0b0010
    case .bottomLeadingCorner: 0b0100
    case .bottomTrailingCorner: 0b1000
    case .uniformTopCorners: 0b0011
    case .uniformBottomCorners: 0b1100
    case .uniformLeadingCorners: 0b0101
    case .uniformTrailingCorners: 0b1010
    }
  }

  /// The group that takes its largest radius.
  var uniformity: Uniformity {
    switch self {
    case .uniformTopCorners: .top
    case .uniformBottomCorners: .bottom
    case .uniformLeadingCorners: .leading
    case .uniformTrailingCorners: .trailing
    default: []
    }
  }
}
