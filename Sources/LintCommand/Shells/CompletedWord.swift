/// What a shell may offer in place of a word of the command line.
enum CompletedWord: Hashable, Sendable {
  /// Nothing: the word may be any text.
  case text
  /// Paths of files and folders.
  case files
  /// Paths of folders.
  case folders
  /// One of some words.
  case choice([String])
  /// The id of a rule.
  case rule
  /// Ids of rules with commas between.
  case rules
  /// The name of a command.
  case command
  /// One of some formats, `=` and the path of a file.
  case report(formats: [String])

  /// What is offered for the value of an option; nil when it takes none.
  init?(_ argument: Option.Argument) {
    switch argument {
    case .none: return nil
    case .text: self = .text
    case .path(let word): self = ["DIR", "FOLDER"].contains(word) ? .folders : .files
    case .rules: self = .rules
    case .choice(let words): self = .choice(words)
    case .report(let formats): self = .report(formats: formats)
    }
  }

  /// What is offered for an operand.
  ///
  /// - Parameter word: how help writes it without brackets and dots, such as `PATH` or
  ///   `bash|zsh|fish`.
  init(operand word: String) {
    switch word {
    case "PATH", "FILE": self = .files
    case "FOLDER": self = .folders
    case "ID": self = .rule
    case "COMMAND": self = .command
    default:
      let words = word.split(separator: "|").map(String.init)
      self = words.count > 1 ? .choice(words) : .text
    }
  }
}
