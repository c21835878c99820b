import CornerTokens
import Diagnostics

/// What one component, or the display, draws in a figure.
package struct Outline: Sendable {
  /// What an outline stands for.
  package enum Kind: Sendable {
    /// A shape that is drawn.
    case shape
    /// A component that only lays out its content.
    case layout
    /// What stands for anything that may lie in a container of a file that does not say.
    case implied
    /// The display around a root component.
    case display
  }

  /// What it stands for.
  package let kind: Kind
  /// The placement; nil for the display.
  package let placement: Int?
  /// The names of all components that draw this same outline, in file order; at least one.
  package var names: [String]
  /// Where it lies.
  package let frame: Frame
  /// The radii as drawn, by `Corner`, in points.
  package let radii: SIMD4<Double>
  /// The corners whose radius the file leaves open, one bit a corner; theirs was chosen with the size.
  package let chosenBits: UInt8
  /// True for corners whose bend grows and fades.
  package let isContinuous: Bool
  /// How many outlines lie around it.
  package let level: Int
  /// The place of the shape or display around it in the figure; nil where there is none.
  package var owner: Int?
  /// The corners that lie at a corner of the owner, one bit a corner.
  package let adjacentBits: UInt8
  /// The parts of the distance to the owner, by `Edge`, from outside to inside.
  package let distances: [[DistancePart]]
  /// The heaviest fault at each corner, by `Corner`.
  package var faults: [Severity?] = [nil, nil, nil, nil]
  /// The heaviest fault that is no matter of single corners.
  package var fault: Severity?

  /// The curves, by `Corner`.
  package var curves: [CornerCurve] {
    CornerCurve.curves(of: frame, radii: radii, isContinuous: isContinuous)
  }

  /// The names with commas, at most three of them, long ones cut, nothing in them that steers a
  /// terminal or turns the writing direction.
  package var title: String {
    let shown = names.prefix(3).map { TerminalText.printable(TerminalText.clipped($0)) }
      .joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// Whether the radius of a corner follows from the file.
  package func isKnown(_ corner: Corner) -> Bool { chosenBits & (1 << corner.rawValue) == 0 }

  /// Whether a corner lies at the same corner of the owner.
  package func isAdjacent(_ corner: Corner) -> Bool { adjacentBits & (1 << corner.rawValue) != 0 }

  /// Whether two draw the same line for the same reason.
  func looksLike(_ other: Outline) -> Bool {
    kind == other.kind && owner == other.owner && frame == other.frame && radii == other.radii
      && chosenBits == other.chosenBits && isContinuous == other.isContinuous
      && faults == other.faults && fault == other.fault && distances == other.distances
      && adjacentBits == other.adjacentBits
  }
}
