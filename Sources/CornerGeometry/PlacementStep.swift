import CornerTokens
import Expressions

/// Where a component lies in the one directly around it, and the size that it gets there.
struct PlacementStep {
  /// Points from the edges of the component around it, by `Edge`.
  var edges: SIMD4<Double>
  /// Points, or unknown.
  var width: Double
  /// Points, or unknown.
  var height: Double
  /// As in `Surroundings`.
  var adjacentBits: UInt8
  /// As in `Surroundings`.
  var paddedBits: UInt8
  /// As in `Surroundings`.
  var heldEdgeBits: UInt8
  /// As in `Surroundings`.
  var namedEdgeBits: UInt8

  /// Places a component in a frame of the given size and padding; sizes may be unknown.
  @inline(__always)
  init(
    _ component: UnsafePointer<Component>, frameWidth: Double, frameHeight: Double,
    padding: SIMD4<Double>, tolerance: Tolerance
  ) {
    let distances = LengthArithmetic.sum(padding, component.pointee.inset)
    let alignment = component.pointee.alignment
    let horizontal = AxisFit(
      frame: frameWidth, near: distances[Edge.leading.lane], far: distances[Edge.trailing.lane],
      own: component.pointee.width, hold: PlacementStep.horizontalHold(alignment),
      tolerance: tolerance)
    let vertical = AxisFit(
      frame: frameHeight, near: distances[Edge.top.lane], far: distances[Edge.bottom.lane],
      own: component.pointee.height, hold: PlacementStep.verticalHold(alignment),
      tolerance: tolerance)
    edges = SIMD4(vertical.near, horizontal.near, vertical.far, horizontal.far)
    width = horizontal.size
    height = vertical.size
    adjacentBits = PlacementStep.adjacentBits(alignment)
    if alignment == .center, !LengthArithmetic.isKnown(edges) { adjacentBits = 0 }
    paddedBits = horizontal.isPadded && vertical.isPadded ? adjacentBits : 0
    heldEdgeBits = PlacementStep.heldEdgeBits(alignment)
    namedEdgeBits = alignment.edgeBits
  }

  private static func horizontalHold(_ alignment: Alignment) -> AxisFit.Hold {
    switch alignment {
    case .none, .top, .bottom: .nothing
    case .leading, .topLeading, .bottomLeading: .near
    case .trailing, .topTrailing, .bottomTrailing: .far
    case .center: .center
    }
  }

  private static func verticalHold(_ alignment: Alignment) -> AxisFit.Hold {
    switch alignment {
    case .none, .leading, .trailing: .nothing
    case .top, .topLeading, .topTrailing: .near
    case .bottom, .bottomLeading, .bottomTrailing: .far
    case .center: .center
    }
  }

  /// The named edges, and both along an axis of which none is named; none when it is centred.
  private static func heldEdgeBits(_ alignment: Alignment) -> UInt8 {
    if alignment == .center { return 0 }
    let named = alignment.edgeBits
    let upright: UInt8 = named & 0b0101 == 0 ? 0b0101 : 0
    let level: UInt8 = named & 0b1010 == 0 ? 0b1010 : 0
    return named | upright | level
  }

  /// The corners that lie at every edge the alignment names.
  private static func adjacentBits(_ alignment: Alignment) -> UInt8 {
    switch alignment {
    case .none, .center: 0b1111
    case .top: 0b0011
    case .bottom: 0b1100
    case .leading: 0b0101
    case .trailing: 0b1010
    case .topLeading: 0b0001
    case .topTrailing: 0b0010
    case .bottomLeading: 0b0100
    case .bottomTrailing: 0b1000
    }
  }
}
