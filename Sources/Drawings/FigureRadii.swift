import CornerGeometry
import CornerTokens
import Expressions

/// The radii that a placement is drawn with, where the file says too little as well.
struct FigureRadii {
  /// Points, by `Corner`.
  let radii: SIMD4<Double>
  /// The corners whose radius is not known from the file alone, one bit a corner.
  let chosenBits: UInt8
  /// True when the frame that was chosen holds less than what is known.
  let isCut: Bool

  /// Takes what is known, and works out the rest from the frame that was chosen.
  ///
  /// - Parameters:
  ///   - effective: the radii that the geometry gives; unknown ones are filled in.
  ///   - owner: the frame and the radii of the shape around, nil where there is none.
  init(
    _ shape: Shape, effective: SIMD4<Double>, frame: Frame, owner: (Frame, SIMD4<Double>)?
  ) {
    var radii = effective
    var bits: UInt8 = 0
    for corner in Corner.allCases where effective[corner.lane].isNaN {
      bits |= 1 << corner.rawValue
      radii[corner.lane] = Self.chosen(shape, corner, frame, owner)
    }
    let held = CornerCurve.held(radii, by: frame)
    self.radii = held
    chosenBits = bits
    isCut = (0..<4).contains { effective[$0] - held[$0] > Tolerance.standard }
  }

  private static func chosen(
    _ shape: Shape, _ corner: Corner, _ frame: Frame, _ owner: (frame: Frame, radii: SIMD4<Double>)?
  ) -> Double {
    let half = min(frame.width, frame.height) / 2
    let own = shape.radii[corner.lane]
    let number = own.isNaN || own < 0 ? 0 : min(own, half)
    switch shape.kind {
    case .capsule, .circle: return half
    case .concentric where shape.concentricBits & (1 << corner.rawValue) != 0, .containerRelative:
      guard let owner else { return number }
      let outer = owner.frame.vertex(corner)
      let inner = frame.vertex(corner)
      let depth = max((inner.x - outer.x) * corner.inwardX, (inner.y - outer.y) * corner.inwardY)
      return min(max(owner.radii[corner.lane] - depth, number, 0), half)
    case .broken, .rectangle, .roundedRectangle, .unevenRoundedRectangle, .concentric, .custom:
      return number
    }
  }
}
