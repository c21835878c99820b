/// What the command line knows of one command.
struct CommandDescription: Sendable {
  /// The commands.
  enum Name: String, CaseIterable, Sendable {
    case lint
    case rules
    case explain
    case help
  }

  /// Which one it is.
  let name: Name
  /// What may follow beside options.
  let operands: String
  /// What it does, in one line.
  let summary: String
  /// What else help says.
  let details: String
  /// The options that it takes.
  let options: [Option.Name]

  /// All commands, in the order in which help lists them.
  static let all: [CommandDescription] = [
    CommandDescription(
      name: .lint, operands: "[PATH…]", summary: "check token files",
      details: """
        A PATH is a token file, whatever its name, or a folder, which is searched for
        \(TokenFileName.list).
        Hidden folders, node_modules and links are left out. `-` reads standard input. Without a
        PATH the current folder is searched.

        Exit code 0: nothing at or above the fail level. 1: something. 2: the tool could not do
        all of its work.
        """,
      options: [
        .format, .failLevel, .minimumSeverity, .only, .off, .rules, .jobs, .stdinFilename, .color,
        .quiet, .help,
      ]),
    CommandDescription(
      name: .rules, operands: "[ID…]", summary: "list the rules, or explain some of them",
      details: "With an ID: why the rule matters, what to do, and examples.",
      options: [.fields, .rules, .color, .help]),
    CommandDescription(
      name: .explain, operands: "FILE COMPONENT",
      summary: "show where the numbers at a component's corners come from",
      details: """
        COMPONENT is a path of names such as card/photo, or the last names of it when that is
        clear. `-` as FILE reads standard input.
        """,
      options: [.color, .help]),
    CommandDescription(
      name: .help, operands: "[COMMAND]", summary: "show help", details: "", options: [.help]),
  ]

  /// The description of a command.
  static func of(_ name: Name) -> CommandDescription? { all.first { $0.name == name } }
}
