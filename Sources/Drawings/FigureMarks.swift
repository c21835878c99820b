import CornerTokens
import Diagnostics

/// Puts marks on outlines; the heaviest of each corner stays.
struct FigureMarks {
  /// The outlines, marked.
  private(set) var outlines: [Outline]
  /// What is at fault, in words: the heaviest first, each once.
  private(set) var faults: [FigureFault] = []

  /// Marks outlines.
  ///
  /// - Parameters:
  ///   - places: the place of the outline of each placement that is drawn.
  ///   - marks: those of other placements are passed over.
  init(_ outlines: [Outline], places: [Int: Int], marks: [CornerMark]) {
    self.outlines = outlines
    var seen: Set<FigureFault> = []
    for mark in marks {
      guard let place = places[mark.placement] else { continue }
      // Where what is around is not drawn, the component itself is marked.
      let shape = mark.isAround ? self.outlines[place].owner ?? place : place
      let marked = variant(of: mark, at: shape) ?? shape
      if mark.corners == 0 { Self.raise(&self.outlines[marked].fault, to: mark.severity) }
      for corner in Corner.allCases where mark.corners & (1 << corner.rawValue) != 0 {
        if marked == shape {
          Self.raise(&self.outlines[place].faults[corner.lane], to: mark.severity)
        }
        Self.raise(&self.outlines[marked].curveFaults[corner.lane], to: mark.severity)
      }
      let name =
        marked == shape
        ? self.outlines[shape].title
        : "\(self.outlines[marked].title) of \(self.outlines[shape].title)"
      let fault = FigureFault(
        severity: mark.severity, rule: mark.rule, name: name, outline: marked,
        corners: mark.corners)
      if seen.insert(fault).inserted { faults.append(fault) }
    }
    // Of one weight they stay in their order.
    faults = Severity.allCases.reversed().flatMap { severity in
      faults.filter { $0.severity == severity }
    }
  }

  /// The place of another shape of a component that a mark speaks of; nil where that is the one drawn.
  private func variant(of mark: CornerMark, at shape: Int) -> Int? {
    guard !mark.shapeKey.isEmpty else { return nil }
    return outlines.indices.first { place in
      guard outlines[place].placement == outlines[shape].placement,
        case .variant(let keys) = outlines[place].kind
      else { return false }
      return keys.contains { $0.word.utf8.elementsEqual(mark.shapeKey.utf8) }
    }
  }

  private static func raise(_ fault: inout Severity?, to severity: Severity) {
    fault = max(fault ?? severity, severity)
  }
}
