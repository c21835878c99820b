import CornerTokens
import Diagnostics
import Drawings
import Reports
import RuleEngine

/// Draws what the violations of one file are about, as it is and as it would be after the change.
struct FilePictures {
  private let file: FileResult
  private let detail: ReportPictures.Detail
  private let linter: Linter
  private var text: DrawnText
  /// For each violation the change that is drawn.
  private let changes: [Fix?]

  /// Reads a file again.
  ///
  /// - Parameters:
  ///   - detail: how much the pictures may hold.
  ///   - linter: what the file was linted with.
  init(of file: FileResult, _ detail: ReportPictures.Detail, with linter: Linter) {
    self.file = file
    self.detail = detail
    self.linter = linter
    text = DrawnText(file.source, with: linter)
    changes = file.violations.map { $0.fix ?? $0.sketch }
  }

  /// The pictures, one entry a violation; nil where there is nothing to draw.
  ///
  /// Linear in the file and its violations, and in the file once more for each pass of changes, of
  /// which `ChangePasses.limit` says how many there are at most.
  mutating func drawn() -> [ViolationPictures?] {
    let figures = file.violations.map { violation in
      violation.modelPlace.flatMap { text.figure(of: violation, at: $0, isFixed: false) }
    }
    var pairs = [Pair?](repeating: nil, count: figures.count)
    let late = drawChanges(of: figures, into: &pairs)
    return figures.indices.map { index in
      guard let figure = figures[index] else { return nil }
      var words = changes[index].map { ChangeWords.text(of: $0, in: file.source) } ?? ""
      if let pair = pairs[index] {
        return ViolationPictures(before: pair.before, after: pair.after, change: words)
      }
      if !words.isEmpty {
        words += late.contains(index) ? " (not drawn: too many changes)" : " (not drawn)"
      }
      return ViolationPictures(
        before: picture(
          figure, corner: corner(of: figure), telling: figure.tellingCorner),
        after: nil, change: words)
    }
  }

  /// Two pictures of one place, in one scale and laid out alike.
  private struct Pair {
    let before: [UInt8]
    let after: [UInt8]
  }

  /// The longest side in points with which the whole of a figure still shows its corners.
  private static let longestWhole = 360.0

  private var isBrief: Bool { detail == .corner }

  private func corner(of figure: Figure) -> Corner? {
    isBrief || figure.longestSide > Self.longestWhole ? figure.tellingCorner : nil
  }

  /// Draws some violations as they are and as they would be after their changes.
  ///
  /// - Returns: those whose changes were too many.
  private mutating func drawChanges(
    of figures: [Figure?], into pairs: inout [Pair?]
  ) -> Set<Int> {
    let drawn = figures.indices.filter { figures[$0] != nil && changes[$0]?.edits.isEmpty == false }
    if drawn.isEmpty { return [] }
    var passes = ChangePasses(ComponentFamilies(text.documents))
    for index in drawn {
      if let edits = changes[index]?.edits { passes.add(edits, of: index) }
    }
    let limit = text.passLimit(size: file.source.bytes.count)
    for pass in passes.all.prefix(limit) {
      guard let source = pass.applied(to: file.source) else { continue }
      var changed = DrawnText(source, with: linter)
      for index in pass.violations {
        guard let figure = figures[index] else { continue }
        pairs[index] = pair(figure, of: file.violations[index], in: &changed)
      }
    }
    return Set(passes.all.dropFirst(limit).flatMap(\.violations))
  }

  /// The pictures of a place before and after a change; nil where it is gone after it.
  private mutating func pair(
    _ figure: Figure, of violation: Violation, in changed: inout DrawnText
  ) -> Pair? {
    guard let place = violation.modelPlace, let moved = text.place(of: place, in: &changed),
      let after = changed.figure(of: violation, at: moved, isFixed: true, beside: figure),
      // What became larger with the change is laid out so before it.
      let before = text.figure(of: violation, at: place, isFixed: false, beside: after)
    else { return nil }
    // Both tell of the corner that was at fault.
    let corner = corner(of: before)
    let told = before.tellingCorner
    return Pair(
      before: picture(before, corner: corner, telling: told, beside: after),
      after: picture(after, corner: corner, telling: told, beside: before))
  }

  private func picture(
    _ figure: Figure, corner: Corner?, telling: Corner, beside other: Figure? = nil
  ) -> [UInt8] {
    SVGDrawing.element(
      figure, label: figure.label(at: telling, isNamed: !isBrief), corner: corner,
      isBrief: isBrief, beside: other)
  }
}
