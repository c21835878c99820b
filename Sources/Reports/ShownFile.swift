import Diagnostics

/// A file with violations to show, and where its bytes lie.
struct ShownFile {
  /// The violations that weigh enough, by offset, then rule id; at least one.
  let violations: [Violation]
  /// Turns their places into lines and columns.
  let positions: PositionTable

  /// The text.
  var source: SourceText { positions.source }

  /// Where the main place of a violation starts.
  func start(of violation: Violation) -> SourcePosition {
    positions.position(at: violation.range.start)
  }

  /// Where the main place of a violation ends; the character there is outside.
  func end(of violation: Violation) -> SourcePosition {
    positions.position(at: violation.range.end)
  }

  /// The path from the repository, for people; bytes that are no UTF-8 become U+FFFD.
  func pathFromRoot(in folders: ReportFolders) -> String {
    ReportPath.textFromRoot(source.pathBytes, in: folders)
  }
}

extension RunReport {
  /// The files with violations to show, in order; each is prepared when its turn comes.
  var shownFiles: some Sequence<ShownFile> { files(with: shows) }

  /// The files with violations of a severity to show, and these alone, as `shownFiles` has them.
  func shownFiles(with severity: Severity) -> some Sequence<ShownFile> {
    files(with: { shows($0) && $0.severity == severity })
  }

  private func files(with isWanted: @escaping (Violation) -> Bool) -> some Sequence<ShownFile> {
    files.lazy.filter { $0.violations.contains(where: isWanted) }.map { file in
      ShownFile(
        violations: file.violations.filter(isWanted), positions: PositionTable(file.source))
    }
  }
}

extension Violation {
  /// The message and its modes, neither longer than people read.
  var clippedMessage: String {
    TerminalText.clipped(message) + TerminalText.clipped(modesRemark)
  }

  /// That other placements share it, in a few words; nil when there is one placement.
  var placementsRemark: String? {
    placements > 1 ? "also in \(Counted.text(placements - 1, "other place"))" : nil
  }
}
