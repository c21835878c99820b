import CornerTokens
import Diagnostics

/// What one component, or the display, draws in a figure.
struct Outline: Sendable {
  /// What an outline stands for.
  enum Kind: Hashable, Sendable {
    /// A shape that is drawn.
    case shape
    /// A component that only lays out its content.
    case layout
    /// What stands for anything that may lie in a container of a file that does not say.
    case implied
    /// The display around a root component.
    case display
    /// Other shapes of the component before it, such as its `clipShape`, that are like one another and
    /// not like the one drawn.
    case variant([ShapeKey])
  }

  /// What it stands for.
  let kind: Kind
  /// The placement; nil for the display.
  let placement: Int?
  /// The names of all components that draw this same outline, in file order; at least one.
  var names: [String]
  /// Where it lies.
  let frame: Frame
  /// The radii as drawn, by `Corner`, in points.
  let radii: SIMD4<Double>
  /// What the shape asks for, by `Corner`, in points: more than `radii` where the sides cannot hold it.
  let asked: SIMD4<Double>
  /// The corners whose radius the file leaves open, one bit a corner; theirs was chosen with the size.
  let chosenBits: UInt8
  /// What is said of a radius that the file leaves open, such as `capsule`.
  let openWord: String
  /// True for corners whose bend grows and fades.
  let isContinuous: Bool
  /// How many outlines lie around it.
  let level: Int
  /// The place of the shape or display around it in the figure; nil where there is none.
  var owner: Int?
  /// The corners that lie at a corner of the owner, one bit a corner.
  let adjacentBits: UInt8
  /// The parts of the distance to the owner, by `Edge`, from outside to inside.
  let distances: [[DistancePart]]
  /// True when it is drawn larger than the size that the file gives it.
  let isStretched: Bool
  /// The heaviest fault between it and what is around it, by `Corner`.
  var faults: [Severity?] = [nil, nil, nil, nil]
  /// The heaviest fault of its own curves, by `Corner`: those of which `faults` speak, or the ones
  /// around.
  var curveFaults: [Severity?] = [nil, nil, nil, nil]
  /// The heaviest fault that is no matter of single corners.
  var fault: Severity?

  /// The curves, by `Corner`.
  var curves: [CornerCurve] {
    CornerCurve.curves(of: frame, radii: radii, isContinuous: isContinuous)
  }

  /// Whether it is another shape of a component than the one drawn.
  var isVariant: Bool {
    if case .variant = kind { return true }
    return false
  }

  /// Whether the radius of a corner follows from the file.
  func isKnown(_ corner: Corner) -> Bool { chosenBits & (1 << corner.rawValue) == 0 }

  /// Whether a corner lies at the same corner of the owner.
  func isAdjacent(_ corner: Corner) -> Bool { adjacentBits & (1 << corner.rawValue) != 0 }

  /// The heaviest fault that is told beside a corner.
  func fault(at corner: Corner) -> Severity? {
    [curveFaults[corner.lane], fault].compactMap(\.self).max()
  }

  /// Whether two draw the same line for the same reason.
  func looksLike(_ other: Outline) -> Bool {
    kind == other.kind && owner == other.owner && frame == other.frame && radii == other.radii
      && chosenBits == other.chosenBits && isContinuous == other.isContinuous
      && faults == other.faults && curveFaults == other.curveFaults && fault == other.fault
      && distances == other.distances && adjacentBits == other.adjacentBits
      && isStretched == other.isStretched
  }
}
