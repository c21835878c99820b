import Configuration
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
    let (shelf, problems) = tokenShelf(for: path)
    for problem in problems { console(colours).error(problem.sentence) }
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
      let firsts = reading.documents.filter(\.isFirstMode)
      let found = try ComponentSearch.find(component, in: firsts, of: source.path)
      let root = firsts[found.document].root
      let blocks = reading.documents.filter { $0.root == root }.map { document in
        let text = Explanation(of: found.placement, in: document, positions: positions).text(page)
        return (mode: document.mode, text: text)
      }
      // Most components are the same whatever the mode.
      guard let first = blocks.first, blocks.contains(where: { $0.text != first.text }) else {
        return write(faults + (blocks.first?.text ?? ""))
      }
      var groups: [(modes: [String], text: String)] = []
      for block in blocks {
        if let known = groups.firstIndex(where: { $0.text == block.text }) {
          groups[known].modes.append(block.mode)
        } else {
          groups.append(([block.mode], block.text))
        }
      }
      let pages = groups.map {
        "in \(TerminalText.printable($0.modes.joined(separator: ", "))):\n\n\($0.text)"
      }
      return write(faults + pages.joined(separator: "\n"))
    } catch {
      // Whoever looks for a component in a broken file wants to know first that it is broken.
      if let failure = write(Array(faults.utf8)) { return failure }
      throw error
    }
  }

  /// Where the tokens come from that a file may name: what it imports, and what the nearest
  /// configuration does.
  private func tokenShelf(for path: [UInt8]) -> (shelf: TokenShelf, problems: [RunProblem]) {
    var source = ConfigurationSource(.nearest, in: files)
    let folder = FilePath.folder(of: FilePath.absolute(path, in: files.workingFolder))
    let (configuration, faults) = source.configuration(ofFolder: folder)
    var shelves = TokenShelves(files)
    let (shelf, problems) = shelves.shelf(for: configuration ?? Configuration(), source)
    return (shelf, faults.map(RunProblem.configuration) + problems)
  }

  private func read(_ path: [UInt8]) throws(SystemError) -> SourceText {
    if path == [UInt8(ascii: "-")] {
      return SourceText(pathBytes: Array("<stdin>".utf8), bytes: try streams.readInput())
    }
    return SourceText(pathBytes: path, bytes: try files.read(path).bytes)
  }
}
