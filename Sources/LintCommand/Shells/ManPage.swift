/// The manual page cornerlint(1).
package enum ManPage {
  /// The page, for `man -l` or as `man1/cornerlint.1`.
  package static func text() -> String {
    let title = #".TH CORNERLINT 1 "\#(changed)" "\#(HelpText.version)" "User Commands""#
    let sections: [(name: String, text: String)] = [
      ("NAME", RoffText.line("cornerlint - " + ManPageTexts.purpose)),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", RoffText.paragraphs(ManPageTexts.description)),
      ("COMMANDS", CommandDescription.all.map(command).joined()),
      ("OPTIONS", Option.all.map(option).joined()),
      ("CONFIGURATION", configuration),
      ("EXIT STATUS", items(ManPageTexts.exitCodes)),
      ("ENVIRONMENT", items(ManPageTexts.environment)),
      ("FILES", items(ManPageTexts.files)),
      ("EXAMPLES", examples),
      ("SEE ALSO", RoffText.paragraphs(ManPageTexts.seeAlso)),
    ]
    return title + "\n"
      + sections.map { section in
        ".SH \(section.name)\n" + section.text + (section.text.hasSuffix("\n") ? "" : "\n")
      }.joined()
  }

  /// The day on which the page's own texts last changed; the page must not change from day to day.
  private static let changed = "2026-11-30"

  private static var synopsis: String {
    let lines = CommandDescription.all.map { command in
      let operands = command.operands.isEmpty ? "" : " " + argument(command.operands)
      return #"\fBcornerlint \#(command.name.rawValue)\fR [\fIOPTION\fR...]"# + operands + "\n"
    }
    return lines.joined(separator: ".br\n") + ".br\n" + #"\fBcornerlint \-\-version\fR"# + "\n"
  }

  private static func command(_ command: CommandDescription) -> String {
    let name = command.name.rawValue
    let operands = command.operands.isEmpty ? "" : " " + argument(command.operands)
    let options = Option.all.filter { command.options.contains($0.name) }
      .map { "`\($0.spelling)`" }
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    var text = ".SS \"cornerlint \(name)\"\n" + #"\fBcornerlint \#(name)\fR"# + operands + "\n"
    text += ".PP\n" + RoffText.line(summary) + "\n"
    if !command.details.isEmpty { text += ".PP\n" + RoffText.paragraphs(command.details) }
    if !options.isEmpty {
      text += ".PP\n" + RoffText.line("Options: " + options.joined(separator: ",\n")) + ".\n"
    }
    return text
  }

  private static func option(_ option: Option) -> String {
    let spellings = [option.shortSpelling, option.spelling].filter { !$0.isEmpty }
      .map { #"\fB\#(RoffText.inline($0))\fR"# }
    var term = spellings.joined(separator: ", ")
    switch option.argument {
    case .none: break
    case .text(let word), .path(let word), .rules(let word): term += " " + argument(word)
    case .choice(let words):
      term += " " + words.map(argument).joined(separator: #"|\:"#)
    case .report: term += " " + argument("FORMAT=PATH")
    }
    let summary = option.summary.prefix(1).uppercased() + option.summary.dropFirst() + "."
    return RoffText.item(term, summary)
  }

  /// Words that stand for others are italic; brackets, bars and dots around them are not.
  private static func argument(_ text: String) -> String {
    var result = ""
    var isWord = false
    for character in text {
      let belongs = !"[]|…, =".contains(character)
      if belongs != isWord { result += belongs ? #"\fI"# : #"\fR"# }
      isWord = belongs
      result += RoffText.inline(String(character))
    }
    return isWord ? result + #"\fR"# : result
  }

  private static var configuration: String {
    RoffText.paragraphs(ManPageTexts.configuration) + items(ManPageTexts.configurationKeys)
  }

  private static var examples: String {
    ManPageTexts.examples.map { example in
      RoffText.line(example.meaning) + "\n" + RoffText.listing([example.term])
    }.joined(separator: ".PP\n")
  }

  private static func items(_ items: [ManPageTexts.Item]) -> String {
    items.map { RoffText.item(#"\fB\#(RoffText.inline($0.term))\fR"#, $0.meaning) }.joined()
  }
}
