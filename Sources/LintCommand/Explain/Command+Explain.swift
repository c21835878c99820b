import CornerGeometry
import CornerTokens
import Diagnostics
import Files
import Reports
import YAMLTree

extension Command {
  /// `cornerlint explain`: where the numbers at the corners of a component come from.
  func explain(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    guard let path = arguments.operands.first else { throw .missingOperand("FILE") }
    try arguments.allowOperands(2)
    let colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    let page = PageStyle(isColoured: colours.isColoured(streams.output, environment))
    let source: SourceText
    do throws(SystemError) {
      source = try read(path)
    } catch {
      console(colours).error(RunProblem.unreadable(path: path, error).sentence)
      return .failed
    }
    let shelf = TokenShelf(files: DiskTokenFiles(files))
    let reading = TokenReader.read(TokenReader.tree(of: source), shelf: shelf)
    let positions = PositionTable(source)
    let faults = FaultList.text(reading.faults, positions, page)
    guard arguments.operands.count > 1 else {
      let paths = ComponentSearch.paths(in: reading.documents)
      if paths.isEmpty {
        if let failure = write(Array(faults.utf8)) { return failure }
        throw .noComponents(path: source.path)
      }
      return write(faults + paths.map { TerminalText.printable($0) + "\n" }.joined())
    }
    let component = FilePath.text(arguments.operands[1])
    do throws(UsageError) {
      let found = try ComponentSearch.find(component, in: reading.documents, of: source.path)
      let explanation = Explanation(
        of: found.placement, in: reading.documents[found.document], positions: positions)
      return write(faults + explanation.text(page))
    } catch {
      // Whoever looks for a component in a broken file wants to know first that it is broken.
      if let failure = write(Array(faults.utf8)) { return failure }
      throw error
    }
  }

  private func read(_ path: [UInt8]) throws(SystemError) -> SourceText {
    if path == [UInt8(ascii: "-")] {
      return SourceText(pathBytes: Array("<stdin>".utf8), bytes: try streams.readInput())
    }
    return SourceText(pathBytes: path, bytes: try files.read(path).bytes)
  }
}
