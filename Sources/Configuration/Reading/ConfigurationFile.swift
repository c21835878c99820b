import Diagnostics

/// What one configuration file says, with the bytes where it says it.
///
/// Paths and patterns are as they are written.
package struct ConfigurationFile: Sendable {
  /// The text, with its lines.
  package let positions: PositionTable
  /// The files that it goes out from.
  package internal(set) var extends: [Located<[UInt8]>] = []
  /// Which files in folders are token files.
  package internal(set) var include: Located<PathPatterns>?
  /// Which files and folders are left out.
  package internal(set) var exclude: Located<PathPatterns>?
  /// Token files that every token file may refer to.
  package internal(set) var imports: [ImportEntry] = []
  /// What it says about tokens of other formats.
  package internal(set) var tokens = TokensEntry()
  /// What it says about rules.
  package internal(set) var rules: [RuleEntry] = []
  /// What holds for some files only.
  package internal(set) var overrides: [OverrideEntry] = []
  /// Folders with rules of the team's own.
  package internal(set) var ruleDirectories: [Located<[UInt8]>] = []
  /// When the run fails.
  package internal(set) var failLevel: Located<FailLevel>?
  /// Points by which two lengths may differ and still be the same.
  package internal(set) var tolerance: Located<Double>?
  /// The file of known violations.
  package internal(set) var baseline: Located<[UInt8]>?
  /// Whether an ignore comment without a reason is reported.
  package internal(set) var requireReason: Located<Bool>?
  /// What is wrong, by place.
  package internal(set) var faults: [ConfigurationFault] = []

  /// Reads a file; linear in its length.
  ///
  /// It never fails: what is wrong is in `faults`, and the rest is read. An empty file says
  /// nothing.
  package init(reading source: SourceText) {
    positions = PositionTable(source)
    var reader = ConfigurationReader(source, positions)
    reader.read(into: &self)
    faults = reader.faultsInOrder
  }

  /// The path of the file.
  package var path: [UInt8] { positions.source.pathBytes }

  /// Where something starts.
  package func origin(of range: ByteRange) -> Origin {
    let position = positions.position(at: range.start)
    return Origin(path: path, line: position.line, column: position.column)
  }
}
