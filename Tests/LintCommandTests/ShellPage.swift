import LintCommand
import Testing

/// A page that is made from the table of the command line.
enum ShellPage: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case bash
  case zsh
  case fish
  case man

  var testDescription: String { rawValue }

  /// The page, with two rules where it names rules.
  var text: String {
    let ids = ["uneven-inset", "team's-own"]
    switch self {
    case .bash: return BashCompletion.script(ruleIDs: ids)
    case .zsh: return ZshCompletion.script(ruleIDs: ids)
    case .fish: return FishCompletion.script(ruleIDs: ids)
    case .man: return ManPage.text()
    }
  }

  /// How it writes an option.
  func spelling(_ option: String) -> String {
    switch self {
    case .bash, .zsh: return option
    case .fish:
      let name = option.drop { $0 == "-" }
      return option.hasPrefix("--") ? "-l \(name) " : "-s \(name) "
    case .man: return option.reduce(into: "") { $0 += $1 == "-" ? #"\-"# : String($1) }
    }
  }
}
