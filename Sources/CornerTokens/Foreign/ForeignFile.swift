import Diagnostics
import YAMLTree

/// Makes documents out of a token file of another format, so that rules can look at it: its radii
/// are a scale, and what has a radius and a padding side by side is a container.
struct ForeignFile {
  private let file: TokenFile
  private let shelf: TokenShelf
  private let identity: [UInt8]

  /// Takes in a file.
  ///
  /// - Parameter identity: its name among files, however its path is written.
  init(_ file: TokenFile, shelf: TokenShelf, identity: [UInt8]) {
    self.file = file
    self.shelf = shelf
    self.identity = identity
  }

  /// The documents, one for each mode, and what is wrong with the file.
  func read() -> TokenReading {
    let own = ImportedFile(file: file, prefix: "", identity: identity, modes: [])
    let imports = shelf.imports.filter { $0.identity != identity } + [own]
    var faults = file.faults
    // What the configuration chooses of its files has been tried when they were taken in.
    let modes = (try? TokenModes(imports)) ?? TokenModes()
    if let count = modes.uncheckedCount {
      faults.append(TokenFault(UncheckedModes(count: count), in: file.tree.firstKeyRange))
    }
    var documents: [TokenDocument] = []
    var gathered = ModeFaults(count: modes.count)
    for combination in 0..<modes.count {
      let choices = imports.indices.map { modes.choice(of: $0, in: combination) }
      var reader = ForeignReader(
        tokens: tokens(of: imports, choices: choices), of: file, isIncomplete: shelf.isIncomplete)
      reader.read()
      reader.document.mode = modes.name(of: combination)
      reader.document.modeCount = modes.count
      reader.document.isFirstMode = combination == 0
      documents.append(reader.document)
      gathered.add(reader.faults, mode: reader.document.mode)
    }
    faults += gathered.faults
    return TokenReading(documents: documents, faults: faults)
  }

  private func tokens(of imports: [ImportedFile], choices: [[Int]]) -> TokenSet {
    TokenSet(imports, choices: choices, rem: shelf.settings.rem)
  }
}
