import Files
import Reports

extension Command {
  /// `cornerlint init`: writes files to start with; those that are there stay as they are.
  func start(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    try arguments.allowOperands(1)
    let folder = arguments.operands.first ?? [UInt8(ascii: ".")]
    let console = console(.auto)
    var code = ExitCode.clean
    for file in StarterFiles.all {
      let path = FilePath.joined(folder, Array(file.name.utf8))
      let name = FilePath.text(path)
      do throws(SystemError) {
        try files.create(path, holding: Array(file.text.utf8))
        let line = "wrote \(TerminalText.printable(name))\n"
        if let failure = write(Array(line.utf8)) { return failure }
      } catch {
        if error.isAlreadyThere {
          console.note("\(name) is there already and stays as it is")
        } else {
          console.error(RunProblem.unwritableFile(path: path, error).sentence)
          code = .failed
        }
      }
    }
    return code
  }
}
