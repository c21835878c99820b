import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Expressions

/// The components of a token file that are to be drawn, and in which mode.
struct DrawnComponents {
  /// The components; documents count among those of the reading.
  private(set) var found: [ComponentSearch.Found] = []
  /// The modes that were chosen among several, each once.
  private(set) var modes: [DrawnMode] = []

  /// After how many outlines no further component is drawn: more could hardly be opened.
  private static let mostOutlines = 2_000

  private let file: JudgedFile

  /// Chooses the components that the options name, each document in the mode with the gravest fault.
  init(of file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.file = file
    let documents = file.reading.documents
    let choices = try Self.choices(documents, options.mode, of: file.source.path)
    if let component = options.component {
      let first = try Self.find(component, in: documents, choices, of: file.source.path)
      for choice in choices {
        guard let known = first.first(where: { choice.contains($0.document) }) else { continue }
        let path = ComponentPath.text(of: known.placement, in: documents[known.document])
        take(choice.map { Self.find(path, in: documents, number: $0) })
      }
    } else {
      // A file of another format may hold something in some modes alone.
      for choice in choices { take(choice.map { Self.roots(of: documents[$0], number: $0) }) }
    }
    if found.isEmpty {
      throw .nothingToDraw(path: file.source.path, Self.advice(documents))
    }
  }

  /// The figures, each with the marks of what lies in it, and how many are left out because there are
  /// so many.
  func figures() -> (drawn: [DrawnFigure], omitted: Int) {
    var figures: [DrawnFigure] = []
    var outlines = 0
    var rest = found[...]
    while let first = rest.first, outlines < Self.mostOutlines {
      let together = rest.prefix { $0.document == first.document }
      rest = rest.dropFirst(together.count)
      let document = file.reading.documents[first.document]
      let geometry = DocumentGeometry(document, tolerance: Tolerance(file.linter.book.tolerance))
      var marks = file.marks(of: first.document)[...]
      for found in together where outlines < Self.mostOutlines {
        let placements = document.subtree(of: found.placement)
        marks = marks.drop { $0.mark.placement < placements.lowerBound }
        let own = marks.prefix { $0.mark.placement < placements.upperBound }
        var figure = Figure(
          of: found.placement, in: document, geometry, marks: own.map(\.mark))
        outlines += max(1, figure.outlineCount)
        if document.modeCount > 1 { figure.caption += " (\(document.mode))" }
        figures.append(
          DrawnFigure(
            figure: figure, marks: own.map(\.mark),
            violations: Set(own.filter { figure.shows($0.mark.placement) }.map(\.violation))))
      }
    }
    return (figures, found.count - figures.count)
  }

  /// What the faults of the file have to lie in to matter for what is drawn.
  var faultScope: FaultScope {
    FaultScope(
      found.map { found in
        let document = file.reading.documents[found.document]
        return (document, document.subtree(of: found.placement))
      })
  }

  /// The documents of a file, each in the first mode that the options name.
  static func documents(
    of file: JudgedFile, _ options: RenderOptions
  ) throws(UsageError) -> [(document: TokenDocument, modes: Int)] {
    try choices(file.reading.documents, options.mode, of: file.source.path).compactMap { choice in
      choice.first.map { (file.reading.documents[$0], choice.count) }
    }
  }

  /// Takes the components of a document in the mode in which the gravest violation is drawn.
  ///
  /// - Parameter candidates: the components in each mode to choose from.
  private mutating func take(_ candidates: [[ComponentSearch.Found]]) {
    let candidates = candidates.filter { !$0.isEmpty }
    guard var best = candidates.first else { return }
    if candidates.count > 1 {
      var mode = drawnMode(of: best, among: candidates.count)
      for candidate in candidates.dropFirst() {
        let other = drawnMode(of: candidate, among: candidates.count)
        guard let grave = other?.severity, mode?.severity.map({ $0 < grave }) ?? true else {
          continue
        }
        (best, mode) = (candidate, other)
      }
      if let mode { add(mode) }
    }
    found += best
  }

  private mutating func add(_ mode: DrawnMode) {
    let known = modes.firstIndex { $0.name.utf8.elementsEqual(mode.name.utf8) }
    if let known { modes[known].add(mode) } else { modes.append(mode) }
  }

  /// The mode that some components of one document are in, with what is at fault in them.
  private func drawnMode(of found: [ComponentSearch.Found], among count: Int) -> DrawnMode? {
    guard let number = found.first?.document else { return nil }
    let document = file.reading.documents[number]
    let drawn = found.map { document.subtree(of: $0.placement) }
    var marks: [FoundMark] = []
    var place = 0
    for mark in file.marks(of: number) {
      while place < drawn.count, drawn[place].upperBound <= mark.mark.placement { place += 1 }
      guard place < drawn.count else { break }
      if drawn[place].contains(mark.mark.placement) { marks.append(mark) }
    }
    let severity = marks.map(\.mark.severity).max()
    let gravest = Set(marks.filter { $0.mark.severity == severity }.map(\.violation))
    return DrawnMode(document, of: count, severity: severity, violations: gravest.count)
  }
}
