import Configuration
import CornerTokens
import Files

/// Makes the shelves of imported tokens: one for each configuration that says something of them.
struct TokenShelves {
  /// Where the files come from.
  private let files: DiskTokenFiles
  private var known = SmallTable<[UInt8], TokenShelf>()

  /// Makes shelves over a file system.
  init(_ files: any FileSystem) { self.files = DiskTokenFiles(files) }

  /// The paths of all token files that were read because another file names them.
  var readFiles: [[UInt8]] { files.readPaths }

  /// The shelf for files with a configuration; what is wrong with its imports is told once.
  ///
  /// - Parameter source: names paths as sentences show them.
  mutating func shelf(
    for configuration: Configuration, _ source: ConfigurationSource
  ) -> (shelf: TokenShelf, problems: [RunProblem]) {
    if let shelf = known[configuration.path] { return (shelf, []) }
    var settings = TokenSettings()
    settings.rem = configuration.tokens.rem?.value ?? settings.rem
    settings.radii = configuration.tokens.radii?.value ?? []
    settings.paddings = configuration.tokens.paddings?.value ?? []
    let plain = TokenShelf(files: files, settings: settings)
    var imports: [ImportedFile] = []
    var problems: [RunProblem] = []
    for setting in configuration.imports {
      let choices = setting.value.modes.map { ModeChoice(axis: $0.axis, names: $0.names) }
      do throws(ImportFailure) {
        imports.append(
          try plain.imported(
            source.name(setting.value.path), prefix: setting.value.prefix ?? "", modes: choices))
      } catch {
        let origin = error.isAboutModes ? setting.value.modes.first?.origin : nil
        problems.append(.configured(at: source.shown(origin ?? setting.origin), error.sentence))
      }
    }
    let shelf = TokenShelf(
      files: files, settings: settings, imports: imports, isIncomplete: !problems.isEmpty)
    known[configuration.path] = shelf
    return (shelf, problems)
  }
}
