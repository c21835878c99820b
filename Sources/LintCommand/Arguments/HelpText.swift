import Reports

/// Writes help out of the tables of commands and options.
enum HelpText {
  /// What the program is called and which version it is.
  static let version = "\(ToolName.name) \(ToolName.version)"

  /// The help of the whole program.
  static func program() -> String {
    var columns = ColumnLayout()
    for command in CommandDescription.all {
      columns.add("  \(command.name.rawValue) \(command.operands)", command.summary)
    }
    return """
      cornerlint finds nested rounded corners that cannot share a centre.

      Usage: cornerlint COMMAND [OPTION…]

      Commands:
      \(columns.text)

      `cornerlint COMMAND --help` says more, `cornerlint --version` which version this is.
      Start with `cornerlint lint`, which checks the token files in the current folder.

      """
  }

  /// The help of one command.
  static func command(_ command: CommandDescription) -> String {
    var columns = ColumnLayout()
    for option in Option.all where command.options.contains(option.name) {
      columns.add("  " + spelling(of: option), option.summary)
    }
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    let details = command.details.isEmpty ? "" : "\n\(command.details)\n"
    return """
      Usage: cornerlint \(command.name.rawValue) [OPTION…]\(operands)

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).
      \(details)
      Options:
      \(columns.text)

      """
  }

  private static func spelling(of option: Option) -> String {
    let short = option.shortSpelling.isEmpty ? "" : option.shortSpelling + ", "
    // A long list of words is for the details.
    let list = option.argument.word
    let word = list.utf8.count > 40 ? option.spelling.dropFirst(2).uppercased() : list
    return short + option.spelling + (word.isEmpty ? "" : " " + word)
  }
}
