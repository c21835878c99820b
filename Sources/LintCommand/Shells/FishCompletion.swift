/// Completion for fish, from 3.0 on.
package enum FishCompletion {
  /// The script, for a file in fish's folder of completions.
  ///
  /// - Parameter ruleIDs: the ids that are offered where a rule is named.
  package static func script(ruleIDs: [String]) -> String {
    """
    # Completion of cornerlint for fish:
    #   cornerlint completions fish > ~/.config/fish/completions/cornerlint.fish

    function __cornerlint_rule_ids
      string join \\n \(list(ruleIDs, separator: " \\\n    "))
    end

    \(helpers)
    \(counting)
    complete -c cornerlint -f
    complete -c cornerlint -n __cornerlint_begins -s h -l help -d 'show help'
    complete -c cornerlint -n __cornerlint_begins -l version -d 'show the version'
    \(CommandDescription.all.map(lines).joined())
    """
  }

  private static let helpers = #"""
    # What stands before the cursor, without the program.
    function __cornerlint_before
      set -l words (commandline -opc)
      set -e words[1]
      string join \n -- $words
    end

    function __cornerlint_begins
      test (count (__cornerlint_before)) -eq 0
    end

    function __cornerlint_is --argument-names command
      set -l words (__cornerlint_before)
      test (count $words) -gt 0; and test "$words[1]" = "$command"
    end

    # The value that is typed, without `--option=` before it.
    function __cornerlint_value
      string replace -r -- '^--[a-z-]+=' '' (commandline -ct)
    end

    # Ids with commas between; none is offered twice.
    function __cornerlint_rules
      set -l value (__cornerlint_value)
      set -l before (string match -r -- '^.*,' "$value")
      for id in (__cornerlint_rule_ids)
        if not string match -q -- "*,$id,*" ",$before"
          echo "$before$id"
        end
      end
    end

    function __cornerlint_report
      set -l value (__cornerlint_value)
      set -l format (string match -r -- '^[a-z]+=' "$value")
      if test -z "$format"
        string join \n -- $argv=
      else
        set -l path (string replace -- "$format" '' "$value")
        for candidate in (complete -C"__cornerlint_no_command $path")
          echo "$format$candidate"
        end
      end
    end

    """#

  /// Counts operands, for which it has to know the options that are followed by a value.
  private static var counting: String {
    let valued = Option.all.filter { CompletedWord($0.argument) != nil }
      .flatMap { [$0.spelling, $0.shortSpelling] }.filter { !$0.isEmpty }
    return """
      # Whether so many operands stand before the cursor, after a command.
      function __cornerlint_has --argument-names command wanted
        __cornerlint_is $command; or return 1
        set -l words (__cornerlint_before)
        set -e words[1]
        set -l found 0
        set -l is_value no
        for word in $words
          if test $is_value = yes
            set is_value no
          else if contains -- $word \(valued.joined(separator: " "))
            set is_value yes
          else if not string match -q -- '-?*' $word
            set found (math $found + 1)
          end
        end
        test $found -eq $wanted
      end

      """
  }

  private static func lines(_ command: CommandDescription) -> String {
    let name = command.name.rawValue
    let options = Option.all.filter { command.options.contains($0.name) }
    let beginning = "complete -c cornerlint -n __cornerlint_begins -a \(name) "
    return "\n" + beginning + "-d \(ShellQuoting.fish(command.summary))\n"
      + options.map { line($0, of: name) }.joined()
      + CompletedOperand.all(of: command).enumerated().map { index, operand in
        let condition = operand.isRepeated ? "is \(name)" : "has \(name) \(index)"
        guard let offer = offer(operand.offers, isValue: false) else { return "" }
        return "complete -c cornerlint -n '__cornerlint_\(condition)' \(offer)\n"
      }.joined()
  }

  private static func line(_ option: Option, of command: String) -> String {
    var words = ["complete -c cornerlint -n '__cornerlint_is \(command)'"]
    if let letter = option.shortSpelling.last { words.append("-s \(letter)") }
    words.append("-l \(option.spelling.drop { $0 == "-" })")
    if let word = CompletedWord(option.argument) {
      words.append(offer(word, isValue: true) ?? "-x")
    }
    words.append("-d \(ShellQuoting.fish(option.summary))")
    return words.joined(separator: " ") + "\n"
  }

  private static func offer(_ word: CompletedWord, isValue: Bool) -> String? {
    let alone = isValue ? "-x" : "-f"
    switch word {
    case .text: return nil
    case .files: return isValue ? "-r -F" : "-F"
    case .folders: return "\(alone) -a '(__fish_complete_directories (__cornerlint_value))'"
    case .choice(let words): return "\(alone) -a \(ShellQuoting.fish(words.joined(separator: " ")))"
    case .rule: return "\(alone) -a '(__cornerlint_rule_ids)'"
    case .rules: return "\(alone) -a '(__cornerlint_rules)'"
    case .command:
      let names = CommandDescription.all.map(\.name.rawValue).joined(separator: " ")
      return "\(alone) -a '\(names)'"
    case .report(let formats):
      return "\(alone) -a '(__cornerlint_report \(formats.joined(separator: " ")))'"
    }
  }

  private static func list(_ words: [String], separator: String) -> String {
    words.map(ShellQuoting.fish).joined(separator: separator)
  }
}
