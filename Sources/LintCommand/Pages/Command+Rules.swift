import Diagnostics
import Files
import Reports
import RuleEngine
import Rules

extension Command {
  /// `cornerlint rules`: the list of rules, pages of single rules, or the names for expressions.
  func rules(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    let page = PageStyle(isColoured: colours.isColoured(streams.output, environment))
    if arguments.has(.fields) {
      if let operand = arguments.operands.first {
        throw .uselessOperand(FilePath.text(operand))
      }
      return write(FieldPage.text(page))
    }
    let (sources, problems) = try ruleSources(arguments)
    let rules = sources.compactMap { try? RuleDescription.read($0) }
    let console = console(colours)
    for problem in problems { console.error(problem.sentence) }
    let text = try text(of: rules, sources, wanted: arguments.operands, page)
    if let failure = write(Array(text.utf8)) { return failure }
    return problems.isEmpty ? .clean : .failed
  }

  /// The program's own rule files, those of the working folder's configuration and those named; and
  /// what is wrong with them.
  private func ruleSources(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (sources: [RuleSource], problems: [RunProblem]) {
    var source = ConfigurationSource(try ConfigurationChoice(arguments), in: files)
    let (configuration, wrong) = source.configuration(ofFolder: files.workingFolder)
    let own = configuration?.ruleDirectories.map { source.name($0.value) } ?? []
    let folders = RuleFolders(own + arguments.values(.rules), in: files)
    let sources = RuleFiles.sources + folders.sources
    let faults = folders.sources.isEmpty ? [] : RuleBook.load(sources).faults
    return (
      sources,
      wrong.map(RunProblem.configuration) + folders.problems + faults.map(RunProblem.rule)
    )
  }

  private func text(
    of rules: [RuleDescription], _ sources: [RuleSource], wanted: [[UInt8]], _ page: PageStyle
  ) throws(UsageError) -> String {
    if wanted.isEmpty { return RuleListPage.text(rules, page) }
    let pictures = ExamplePictures(RuleBook.load(sources).book, isColoured: page.isColoured)
    var pages: [String] = []
    for operand in wanted {
      guard let rule = rules.first(where: { $0.id.utf8.elementsEqual(operand) }) else {
        let id = FilePath.text(operand)
        throw .unknownRule(
          id, suggestion: NameSuggestion.nearest(to: id, among: rules.map(\.id)))
      }
      pages.append(RulePage.text(rule, pictures, page))
    }
    return pages.joined(separator: "\n")
  }
}
