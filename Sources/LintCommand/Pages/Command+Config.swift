import Configuration
import CornerTokens
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
      text = ConfigurationPage(of: configuration, for: path, place: place, in: shelf).text
    }
    for problem in shelf.problems { console.error(problem.sentence) }
    if let failure = write(Array(text.utf8)) { return failure }
    return shelf.problems.isEmpty ? .clean : .failed
  }
}

extension ConfigurationPage {
  /// The page about one file.
  ///
  /// - Parameter place: the place of its settings in the shelf.
  fileprivate init(
    of configuration: Configuration, for path: [UInt8], place: Int, in shelf: SettingsShelf
  ) {
    func name(_ path: [UInt8]) -> String { FilePath.text(shelf.name(path)) }
    let settings = configuration.settings(for: path)
    self.init(
      configuration, settings, rules: shelf.settings[place].linter.book.standardRules,
      rem: TokenSettings().rem, place: { "\(name($0.path)):\($0.line):\($0.column)" })
    heading = [
      configuration.files.isEmpty
        ? "no configuration; these are the defaults"
        : "from " + configuration.files.map(name).joined(separator: ", ")
    ]
    ruleDirectories = ruleDirectories.map { Row(name(Array($0.value.utf8)), from: $0.origin) }
    for index in imports.indices {
      imports[index].value.path = name(Array(imports[index].value.path.utf8))
    }
    baseline = baseline.map { Row(name(Array($0.value.utf8)), from: $0.origin) }
    // Naming a level turns this rule on, so that where it is off the page has to say so.
    let reasonRule = RuleSettings.reasonRule
    if configuration.requireReason?.value != true, settings.rules[reasonRule]?.level == nil {
      for index in rules.indices where rules[index].id == reasonRule {
        rules[index].level.value = .off
      }
    }
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
