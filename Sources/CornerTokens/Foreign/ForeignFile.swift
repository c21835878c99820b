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
    var imports = shelf.imports.filter { $0.identity != identity } + [own]
    var faults = file.faults
    let modes: TokenModes
    if let all = try? TokenModes(imports) {
      modes = all
    } else if let few = try? TokenModes([own]) {
      imports = [own]
      modes = few
    } else {
      // Too many at once: what holds when nothing is chosen is looked at.
      return tooManyModes(own, faults)
    }
    var documents: [TokenDocument] = []
    var gathered = ModeFaults(count: modes.count)
    for combination in 0..<modes.count {
      let choices = imports.indices.map { modes.choice(of: $0, in: combination) }
      var reader = ForeignReader(tokens: tokens(of: imports, choices: choices), of: file)
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

  private func tooManyModes(_ own: ImportedFile, _ faults: [TokenFault]) -> TokenReading {
    let standard = file.axes.map(\.standard)
    var reader = ForeignReader(tokens: tokens(of: [own], choices: [standard]), of: file)
    reader.read()
    var count = 1
    for axis in file.axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: max(1, axis.contexts.count))
      count = overflow ? Int.max : product
    }
    let problem = ImportProblem.modes(.tooMany(count))
    let root = file.tree.documents.first ?? .none
    let range = file.tree.range(root)
    let fault = TokenFault(
      rule: problem.rule, range: ByteRange(start: range.start, end: range.start),
      message: problem.sentence, help: "the file is checked with its defaults only")
    return TokenReading(documents: [reader.document], faults: faults + [fault] + reader.faults)
  }

  private func tokens(of imports: [ImportedFile], choices: [[Int]]) -> TokenSet {
    TokenSet(imports, choices: choices, rem: shelf.settings.rem)
  }
}
