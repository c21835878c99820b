import Diagnostics
import Files
import Reports

/// The program: reads a command line, does what it says and gives the exit code.
package struct Command {
  let environment: Environment
  let streams: Streams
  let files: any FileSystem

  /// Runs one command line.
  ///
  /// - Parameter arguments: the arguments without the program's name, as bytes.
  /// - Returns: 0, 1 or 2, as `ExitCode` says.
  package static func run(
    arguments: [[UInt8]], environment: Environment, streams: Streams, files: any FileSystem
  ) -> Int32 {
    let command = Command(environment: environment, streams: streams, files: files)
    return command.run(arguments).rawValue
  }

  private func run(_ arguments: [[UInt8]]) -> ExitCode {
    guard let first = arguments.first else {
      return refuse(.noCommand, of: "")
    }
    let word = FilePath.text(first)
    if let text = Self.answer(to: word) {
      let useless = arguments.dropFirst().first.map { UsageError.uselessOperand(FilePath.text($0)) }
      return useless.map { refuse($0, of: "") } ?? write(text)
    }
    guard let name = CommandDescription.Name(rawValue: word),
      let description = CommandDescription.of(name)
    else { return refuse(unknown(first), of: "") }
    let rest = arguments.dropFirst()
    do throws(UsageError) {
      let parsed = try ParsedArguments(rest, for: description)
      if parsed.has(.help) { return write(HelpText.command(description)) }
      switch name {
      case .lint: return try lint(parsed)
      case .rules: return try rules(parsed)
      case .tokens: return try tokens(parsed)
      case .explain: return try explain(parsed)
      case .render: return try render(parsed)
      case .config: return try config(parsed)
      case .`init`: return try start(parsed)
      case .schema: return try schema(parsed)
      case .completions: return try completions(parsed)
      case .man: return try manual(parsed)
      case .help: return try help(parsed)
      }
    } catch {
      return refuse(error, of: word)
    }
  }

  /// What an option that stands for a command prints; nil for any other word.
  private static func answer(to word: String) -> String? {
    switch word {
    case "--help", "-h": HelpText.program()
    case "--version": HelpText.version + "\n"
    default: nil
    }
  }

  private func help(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    if arguments.operands.count > 1 {
      throw .uselessOperand(FilePath.text(arguments.operands[1]))
    }
    guard let topic = arguments.operands.first else { return write(HelpText.program()) }
    guard let name = CommandDescription.Name(rawValue: FilePath.text(topic)),
      let description = CommandDescription.of(name)
    else { throw Self.unknownCommand(FilePath.text(topic)) }
    return write(HelpText.command(description))
  }

  /// What is wrong with a first argument that is no command.
  private func unknown(_ argument: [UInt8]) -> UsageError {
    let word = FilePath.text(argument)
    if argument.first == UInt8(ascii: "-"), argument.count > 1 {
      let spelling = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
      let option = Option.all.first { [$0.spelling, $0.shortSpelling].contains(spelling) }
      if let owner = option.flatMap(ParsedArguments.owner) {
        return .optionOfOtherCommand(spelling, command: "cornerlint", other: owner)
      }
      return .unknownOption(
        spelling, command: "cornerlint",
        suggestion: NameSuggestion.nearest(to: spelling, among: ["--help", "--version"]))
    }
    let isPath = argument.contains(UInt8(ascii: "/")) || argument.contains(UInt8(ascii: "."))
    if isPath || word == "-" || (try? files.kind(of: argument)) != nil {
      return .pathWithoutCommand(word)
    }
    return Self.unknownCommand(word)
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    let known = CommandDescription.Name.allCases.map(\.rawValue)
    return .unknownCommand(word, suggestion: NameSuggestion.nearest(to: word, among: known))
  }

  private func refuse(_ error: UsageError, of command: String) -> ExitCode {
    let console = console(.auto)
    console.error(error.sentence)
    if let hint = error.hint(for: command) { console.note("see `\(hint)`") }
    return .failed
  }

  /// The way to the user beside standard output.
  func console(_ colours: ColourChoice) -> Console {
    Console(streams.errors, isColoured: colours.isColoured(streams.errors, environment))
  }

  /// Writes a text to standard output.
  func write(_ text: String) -> ExitCode { write(Array(text.utf8)) ?? .clean }

  /// Writes bytes to standard output.
  ///
  /// - Returns: nil when all is well. A pipe that nobody reads is not worth a word.
  func write(_ bytes: [UInt8]) -> ExitCode? { write(bytes, to: streams.output) }

  /// Writes bytes to standard output or standard error.
  ///
  /// - Returns: nil when all is well. A pipe that nobody reads is not worth a word.
  func write(_ bytes: [UInt8], to channel: OutputChannel) -> ExitCode? {
    if bytes.isEmpty { return nil }
    do throws(SystemError) {
      try channel.write(bytes)
      return nil
    } catch {
      if !error.isClosedPipe { console(.auto).error(RunProblem.unwritable(error).sentence) }
      return .failed
    }
  }
}
