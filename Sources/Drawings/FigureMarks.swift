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
      let marked = mark.isAround ? self.outlines[place].owner ?? place : place
      if mark.corners == 0 { Self.raise(&self.outlines[marked].fault, to: mark.severity) }
      for corner in Corner.allCases where mark.corners & (1 << corner.rawValue) != 0 {
        Self.raise(&self.outlines[place].faults[corner.lane], to: mark.severity)
        Self.raise(&self.outlines[marked].curveFaults[corner.lane], to: mark.severity)
      }
      let fault = FigureFault(
        severity: mark.severity, rule: mark.rule, name: self.outlines[marked].title)
      if seen.insert(fault).inserted { faults.append(fault) }
    }
    // Of one weight they stay in their order.
    faults = Severity.allCases.reversed().flatMap { severity in
      faults.filter { $0.severity == severity }
    }
  }

  private static func raise(_ fault: inout Severity?, to severity: Severity) {
    fault = max(fault ?? severity, severity)
  }
}
