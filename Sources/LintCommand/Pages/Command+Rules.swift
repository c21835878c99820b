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
    let folders = RuleFolders(arguments.values(.rules), in: files)
    var problems = folders.problems
    var rules: [RuleDescription] = []
    for source in RuleFiles.sources + folders.sources {
      do throws(RuleFault) {
        rules.append(try RuleDescription.read(source))
      } catch {
        problems.append(.rule(error))
      }
    }
    let console = console(colours)
    for problem in problems { console.error(problem.sentence) }
    let text = try text(of: rules, wanted: arguments.operands, page)
    if let failure = write(Array(text.utf8)) { return failure }
    return problems.isEmpty ? .clean : .failed
  }

  private func text(
    of rules: [RuleDescription], wanted: [[UInt8]], _ page: PageStyle
  ) throws(UsageError) -> String {
    if wanted.isEmpty { return RuleListPage.text(rules, page) }
    var pages: [String] = []
    for operand in wanted {
      guard let rule = rules.first(where: { $0.id.utf8.elementsEqual(operand) }) else {
        let id = FilePath.text(operand)
        throw .unknownRule(
          id, suggestion: NameSuggestion.nearest(to: id, among: rules.map(\.id)))
      }
      pages.append(RulePage.text(rule, page))
    }
    return pages.joined(separator: "\n")
  }
}
