import CornerTokens
import Diagnostics
import Drawings
import Files
import RuleEngine

/// A token file together with what lint reports on it.
struct JudgedFile {
  /// The text.
  let source: SourceText
  /// What it holds.
  let reading: TokenReading
  /// The rules that hold for it, and where it imports from.
  let linter: Linter
  /// What is reported, without what is ignored or in a baseline.
  let violations: [Violation]
  /// What could not be done.
  let problems: [RunProblem]

  private let run: LintRun

  /// Lints a text with the settings that hold for its path.
  ///
  /// - Parameter settings: those of the run; nil comes of it when they cannot be used, and its
  ///   problems say why.
  init?(
    _ source: SourceText, _ options: LintOptions, _ settings: inout SettingsShelf,
    files: any FileSystem, streams: Streams
  ) {
    let path = FilePath.absolute(source.pathBytes, in: files.workingFolder)
    guard let configuration = settings.configuration(of: path),
      let place = settings.place(of: path, configuration)
    else { return nil }
    let linter = settings.settings[place].linter
    // A pipe can be read once, so that the run gets what has been read.
    let input = LintInput(
      path: source.pathBytes, isNamed: true, isStandardInput: true, settings: place)
    let given = Streams(
      readInput: { () throws(SystemError) -> [UInt8] in source.bytes }, output: streams.output,
      errors: streams.errors)
    var run = LintRun(
      [input], options, settings.settings, files: files, streams: given,
      progress: ProgressDisplay(channel: streams.errors, isShown: false))
    run.leaveOutKnown()
    self.source = source
    self.linter = linter
    reading = TokenReader.read(TokenReader.tree(of: source), shelf: linter.shelf)
    run.guarded += settings.readFiles
    violations = run.entries.flatMap(\.result.violations)
    problems = run.problems
    self.run = run
  }

  /// Whether a path leads to a file that was read for this, by whatever name.
  func isRead(_ path: [UInt8]) -> Bool { run.isRead(path) }

  /// The corners at fault in a document, by the place of the component among its placements.
  ///
  /// - Parameter number: an index into `reading.documents`.
  func marks(of number: Int) -> [FoundMark] {
    guard reading.documents.indices.contains(number) else { return [] }
    let placements = reading.documents[number].placements.indices
    var marks: [FoundMark] = []
    for (index, violation) in violations.enumerated() {
      guard let place = violation.modelPlace, holds(violation, place, in: number) else { continue }
      marks += ([place] + violation.otherModelPlaces)
        .filter { isSame($0, in: number) }
        .map { FoundMark(violation: index, mark: CornerMark($0, of: violation)) }
    }
    return marks.filter { placements.contains($0.mark.placement) }
      .sorted { $0.mark.placement < $1.mark.placement }
  }

  /// Whether a violation was found in a document, or in another mode and holds in this one, too.
  private func holds(_ violation: Violation, _ place: ModelPlace, in number: Int) -> Bool {
    if place.document == number { return true }
    guard reading.documents.indices.contains(place.document) else { return false }
    let document = reading.documents[number]
    guard reading.documents[place.document].root == document.root,
      violation.modes.isEmpty
        || violation.modes.contains(where: { $0.utf8.elementsEqual(document.mode.utf8) })
    else { return false }
    return true
  }

  /// Whether a place means the same component in a document: what a file of another format holds may
  /// be another in each mode.
  private func isSame(_ place: ModelPlace, in number: Int) -> Bool {
    if place.document == number { return true }
    guard reading.documents.indices.contains(place.document) else { return false }
    let own = ComponentPath.text(of: place.placement, in: reading.documents[place.document])
    let other = ComponentPath.text(of: place.placement, in: reading.documents[number])
    return own.utf8.elementsEqual(other.utf8)
  }
}
