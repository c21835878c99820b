import Configuration
import Diagnostics
import Files

extension Command {
  /// `cornerlint init`: writes files to start with; those that are there stay as they are.
  func start(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    try arguments.allowOperands(1)
    let folder = arguments.operands.first ?? [UInt8(ascii: ".")]
    if folder.isEmpty { throw .missingOperand("the name of the folder") }
    var code = ExitCode.clean
    let hasTokenFiles = Self.hasTokenFiles(folder, files)
    for file in StarterFiles.all
    where !(hasTokenFiles && TokenFileName.matches(Array(file.name.utf8))) {
      if let there = Self.namesake(of: file.name, in: folder, files) {
        console(.auto).note(RunNote.alreadyThere(path: there).sentence)
        continue
      }
      let path = FilePath.joined(folder, Array(file.name.utf8))
      do throws(SystemError) {
        try files.create(path, holding: Array(file.text.utf8))
        let line = "wrote \(TerminalText.printable(FilePath.text(path)))\n"
        code = write(Array(line.utf8)) ?? code
      } catch {
        console(.auto).error(RunProblem.unwritableFile(path: path, error).sentence)
        code = .failed
      }
    }
    if hasTokenFiles { console(.auto).note(RunNote.tokenFilesThere.sentence) }
    if code == .clean { console(.auto).note(RunNote.nextStep.sentence) }
    return code
  }

  private static func hasTokenFiles(_ folder: [UInt8], _ files: any FileSystem) -> Bool {
    let walk = FolderWalk(folder, in: files) { _, entry in
      switch entry.kind {
      // Token files of other formats do not say how components nest.
      case .file where TokenFileName.isYAML(entry.name) && TokenFileName.matches(entry.name):
        .taken
      case .folder where FolderWalk.reasonToPass(folder: entry.name) == nil: .entered
      default: .left(nil)
      }
    }
    return !walk.found.isEmpty
  }

  /// The path of what stands in the way of a new file: one of that name or, for a configuration, of
  /// the other name that it may have.
  private static func namesake(
    of name: String, in folder: [UInt8], _ files: any FileSystem
  ) -> [UInt8]? {
    let names = ConfigurationSearch.names
    return (names.contains(name) ? names : [name]).lazy
      .map { FilePath.joined(folder, Array($0.utf8)) }
      .first { files.isThere($0) }
  }
}
