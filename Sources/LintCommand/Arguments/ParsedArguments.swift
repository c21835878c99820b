import Configuration
import Diagnostics
import Files

/// A command line, split into options and the rest.
struct ParsedArguments {
  /// The options in the order in which they stand, with their values; empty for those without one.
  private(set) var options: [(name: Option.Name, value: [UInt8])] = []
  /// What is no option.
  private(set) var operands: [[UInt8]] = []

  /// Splits what follows a command.
  ///
  /// `--name value` and `--name=value` are the same; for short options `-n value` and `-nvalue`.
  /// After `--` nothing is an option.
  init(_ arguments: some Sequence<[UInt8]>, for command: CommandDescription) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.count > 1, argument.first == UInt8(ascii: "-") else {
        operands.append(argument)
        continue
      }
      if argument.elementsEqual("--".utf8) {
        operands += rest
        return
      }
      let spelled = Spelled(argument)
      let option = try Self.option(spelled.name, of: command)
      switch option.argument {
      case .none:
        guard spelled.value == nil else { throw .uselessValue(option: option.spelling) }
        options.append((option.name, []))
      case .text, .path, .rules, .report:
        guard let value = spelled.value ?? rest.popFirst() else {
          throw .missingValue(option: option.spelling, wanted: option.argument.word)
        }
        options.append((option.name, value))
      case .choice(let choices):
        guard let value = spelled.value ?? rest.popFirst() else {
          throw .missingValue(option: option.spelling, wanted: WordList.text(choices))
        }
        try Self.check(value, of: option, choices)
        options.append((option.name, value))
      }
    }
  }

  /// Whether an option is there.
  func has(_ name: Option.Name) -> Bool { options.contains { $0.name == name } }

  /// All values of an option, in order.
  func values(_ name: Option.Name) -> [[UInt8]] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// The value of an option, the last when it is there several times.
  func text(_ name: Option.Name) -> String? { values(name).last.map(FilePath.text) }

  /// An option as it was written, with the value that hangs on it.
  private struct Spelled {
    let name: String
    let value: [UInt8]?

    init(_ argument: [UInt8]) {
      if argument.starts(with: "--".utf8) {
        let equals = argument.firstIndex(of: UInt8(ascii: "="))
        name = FilePath.text(Array(argument[..<(equals ?? argument.endIndex)]))
        value = equals.map { Array(argument[($0 + 1)...]) }
      } else {
        name = FilePath.text(Array(argument.prefix(2)))
        value = argument.count > 2 ? Array(argument.dropFirst(2)) : nil
      }
    }
  }

  private static func option(
    _ spelling: String, of command: CommandDescription
  ) throws(UsageError) -> Option {
    let same = Option.all.filter { $0.spelling == spelling || $0.shortSpelling == spelling }
    if let option = same.first(where: { command.options.contains($0.name) }) { return option }
    let name = "cornerlint \(command.name.rawValue)"
    if let other = same.first.flatMap(owner) {
      throw .optionOfOtherCommand(spelling, command: name, other: other)
    }
    let known = Option.all.filter { command.options.contains($0.name) }.map(\.spelling)
    throw .unknownOption(
      spelling, command: name, suggestion: NameSuggestion.nearest(to: spelling, among: known))
  }

  /// A command line that takes an option.
  static func owner(of option: Option) -> String? {
    if option.name == .version { return "cornerlint" }
    return CommandDescription.all.first { $0.options.contains(option.name) }
      .map { "cornerlint \($0.name.rawValue)" }
  }

  private static func check(
    _ value: [UInt8], of option: Option, _ choices: [String]
  ) throws(UsageError) {
    if choices.contains(where: { $0.utf8.elementsEqual(value) }) { return }
    let text = FilePath.text(value)
    throw .unknownValue(
      option: option.spelling, value: text, choices: choices,
      suggestion: NameSuggestion.nearest(to: text, among: choices))
  }
}
