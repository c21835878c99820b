/// Completion for zsh.
package enum ZshCompletion {
  /// The script: an autoloaded `_cornerlint`, or to be sourced after `compinit`.
  ///
  /// - Parameter ruleIDs: the ids that are offered where a rule is named.
  package static func script(ruleIDs: [String]) -> String {
    """
    #compdef cornerlint
    # Completion of cornerlint for zsh; in ~/.zshrc after compinit:
    #   eval "$(cornerlint completions zsh)"

    _cornerlint_rule_ids=(
    \(ruleIDs.map { "  \(ShellQuoting.posix($0))\n" }.joined()))

    \(helpers)
    _cornerlint_commands() {
      local -a commands=(
    \(CommandDescription.all.map(described).joined())  )
      _describe -t commands command commands
    }

    _cornerlint() {
      local curcontext="$curcontext" state
      local -a line
      typeset -A opt_args
      _arguments -C -S \\
        '(- *)'{-h,--help}'[show help]' \\
        '(- *)--version[show the version]' \\
        '1:command:_cornerlint_commands' \\
        '*::argument:->argument' && return 0
      [[ $state == argument ]] || return 1
      case $words[1] in
    \(CommandDescription.all.map(commandCase).joined())    *) return 1 ;;
      esac
    }

    if [[ ${funcstack[1]} == _cornerlint ]]; then
      _cornerlint "$@"
    else
      compdef _cornerlint cornerlint
    fi

    """
  }

  private static let helpers = #"""
    _cornerlint_rule() { compadd -a _cornerlint_rule_ids }

    # Ids with commas between; none is offered twice.
    _cornerlint_rules() {
      local -a named=(${(s:,:)PREFIX%,*})
      [[ $PREFIX == *,* ]] || named=()
      compset -P '*,'
      compset -S ',*'
      local -a rest=(${_cornerlint_rule_ids:|named})
      compadd -a rest
    }

    _cornerlint_report() {
      if compset -P '*='; then _files; else compadd -S '=' -- "$@"; fi
    }

    """#

  private static func described(_ command: CommandDescription) -> String {
    "    \(ShellQuoting.posix("\(command.name.rawValue):\(command.summary)"))\n"
  }

  private static func commandCase(_ command: CommandDescription) -> String {
    let options = Option.all.filter { command.options.contains($0.name) }
    let specifications = options.map(specification) + operands(of: command)
    return """
          \(command.name.rawValue))
            _arguments -s -S \\
              \(specifications.joined(separator: " \\\n        "))
            ;;

      """
  }

  /// One option in the words of `_arguments`.
  private static func specification(_ option: Option) -> String {
    let summary = "[" + ShellQuoting.escaping(#"[]\"#, in: option.summary) + "]"
    let long = option.spelling
    let short = option.shortSpelling
    guard let word = CompletedWord(option.argument) else {
      if short.isEmpty { return ShellQuoting.posix(long + summary) }
      return "'(\(short) \(long))'{\(short),\(long)}" + ShellQuoting.posix(summary)
    }
    let value = summary + ":" + message(option) + ":" + action(word)
    if short.isEmpty {
      return ShellQuoting.posix((word.isRepeatable ? "*" : "") + long + "=" + value)
    }
    let others = word.isRepeatable ? "'*'" : "'(\(short) \(long))'"
    return "\(others){\(short)+,\(long)=}" + ShellQuoting.posix(value)
  }

  private static func operands(of command: CommandDescription) -> [String] {
    CompletedOperand.all(of: command).enumerated().map { index, operand in
      let place = operand.isRepeated ? "*" : "\(index + 1)"
      let message = operand.word.contains { $0 == "|" } ? "word" : operand.word
      return ShellQuoting.posix("\(place):\(message):\(action(operand.offers))")
    }
  }

  /// What stands above the offers.
  private static func message(_ option: Option) -> String {
    switch option.argument {
    case .none: ""
    case .text(let word), .path(let word), .rules(let word): word
    case .choice: String(option.spelling.drop { $0 == "-" })
    case .report: "FORMAT=PATH"
    }
  }

  private static func action(_ word: CompletedWord) -> String {
    switch word {
    case .text: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .choice(let words): "(" + words.joined(separator: " ") + ")"
    case .rule: "_cornerlint_rule"
    case .rules: "_cornerlint_rules"
    case .command: "_cornerlint_commands"
    case .report(let formats): "{_cornerlint_report \(formats.joined(separator: " "))}"
    }
  }
}

extension CompletedWord {
  /// Whether an option with such a value adds to another one of its kind.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .files, .folders, .rules, .report: true
    case .text, .choice, .rule, .command: false
    }
  }
}
