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
      return write(faults + pages(on: found, of: firsts, reading, positions, page))
    } catch {
      // Whoever looks for a component in a broken file wants to know first that it is broken.
      if let failure = write(Array(faults.utf8)) { return failure }
      throw error
    }
  }

  /// The pages about components of one path, each in every mode.
  private func pages(
    on found: [ComponentSearch.Found], of firsts: [TokenDocument], _ reading: TokenReading,
    _ positions: PositionTable, _ page: PageStyle
  ) -> String {
    var pages: [String] = []
    var rest = found[...]
    var next = 0
    while let first = rest.first {
      let together = rest.prefix { $0.document == first.document }
      rest = rest.dropFirst(together.count)
      let root = firsts[first.document].root
      // The modes of a document stand side by side.
      let start = reading.documents[next...].firstIndex { $0.root == root } ?? next
      let own = reading.documents[start...].prefix { $0.root == root }
      next = start + own.count
      let modes = own.map { (document: $0, geometry: DocumentGeometry($0)) }
      for found in together {
        pages.append(
          Self.text(
            modes.map { document, geometry in
              let explanation = Explanation(
                of: found.placement, in: document, geometry, positions: positions)
              return (mode: document.mode, text: explanation.text(page))
            }))
      }
    }
    return pages.joined(separator: "\n")
  }

  /// What is said of a component in all modes; those in which the same is said stand together.
  private static func text(_ blocks: [(mode: String, text: String)]) -> String {
    // Most components are the same whatever the mode.
    guard let first = blocks.first, blocks.contains(where: { $0.text != first.text }) else {
      return blocks.first?.text ?? ""
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
    return pages.joined(separator: "\n")
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

  /// Reads a token file that the user names, or standard input for `-`.
  ///
  /// - Parameter inputName: what standard input is called.
  func read(
    _ path: [UInt8], inputName: [UInt8] = Array("<stdin>".utf8)
  ) throws(SystemError) -> SourceText {
    if path == LintOptions.standardInput {
      return SourceText(pathBytes: inputName, bytes: try streams.readInput())
    }
    return SourceText(pathBytes: path, bytes: try files.read(path).bytes)
  }
}
