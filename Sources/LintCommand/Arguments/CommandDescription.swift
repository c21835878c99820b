import Configuration
import CornerTokens
import Reports

/// What the command line knows of one command.
struct CommandDescription: Sendable {
  /// The commands.
  enum Name: String, CaseIterable, Sendable {
    case lint
    case rules
    case tokens
    case explain
    case render
    case config
    case `init`
    case schema
    case completions
    case man
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
        \(TokenFileName.lines).
        Hidden folders, node_modules and links are left out. `-` reads standard input. Without a
        PATH the current folder is searched.

        Settings come from the nearest .cornerlint.yaml upward from each file, to the root of the
        repository; what stands on the command line wins.

        FORMAT is one of
        \(WordList.text(Reporter.all.map(\.name))).
        FORMAT=PATH writes one more report, as in `--output sarif=cornerlint.sarif`; with `-` as
        PATH it takes the place of the report on standard output.

        With --fix the exit code speaks of what is left. --diff prints the difference in place of a
        report and ends with 1 when there is one. Of standard input --fix prints the fixed text, and
        the report goes to standard error.

        `# cornerlint: ignore[rule-id] reason` in a token file speaks for its line, alone on a line
        for what comes next; `ignore-file[rule-id]` for the file.

        `cornerlint render FILE` draws what is at fault.

        Exit code 0: nothing at or above the fail level. 1: something. 2: the tool could not do
        all of its work.
        """,
      options: [
        .format, .output, .failLevel, .minimumSeverity, .only, .off, .error, .warning, .info,
        .rules, .config, .noConfig, .noExclude, .baseline, .updateBaseline, .fix, .unsafeFixes,
        .diff, .jobs, .stdinFilename, .color, .statistics, .verbose, .quiet, .help,
      ]),
    CommandDescription(
      name: .rules, operands: "[ID…]", summary: "list the rules, or explain some of them",
      details: """
        With an ID: why the rule matters, what to do, and examples. Rules of your own are listed when
        the configuration of the current folder or --rules says where they are.
        """,
      options: [.fields, .rules, .config, .noConfig, .color, .help]),
    CommandDescription(
      name: .tokens, operands: "[PATH…]", summary: "list what is understood of token files",
      details: """
        A PATH is a token file or a folder, as for `cornerlint lint`. Of each file are listed the
        tokens that are lengths, and those that should be: the path, the value in points, what is
        written, what it is for, where it stands, and the tokens that it comes from or why it has
        no length; then what has a radius and a padding, and what is wrong with the file. Of a
        nesting spec the corner scale is listed, and what it imports.

        The format of a file is told by what is in it; the first that fits counts:
        \(TokenFormat.names.map { "  " + $0 }.joined(separator: "\n"))

        Exit code 0: listed, whatever is wrong with the tokens. 2: something could not be read.
        """,
      options: [
        .listFormat, .config, .noConfig, .noExclude, .jobs, .stdinFilename, .color, .verbose,
        .quiet, .help,
      ]),
    CommandDescription(
      name: .explain, operands: "FILE [COMPONENT]",
      summary: "show where the numbers at a component's corners come from",
      details: """
        COMPONENT is a path of names such as card/photo, or the last names of it when that is
        clear; without one the components of the file are listed. `-` as FILE reads standard input.
        """,
      options: [.color, .help]),
    CommandDescription(
      name: .render, operands: "PATH",
      summary: "draw components with their corners, centres and distances",
      details: """
        PATH is a token file of any format; `-` reads standard input. Every component that stands
        on its own is drawn with all that is nested in it, true to scale. A component is named by a
        path of names such as card/photo, or the last names of it when that is clear. Sizes that the
        file does not give are chosen so that the corners show, and what fills something of unknown
        size is drawn as it fills it.

        The corners that `cornerlint lint` reports are marked; what a comment ignores or a baseline
        knows is not. Of a file whose tokens have modes the one with the gravest fault is drawn, or
        the first; --mode names another as `cornerlint lint` does, or by its parts, as in
        `--mode size=compact,theme=dark`.

        With --scenes four figures are drawn from the file's own corner scale: a container, content
        one padding away, the same content alone, and a floating card in a larger container.

        Exit code 0: drawn, whatever the rules say. 2: there is nothing to draw, or something could
        not be read or written.
        """,
      options: [
        .drawingFormat, .drawingFile, .component, .corner, .scenes, .mode, .rules, .config,
        .noConfig, .stdinFilename, .color, .quiet, .help,
      ]),
    CommandDescription(
      name: .config, operands: "[PATH]",
      summary: "show the settings that hold for a file, and where each comes from",
      details: """
        PATH is a file or a folder, which need not be there; without one the current folder counts.
        What is printed can be used as a configuration.
        """,
      options: [.config, .noConfig, .rules, .help]),
    CommandDescription(
      name: .`init`, operands: "[FOLDER]",
      summary: "write a token file and a configuration to start with",
      details: "Files that are there already stay as they are.", options: [.help]),
    CommandDescription(
      name: .schema, operands: "tokens|config|rule",
      summary: "print a JSON Schema, for editors", details: "", options: [.help]),
    CommandDescription(
      name: .completions, operands: "bash|zsh|fish",
      summary: "print what makes a shell complete the command line", details: "",
      options: [.help]),
    CommandDescription(
      name: .man, operands: "", summary: "print the manual page",
      details: "`cornerlint man | man -l -` shows it.", options: [.help]),
    CommandDescription(
      name: .help, operands: "[COMMAND]",
      summary: "show help", details: "", options: [.help]),
  ]

  /// The description of a command.
  static func of(_ name: Name) -> CommandDescription? { all.first { $0.name == name } }
}
