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
    let before = file.violations.map { violation in
      violation.modelPlace.flatMap { text.picture(of: $0, detail, severity: violation.severity) }
    }
    var after = [[UInt8]?](repeating: nil, count: before.count)
    let late = drawAfter(before.indices.filter { before[$0] != nil }, into: &after)
    return before.indices.map { index in
      guard let picture = before[index] else { return nil }
      var words = changes[index].map { ChangeWords.text(of: $0, in: file.source) } ?? ""
      if !words.isEmpty, after[index] == nil {
        words += late.contains(index) ? " (not drawn: too many changes)" : " (not drawn)"
      }
      return ViolationPictures(before: picture, after: after[index], change: words)
    }
  }

  /// Draws some violations as they would be after their changes.
  ///
  /// - Returns: those whose changes were too many.
  private mutating func drawAfter(
    _ violations: [Int], into pictures: inout [[UInt8]?]
  ) -> Set<Int> {
    guard violations.contains(where: { changes[$0] != nil }) else { return [] }
    var passes = ChangePasses(ComponentFamilies(text.documents))
    for index in violations {
      if let edits = changes[index]?.edits, !edits.isEmpty { passes.add(edits, of: index) }
    }
    let limit = text.passLimit(size: file.source.bytes.count)
    for pass in passes.all.prefix(limit) {
      guard let source = pass.applied(to: file.source) else { continue }
      var changed = DrawnText(source, with: linter)
      for index in pass.violations {
        guard let place = file.violations[index].modelPlace,
          let moved = text.place(of: place, in: &changed)
        else { continue }
        pictures[index] = changed.picture(of: moved, detail, severity: nil)
      }
    }
    return Set(passes.all.dropFirst(limit).flatMap(\.violations))
  }
}
