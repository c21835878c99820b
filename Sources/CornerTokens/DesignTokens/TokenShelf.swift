import Diagnostics
import Synchronization
import YAMLTree

/// Reads token files for the files that import them, each once, and works their tokens out, each
/// combination once.
///
/// Any number of threads may share it.
package final class TokenShelf: Sendable {
  private struct SetKey: Hashable {
    let files: [[UInt8]]
    let prefixes: [String]
    let choices: [[Int]]
  }

  /// What the team says of its tokens.
  package let settings: TokenSettings
  /// Where files come from.
  let files: any TokenFiles
  /// What every file imports: what the configuration says.
  package let imports: [ImportedFile]
  /// Whether some file could not be taken in that the configuration imports.
  let isIncomplete: Bool

  private let known = Mutex<[[UInt8]: TokenFile]>([:])
  private let sets = Mutex<[SetKey: TokenSet]>([:])

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
    if open?.contains(identity) != true, let file = known.withLock({ $0[identity] }),
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
        known.withLock { $0[identity] = file }
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
    let key = SetKey(
      files: imports.map(\.identity), prefixes: imports.map(\.prefix), choices: choices)
    if let known = sets.withLock({ $0[key] }) { return known }
    let tokens = TokenSet(imports, choices: choices, rem: settings.rem)
    sets.withLock { $0[key] = tokens }
    return tokens
  }
}
