import Configuration
import Diagnostics
import Expressions
import Files
import RuleEngine

extension Command {
  /// `cornerlint config`: the settings that hold for a file, and where each comes from.
  func config(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    try arguments.allowOperands(1)
    let options = try LintOptions(arguments)
    var shelf = SettingsShelf(options, in: files)
    let path = FilePath.absolute(arguments.operands.first ?? [], in: files.workingFolder)
    let isFolder = (try? files.kind(of: path)) == .folder
    let configuration =
      isFolder ? shelf.configuration(ofFolder: path) : shelf.configuration(of: path)
    let console = console(.auto)
    var text = ""
    if let configuration, let place = shelf.place(of: path, configuration) {
      let book = shelf.settings[place].linter.book
      var page = ConfigurationPage(
        configuration, configuration.settings(for: path), rules: book.standardRules,
        place: { origin in
          "\(FilePath.text(shelf.name(origin.path))):\(origin.line):\(origin.column)"
        })
      page.ruleDirectories = page.ruleDirectories.map { row in
        ConfigurationPage.Row(
          FilePath.text(shelf.name(Array(row.value.utf8))), from: row.origin)
      }
      page.baseline = page.baseline.map { row in
        ConfigurationPage.Row(
          FilePath.text(shelf.name(Array(row.value.utf8))), from: row.origin)
      }
      page.heading = [
        configuration.files.isEmpty
          ? "no configuration; these are the defaults"
          : "from "
            + configuration.files.map { FilePath.text(shelf.name($0)) }.joined(separator: ", ")
      ]
      text = page.text
    }
    for problem in shelf.problems { console.error(problem.sentence) }
    if let failure = write(Array(text.utf8)) { return failure }
    return shelf.problems.isEmpty ? .clean : .failed
  }
}

extension RuleBook {
  /// All rules as they are without any configuration.
  fileprivate var standardRules: [ConfigurationPage.StandardRule] {
    ids.map { id in
      ConfigurationPage.StandardRule(
        id: id, severity: standardSeverity(of: id) ?? .error,
        options: options(of: id).map { (name: $0.name, value: $0.value) })
    }
  }
}
