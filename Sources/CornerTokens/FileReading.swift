import Diagnostics
import YAMLTree

/// The reading of one file, document by document.
struct FileReading {
  private let tree: YAMLTree
  private let vocabularies = Vocabularies.standard
  private let givenShelf: TokenShelf?
  private let around: OpenFiles?
  private var documents: [TokenDocument] = []
  private var faults: [TokenFault]
  private var file: TokenFile?
  private var completeness = Completeness()
  /// The modes of the first document.
  private var modes: TokenModes?

  /// Stands before the first document.
  init(_ tree: YAMLTree, shelf: TokenShelf?, around: OpenFiles?) {
    self.tree = tree
    givenShelf = shelf
    self.around = around
    faults = tree.faults.map { TokenFault($0) }
  }

  /// Reads one document, in each mode of what it imports.
  mutating func read(_ root: NodeIndex, _ view: TreeView, _ budget: inout ReadingBudget) {
    let value = importValue(root, view)
    let isImporting = givenShelf.map { !$0.imports.isEmpty || $0.isIncomplete } ?? false
    guard value != .none || isImporting else {
      var reader = DocumentReader(
        tree: tree, view: view, root: root, words: vocabularies, budget: budget)
      let verdict = reader.read()
      budget = reader.budget
      take(verdict, of: &reader)
      return
    }
    let shelf = shelf
    let open = open(in: shelf)
    var imports = ImportReader(tree, shelf: shelf, open: open)
    imports.read(value)
    _ = completeness.take(imports.completeness, of: open.innermost, in: open)
    let modes = imports.modes
    if documents.isEmpty { self.modes = modes }
    let count = modes.count
    var gathered = ModeFaults(count: count)
    let fresh = budget
    for combination in 0..<count {
      let choices = imports.imports.indices.map { modes.choice(of: $0, in: combination) }
      let tokens = shelf.tokens(of: imports.imports, choices: choices)
      var reader = DocumentReader(
        tree: tree, view: view, root: root, words: vocabularies, budget: fresh,
        imported: ImportedNames(tokens, isIncomplete: imports.completeness.isIncomplete))
      reader.document.mode = modes.name(of: combination)
      reader.document.modeCount = count
      reader.document.isFirstMode = combination == 0
      let verdict = reader.read()
      budget = reader.budget
      if verdict != .isSpec {
        take(verdict, of: &reader)
        faults += imports.faults
        return
      }
      documents.append(reader.document)
      gathered.add(reader.faults, mode: reader.document.mode)
    }
    faults += imports.faults + gathered.faults
  }

  /// All that was read, and what is wrong, by offset.
  mutating func finished() -> TokenReading {
    if tree.documents.isEmpty, faults.isEmpty {
      let start = tree.source.byteOrderMarkLength
      let isEmpty = tree.source.bytes.count == start
      let problem =
        TokenFormat.proseProblem(tree.source)
        ?? (isEmpty ? .emptyFile : .notATokenFile(suggestion: nil))
      faults.append(TokenFault(problem, at: ByteRange(start, start)))
    }
    return TokenReading(
      documents: documents, faults: faults.inFileOrder, file: file, completeness: completeness,
      modes: modes)
  }

  private mutating func take(_ verdict: DocumentReader.Verdict, of reader: inout DocumentReader) {
    switch verdict {
    case .isSpec: documents.append(reader.document)
    case .isFaulty: break
    case .isForeign:
      if readForeign(reader.document.root) { return }
      if case .isSpec = reader.read(mayBeForeign: false) {
        documents.append(reader.document)
      } else {
        reader.reportNoTokenFile()
      }
    }
    faults += reader.faults
  }

  /// Reads a file of another format; false when it is of none that is known.
  private mutating func readForeign(_ root: NodeIndex) -> Bool {
    guard root == tree.documents.first else {
      guard file != nil else { return false }
      faults.append(TokenFault(TokenProblem.laterDocument, in: tree.range(root)))
      return true
    }
    let shelf = shelf
    let open = open(in: shelf)
    guard let file = TokenFormat.read(tree, shelf: shelf, open: open) else { return false }
    self.file = file
    let reading = ForeignFile(file, shelf: shelf, identity: open.innermost).read()
    documents += reading.documents
    faults += reading.faults
    return true
  }

  private var shelf: TokenShelf { givenShelf ?? TokenShelf(files: NoTokenFiles()) }

  /// The files that are being read, this one innermost.
  private func open(in shelf: TokenShelf) -> OpenFiles {
    let identity = shelf.files.identity(of: tree.source.pathBytes, namedIn: [])
    return around?.adding(identity) ?? OpenFiles(identity)
  }

  private func importValue(_ root: NodeIndex, _ view: TreeView) -> NodeIndex {
    var entries = view.entries(root)
    while let (key, value) = entries.next() {
      if view.bytes(key).count == 6, tree.isScalar(key, "import") { return value }
    }
    return .none
  }
}
