import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Expressions

/// The components of a token file that are to be drawn, and in which mode.
struct DrawnComponents {
  /// The components; documents count among those of the reading.
  private(set) var found: [ComponentSearch.Found] = []
  /// The modes that were chosen where there are several, each once.
  private(set) var modes: [(name: String, count: Int)] = []

  /// How many components were left out, since a drawing of more could hardly be opened.
  let omitted: Int

  /// The most components of one drawing.
  private static let most = 200

  private let file: JudgedFile

  /// Chooses the components that the options name.
  init(of file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.file = file
    let documents = file.reading.documents
    let choices = try Self.choices(documents, options.mode, of: file.source.path)
    if let component = options.component {
      found = try Self.find(component, in: documents, choices, of: file.source.path)
    } else {
      // A file of another format may hold something in some modes alone.
      for choice in choices {
        let number = choice.first { !documents[$0].placements.isEmpty }
        guard let number else { continue }
        let placements = documents[number].placements
        found += placements.indices.filter { placements[$0].parent < 0 }
          .map { ComponentSearch.Found(document: number, placement: $0) }
      }
    }
    if found.isEmpty { throw .noComponents(path: file.source.path) }
    omitted = max(0, found.count - Self.most)
    found.removeLast(omitted)
    for found in found {
      let document = documents[found.document]
      guard document.modeCount > 1,
        !modes.contains(where: { $0.name.utf8.elementsEqual(document.mode.utf8) })
      else { continue }
      modes.append((document.mode, document.modeCount))
    }
  }

  /// The figures, each with the marks of what lies in it.
  func figures() -> [(figure: Figure, marks: [CornerMark])] {
    var figures: [(figure: Figure, marks: [CornerMark])] = []
    var rest = found[...]
    while let first = rest.first {
      let together = rest.prefix { $0.document == first.document }
      rest = rest.dropFirst(together.count)
      let document = file.reading.documents[first.document]
      let geometry = DocumentGeometry(document, tolerance: Tolerance(file.linter.book.tolerance))
      var marks = file.marks(of: first.document)[...]
      for found in together {
        let placements = Self.subtree(of: found.placement, in: document)
        marks = marks.drop { $0.placement < placements.lowerBound }
        let own = Array(marks.prefix { $0.placement < placements.upperBound })
        figures.append((Figure(of: found.placement, in: document, geometry, marks: own), own))
      }
    }
    return figures
  }

  /// The documents of a file, each in the mode that the options name, or its first.
  static func documents(
    of file: JudgedFile, _ options: RenderOptions
  ) throws(UsageError) -> [TokenDocument] {
    try choices(file.reading.documents, options.mode, of: file.source.path)
      .compactMap(\.first).map { file.reading.documents[$0] }
  }

  /// A placement and all that lie in it, which follow it.
  private static func subtree(of placement: Int, in document: TokenDocument) -> Range<Int> {
    let rest = document.placements[placement...].dropFirst()
    let end = rest.firstIndex { Int($0.parent) < placement } ?? document.placements.count
    return placement..<end
  }

  /// The documents to choose from for each document of the file: its modes, the wanted one alone
  /// where one is named.
  private static func choices(
    _ documents: [TokenDocument], _ wanted: String?, of path: String
  ) throws(UsageError) -> [[Int]] {
    var choices: [[Int]] = []
    for (number, document) in documents.enumerated() {
      if document.isFirstMode { choices.append([]) }
      guard !choices.isEmpty else { continue }
      if let wanted, document.modeCount > 1, !document.mode.utf8.elementsEqual(wanted.utf8) {
        continue
      }
      choices[choices.count - 1].append(number)
    }
    guard let wanted else { return choices }
    var names: [String] = []
    var seen: Set<[UInt8]> = []
    for document in documents
    where document.modeCount > 1 && seen.insert(Array(document.mode.utf8)).inserted {
      names.append(document.mode)
    }
    guard seen.contains(Array(wanted.utf8)) else {
      throw .unknownMode(
        wanted, path: path, modes: names,
        suggestion: NameSuggestion.nearest(to: wanted, among: names))
    }
    return choices
  }

  /// Finds a component in the first modes, else in the second ones, and so on.
  private static func find(
    _ component: String, in documents: [TokenDocument], _ choices: [[Int]], of path: String
  ) throws(UsageError) -> [ComponentSearch.Found] {
    var failure = UsageError.noComponents(path: path)
    for rank in 0..<max(1, choices.map(\.count).max() ?? 0) {
      let numbers = choices.compactMap { $0.indices.contains(rank) ? $0[rank] : nil }
      do throws(UsageError) {
        let found = try ComponentSearch.find(
          component, in: numbers.map { documents[$0] }, of: path)
        return found.map { .init(document: numbers[$0.document], placement: $0.placement) }
      } catch {
        if rank == 0 { failure = error }
        guard case .unknownComponent = error else { throw failure }
      }
    }
    throw failure
  }
}
