import Diagnostics
import Synchronization
import YAMLTree

/// Reads token files for the files that import them, each once, and works their tokens out, each
/// combination once.
///
/// Any number of threads may share it.
package final class TokenShelf: Sendable {
  /// What the team says of its tokens.
  package let settings: TokenSettings
  /// Where files come from.
  let files: any TokenFiles
  /// What every file imports: what the configuration says.
  package let imports: [ImportedFile]
  /// Whether some file could not be taken in that the configuration imports.
  let isIncomplete: Bool

  /// Made when the first file is imported: a run that imports nothing is not to pay for its tables.
  private let memory = Mutex<TokenMemory?>(nil)

  /// Makes a shelf.
  ///
  /// - Parameter isIncomplete: whether some file could not be taken in that every file imports.
  package init(
    files: any TokenFiles, settings: TokenSettings = TokenSettings(), imports: [ImportedFile] = [],
    isIncomplete: Bool = false
  ) {
    self.isIncomplete = isIncomplete
    self.files = files
    self.settings = settings
    self.imports = imports
  }

  private func remembered() -> TokenMemory {
    memory.withLock { memory in
      let found = memory ?? TokenMemory()
      memory = found
      return found
    }
  }

  /// The same files and settings, for files that the configuration's imports do not reach.
  var withoutImports: TokenShelf {
    imports.isEmpty && !isIncomplete ? self : TokenShelf(files: files, settings: settings)
  }

  /// The token file at a path that another file names.
  ///
  /// What a file leads back to is not in it; such a file is read anew for each that names it.
  func file(
    _ path: [UInt8], namedIn importer: [UInt8], open: OpenFiles?
  ) -> (outcome: TokenFileLoading.Outcome, identity: [UInt8]) {
    let identity = files.identity(of: path, namedIn: importer)
    if open?.contains(identity) != true, let file = remembered().file(identity),
      !file.completeness.leads(to: open)
    {
      return (.file(file), identity)
    }
    if open?.areExhausted == true { return (.fault(.tooManyCircles, labels: []), identity) }
    let outcome = TokenFileLoading(shelf: self, open: open).file(path, namedIn: importer)
    if case .file(let file) = outcome {
      if file.completeness.dependsOnSurroundings {
        open?.countCircle()
      } else {
        remembered().keep(file, as: identity)
      }
    }
    return (outcome, identity)
  }

  /// The token file at a path, as an import of every file.
  ///
  /// - Parameters:
  ///   - prefix: what its paths begin with; empty for nothing.
  ///   - modes: which of its modes count; empty for all.
  package func imported(
    _ path: [UInt8], prefix: String, modes: [ModeChoice]
  ) throws(ImportFailure) -> ImportedFile {
    let (outcome, identity) = file(path, namedIn: [], open: nil)
    switch outcome {
    case .fault(let problem, _): throw ImportFailure(problem)
    case .file(let file):
      let imported = ImportedFile(file: file, prefix: prefix, identity: identity, modes: modes)
      do throws(TokenModes.Problem) {
        _ = try TokenModes([imported])
      } catch {
        throw ImportFailure(.modes(error))
      }
      return imported
    }
  }

  /// The tokens of some files in one combination of contexts.
  func tokens(of imports: [ImportedFile], choices: [[Int]]) -> TokenSet {
    // What leads back to files around differs with them.
    guard !imports.contains(where: \.file.completeness.dependsOnSurroundings) else {
      return TokenSet(imports, choices: choices, rem: settings.rem)
    }
    let memory = remembered()
    if let known = memory.tokens(of: imports, choices: choices) { return known }
    let tokens = TokenSet(imports, choices: choices, rem: settings.rem)
    memory.keep(tokens, of: imports, choices: choices)
    return tokens
  }
}
