import LintCommand
import Testing

@Suite("Completions and the manual page")
struct ShellPageTests {
  @Test("name every command, option and choice that help shows", arguments: ShellPage.allCases)
  func everything(_ page: ShellPage) {
    let words = Self.words(of: page.text)
    let text = page.text
    let commands = ShownCommand.all()
    #expect(commands.count > 3)
    for command in commands {
      let isNamed = words.contains(command.name)
      #expect(isNamed, "\(command.name)")
      #expect(!command.options.isEmpty, "\(command.name)")
      for option in command.options {
        for spelling in option.spellings {
          let isThere = text.contains(page.spelling(spelling))
          #expect(isThere, "\(command.name) \(spelling)")
        }
        guard option.value.contains("|") else { continue }
        for choice in option.value.split(separator: "|") {
          let isThere = words.contains(String(choice))
          #expect(isThere, "\(command.name) \(choice)")
        }
      }
    }
  }

  @Test(
    "quote what a shell would read as its own",
    arguments: [
      (ShellPage.bash, #"'team'\''s-own'"#), (.zsh, #"'team'\''s-own'"#),
      (.fish, #"'team\'s-own'"#),
    ])
  func quoting(_ page: ShellPage, _ quoted: String) {
    #expect(page.text.contains(quoted))
    #expect(page.text.contains("'uneven-inset'"))
  }

  @Test("end with one line break", arguments: ShellPage.allCases)
  func ending(_ page: ShellPage) {
    #expect(page.text.hasSuffix("\n") && !page.text.hasSuffix("\n\n"))
  }

  @Test("has the sections of a manual page in order")
  func sections() {
    let expected = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "CONFIGURATION", "EXIT STATUS",
      "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
    ]
    let lines = ManPage.text().split(separator: "\n")
    let names = lines.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) }
    #expect(names == expected)
  }

  @Test("writes nothing that roff would take for a request of its own, and ASCII alone")
  func requests() {
    let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".br"]
    for line in ManPage.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      #expect(!line.isEmpty && line.first != "'" && line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      guard line.first == "." else { continue }
      #expect(known.contains(String(line.prefix(3))), "\(line)")
    }
  }

  /// The runs of letters, digits and hyphens; roff's `\-` is a hyphen and its `\f` a change of font.
  private static func words(of text: String) -> Set<String> {
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        plain.append(character)
        continue
      }
      switch rest.first {
      case "f": rest = rest.dropFirst(2)
      case ":": rest = rest.dropFirst()
      default: continue
      }
      plain.append(" ")
    }
    let parts = plain.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return Set(parts.map(String.init))
  }
}
