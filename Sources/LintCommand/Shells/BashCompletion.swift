/// Completion for bash, from 3.2 on, without the bash-completion package.
package enum BashCompletion {
  /// The script to be sourced.
  ///
  /// - Parameter ruleIDs: the ids that are offered where a rule is named.
  package static func script(ruleIDs: [String]) -> String {
    let commands = CommandDescription.all.map(\.name.rawValue)
    return """
      # Completion of cornerlint for bash; in ~/.bashrc:
      #   eval "$(cornerlint completions bash)"

      \(helpers)
      _cornerlint_rule_ids=(
      \(ruleIDs.map { "  \(ShellQuoting.posix($0))\n" }.joined()))

      _cornerlint() {
        COMPREPLY=()
      \(splitting)
        if ((count == 1)); then
          _cornerlint_words \((commands + ["--help", "--version"]).joined(separator: " "))
          return
        fi
        local options valued
        case ${words[0]} in
      \(CommandDescription.all.map(optionCase).joined())    *) return ;;
        esac
      \(finding)
        if [[ -n $option ]]; then
          case "${words[0]} $option" in
      \(CommandDescription.all.map(valueCases).joined())    esac
          return
        fi
        case "${words[0]} $operands" in
      \(CommandDescription.all.map(operandCases).joined())  esac
      }

      complete -F _cornerlint cornerlint

      """
  }

  /// What offers words; `current` is the beginning of the word, `prefix` stands before each reply.
  private static let helpers = #"""
    _cornerlint_words() {
      local word
      for word in "$@"; do
        if [[ $word == "$current"* ]]; then COMPREPLY+=("$prefix$word"); fi
      done
    }

    # The last of several words with commas between; none is offered twice.
    _cornerlint_list() {
      local before=${current%"${current##*,}"} word rest=()
      for word in "$@"; do
        if [[ ,$before != *",$word,"* ]]; then rest+=("$word"); fi
      done
      prefix+=$before current=${current##*,}
      _cornerlint_words ${rest[@]+"${rest[@]}"}
    }

    # Where bash takes `=` for the end of a word, a reply stands for what follows it.
    _cornerlint_skip() {
      if [[ $COMP_WORDBREAKS != *=* ]]; then prefix+=$1; fi
      current=${current#"$1"}
    }

    # Readline completes names of files itself when it can, and quotes them.
    _cornerlint_files() {
      local word
      if [[ -z $prefix ]] && compopt -o "$2" 2> /dev/null; then return; fi
      compopt -o filenames 2> /dev/null
      while IFS= read -r word; do COMPREPLY+=("$prefix$word"); done < <(
        compgen -A "$1" -- "$current"
      )
    }

    _cornerlint_report() {
      if [[ $current == *=* ]]; then
        _cornerlint_skip "${current%%=*}="
        _cornerlint_files file default
      else
        compopt -o nospace 2> /dev/null
        _cornerlint_words "${@/%/=}"
      fi
    }

    """#

  /// Joins what bash took apart at `=`: all words up to the one that is typed.
  private static let splitting = #"""
      local words=() word index
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((${#words[@]} > 0)) && [[ $word == =* || ${words[${#words[@]} - 1]} == *= ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
      done
      local count=${#words[@]} prefix='' current=''
      if ((count == 0)); then return; fi
      current=${words[count - 1]}
    """#

  /// Finds the option whose value is typed, or how many operands stand before.
  private static let finding = #"""
      local operands=0 option='' ended=''
      for ((index = 1; index < count - 1; index++)); do
        word=${words[index]}
        if [[ -n $option ]]; then
          option=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -?* ]]; then
          if [[ $valued == *" $word "* ]]; then option=$word; fi
        else
          operands=$((operands + 1))
        fi
      done
      if [[ -z $option && -z $ended && $current == --*=* ]]; then
        option=${current%%=*}
        _cornerlint_skip "$option="
      elif [[ -z $option && -z $ended && $current == -* ]]; then
        # shellcheck disable=SC2086
        _cornerlint_words $options
        return
      fi
    """#

  private static func optionCase(_ command: CommandDescription) -> String {
    let options = Option.all.filter { command.options.contains($0.name) }
    let valued = options.filter { CompletedWord($0.argument) != nil }.flatMap(spellings)
      .map { " \($0)" }.joined()
    return """
          \(command.name.rawValue))
            options=\(ShellQuoting.posix(options.map(\.spelling).joined(separator: " ")))
            valued=\(ShellQuoting.posix(valued.isEmpty ? "" : valued + " "))
            ;;

      """
  }

  private static func valueCases(_ command: CommandDescription) -> String {
    Option.all.filter { command.options.contains($0.name) }.map { option in
      guard let offer = CompletedWord(option.argument).flatMap(call) else { return "" }
      let patterns = spellings(option).map { "'\(command.name.rawValue) \($0)'" }
      return "      \(patterns.joined(separator: " | "))) \(offer) ;;\n"
    }.joined()
  }

  private static func operandCases(_ command: CommandDescription) -> String {
    CompletedOperand.all(of: command).enumerated().map { index, operand in
      guard let offer = call(operand.offers) else { return "" }
      let name = command.name.rawValue
      let pattern = operand.isRepeated ? "'\(name) '*" : "'\(name) \(index)'"
      return "    \(pattern)) \(offer) ;;\n"
    }.joined()
  }

  private static func spellings(_ option: Option) -> [String] {
    [option.spelling, option.shortSpelling].filter { !$0.isEmpty }
  }

  /// The command that offers the words; nil when there are none.
  private static func call(_ word: CompletedWord) -> String? {
    switch word {
    case .text: nil
    case .files: "_cornerlint_files file default"
    case .folders: "_cornerlint_files directory dirnames"
    case .choice(let words): "_cornerlint_words \(list(words))"
    case .rule: #"_cornerlint_words "${_cornerlint_rule_ids[@]}""#
    case .rules: #"_cornerlint_list "${_cornerlint_rule_ids[@]}""#
    case .command: "_cornerlint_words \(list(CommandDescription.all.map(\.name.rawValue)))"
    case .report(let formats): "_cornerlint_report \(list(formats))"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }
}
