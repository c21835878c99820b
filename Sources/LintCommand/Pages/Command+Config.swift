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
      let page = ConfigurationPage(
        of: configuration, configuration.settings(for: path),
        shelf.settings[place].linter.book, name: shelf.name)
      text = page.text
    }
    for problem in shelf.problems { console.error(problem.sentence) }
    if let failure = write(Array(text.utf8)) { return failure }
    return shelf.problems.isEmpty ? .clean : .failed
  }
}

extension ConfigurationPage {
  private static let standard = "default"

  /// All that holds, where each comes from, and the rules as they run.
  ///
  /// - Parameter name: the path of a configuration as people see it.
  init(
    of configuration: Configuration, _ settings: FileSettings, _ book: RuleBook,
    name: ([UInt8]) -> [UInt8]
  ) {
    self.init()
    func origin(_ origin: Origin?) -> String {
      guard let origin else { return Self.standard }
      return "\(FilePath.text(name(origin.path))):\(origin.line):\(origin.column)"
    }
    func row<Content>(_ setting: Setting<Content>?, _ standard: Content) -> Row<Content> {
      Row(setting?.value ?? standard, from: origin(setting?.origin))
    }
    heading =
      configuration.files.isEmpty
      ? ["no configuration; these are the defaults"]
      : ["from " + configuration.files.map { FilePath.text(name($0)) }.joined(separator: ", ")]
    func rows(_ setting: Setting<ScopedPatterns>?) -> [Row<String>] {
      guard let setting else { return [] }
      return setting.value.patterns.patterns.map {
        Row(FilePath.text($0.text), from: origin(setting.origin))
      }
    }
    include = rows(configuration.include)
    exclude = rows(configuration.exclude)
    ruleDirectories = configuration.ruleDirectories.map {
      Row(FilePath.text(name($0.value)), from: origin($0.origin))
    }
    failLevel = row(settings.failLevel, .error)
    tolerance = row(settings.tolerance, RuleSettings.standardTolerance)
    baseline = configuration.baseline.map {
      Row(FilePath.text(name($0.value)), from: origin($0.origin))
    }
    requireReason = row(configuration.requireReason, false)
    rules = book.ids.map { id in
      let setting = settings.rules[id]
      let standard = book.severity(of: id) ?? .error
      let options = book.options(of: id).map { option in
        let set = setting?.options[option.name]
        return (
          name: option.name,
          value: Row(set?.value.value ?? option.value, from: origin(set?.value.origin))
        )
      }
      return Rule(
        id: id, level: row(setting?.level, .on(standard)), options: options)
    }
  }
}
