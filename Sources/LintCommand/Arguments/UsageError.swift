import Configuration

/// A command line that cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  case noCommand
  case unknownCommand(String, suggestion: String?)
  /// A path where a command should be.
  case pathWithoutCommand(String)
  case unknownOption(String, command: String, suggestion: String?)
  /// An option that another command has.
  case optionOfOtherCommand(String, command: String, other: String)
  case missingValue(option: String, wanted: String)
  /// A value for an option that takes none.
  case uselessValue(option: String)
  case unknownValue(option: String, value: String, choices: [String], suggestion: String?)
  case noCount(option: String, value: String)
  /// A value for `--output` that is not a format and a path.
  case noReportOutput(String)
  /// Two reports for one file.
  case sameOutput(String)
  /// More than one report for standard output.
  case severalReportsOnOutput
  /// Two options that cannot both hold.
  case contradiction(String, String)
  /// `--stdin-filename` without `-` among the paths.
  case noStandardInput
  case unknownOperand(String, choices: [String], suggestion: String?)
  case unknownRule(String, suggestion: String?)
  /// A rule that always runs as it is.
  case fixedRule(String)
  case missingOperand(String)
  case uselessOperand(String)
  case unknownComponent(String, path: String, suggestion: String?)
  case ambiguousComponent(String, candidates: [String], count: Int)
  case noComponents(path: String)
  /// A token file in which there is nothing to draw.
  case nothingToDraw(path: String, DrawingAdvice)
  /// A folder where one file is wanted.
  case drawnFolder(String)
  /// A mode that is not there, with what could be written.
  case unknownMode(String, path: String, modes: [String], suggestion: String?)
  /// Nothing of what was to be drawn has a corner.
  case noCorners(path: String)
  /// Components whose sizes are beyond what viewers can show.
  case tooLarge(path: String)
  /// No corner scale with a radius that scenes could be drawn from.
  case noScale(path: String)

  /// What is wrong and what to write, without a full stop.
  var sentence: String {
    switch self {
    case .noCommand:
      return "a command is missing"
    case .unknownCommand(let word, let suggestion):
      return "`\(word)` is not a command" + Self.didYouMean(suggestion)
    case .pathWithoutCommand(let path):
      return "`\(path)` is not a command; did you mean `cornerlint lint \(path)`?"
    case .unknownOption(let option, let command, let suggestion):
      return "`\(command)` has no option `\(option)`" + Self.didYouMean(suggestion)
    case .optionOfOtherCommand(let option, let command, let other):
      return "`\(command)` has no option `\(option)`; it belongs to `\(other)`"
    case .missingValue(let option, let wanted):
      return "`\(option)` needs a value: \(wanted)"
    case .uselessValue(let option):
      return "`\(option)` takes no value"
    case .unknownValue(let option, let value, let choices, let suggestion):
      let list = suggestion == nil ? "; write \(WordList.text(choices))" : ""
      return "`\(value)` is not a value for `\(option)`\(Self.didYouMean(suggestion))\(list)"
    case .noCount(let option, let value):
      return "`\(option)` needs a whole number from 1 on, not `\(value)`"
    case .noReportOutput(let value):
      return "`--output` needs a format and a path, as in `sarif=cornerlint.sarif`, not `\(value)`"
    case .sameOutput(let path):
      return "two reports cannot both go to `\(path)`; give each a file of its own"
    case .severalReportsOnOutput:
      return "standard output can take one report; give the others a file"
    case .contradiction(let first, let second):
      return "`\(first)` and `\(second)` contradict each other; leave one out"
    case .noStandardInput:
      return "`--stdin-filename` names standard input, which is read only with `-` as a path"
    case .unknownOperand(let word, let choices, let suggestion):
      return "`\(word)` is not one of \(WordList.text(choices))" + Self.didYouMean(suggestion)
    case .unknownRule(let id, let suggestion):
      return "there is no rule `\(id)`" + Self.didYouMean(suggestion)
    case .fixedRule(let id):
      return "`\(id)` is always an error: behind such a fault nothing can be checked"
    case .missingOperand(let operand):
      return "\(operand) is missing"
    case .uselessOperand(let operand):
      return "there is one argument too many: `\(operand)`"
    case .unknownComponent(let component, let path, let suggestion):
      return "\(path) has no component `\(component)`" + Self.didYouMean(suggestion)
    case .ambiguousComponent(let component, let candidates, let count):
      let more = count > candidates.count ? " and \(count - candidates.count) more" : ""
      return "`\(component)` is there \(count) times; write one of these: "
        + candidates.joined(separator: ", ") + more
    case .noComponents(let path):
      return "\(path) has no components"
    case .nothingToDraw(let path, let advice):
      return "\(path) has no components" + advice.words
    case .drawnFolder(let path):
      return
        "\(path) is a folder; name one token file in it, or draw what is at fault in all of them "
        + "with `cornerlint lint --output html=cornerlint.html \(path)`"
    case .unknownMode(let mode, let path, let modes, let suggestion):
      if modes.isEmpty { return "\(path) imports nothing that has modes; leave `--mode` out" }
      let shown = Array(modes.prefix(Self.listedModes))
      let rest = modes.count - shown.count
      let words =
        rest > 0 ? "\(shown.joined(separator: ", ")) or one of \(rest) more" : WordList.text(shown)
      let list = suggestion == nil ? "; write \(words)" : ""
      return "\(path) has no mode `\(mode)`\(Self.didYouMean(suggestion))\(list)"
    case .noCorners(let path):
      return "\(path) has no component with a shape, so there is no corner to draw"
    case .tooLarge(let path):
      return "what \(path) holds is more than 100,000 points large, which no viewer shows; look "
        + "for a size, a padding or an inset that is too large"
    case .noScale(let path):
      return "\(path) has no corner scale with a radius to draw scenes from; write one, such as "
        + "`corners: { inner: 16, map: 28, mapInset: 12 }`"
    }
  }

  /// The command line that says more; nil where the sentence says it all.
  ///
  /// - Parameter command: the command in question; empty when there is none.
  func hint(for command: String) -> String? {
    switch self {
    case .unknownRule: "cornerlint rules"
    case .unknownComponent, .ambiguousComponent, .noComponents, .nothingToDraw, .drawnFolder,
      .unknownMode, .noCorners, .tooLarge, .noScale:
      nil
    default: command.isEmpty ? "cornerlint --help" : "cornerlint \(command) --help"
    }
  }

  /// How many modes are listed.
  private static let listedModes = 8

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean `\($0)`?" } ?? ""
  }
}

extension UsageError {
  /// What to draw of a token file that has no components.
  struct DrawingAdvice: Hashable, Sendable {
    /// Whether it has a scale that scenes could be drawn from.
    let hasScale: Bool
    /// Whether it is a token file of another format.
    let isTokenFile: Bool

    /// Follows the sentence that there are none.
    fileprivate var words: String {
      var ways: [String] = []
      if hasScale { ways.append("draw its scale with `--scenes`") }
      if isTokenFile {
        ways.append("name the file that imports it")
        ways.append("put a radius and a padding side by side, which makes a container")
      }
      return ways.isEmpty ? "" : "; " + WordList.text(ways)
    }
  }
}
