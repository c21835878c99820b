import Configuration
import CornerTokens
import Diagnostics
import Reports

/// One option of the command line; parsing, help and suggestions are all made from these.
struct Option: Sendable {
  /// What the option is to the program.
  enum Name: Sendable {
    case format
    /// The `--format` of a listing.
    case listFormat
    /// The `--format` of drawings.
    case drawingFormat
    case output
    /// The `--output` of drawings.
    case drawingFile
    case component
    case corner
    case scenes
    case mode
    case failLevel
    case minimumSeverity
    case only
    case off
    case error
    case warning
    case info
    case rules
    case config
    case noConfig
    case noExclude
    case baseline
    case updateBaseline
    case fix
    case unsafeFixes
    case diff
    case jobs
    case stdinFilename
    case color
    case statistics
    case verbose
    case quiet
    case fields
    case help
    case version
  }

  /// What follows the option.
  enum Argument: Sendable {
    case none
    /// Any text; the word stands for it in help.
    case text(String)
    /// The path of a file or folder; the word stands for it in help.
    case path(String)
    /// Ids of rules with commas between; the word stands for them in help.
    case rules(String)
    /// One of some formats, `=` and the path of a file.
    case report(formats: [String])
    /// One of some words.
    case choice([String])

    /// What stands for the argument in help; empty when there is none.
    var word: String {
      switch self {
      case .none: ""
      case .text(let word), .path(let word), .rules(let word): word
      case .report: "FORMAT=PATH"
      case .choice(let words): words.joined(separator: "|")
      }
    }
  }

  /// Which one it is.
  let name: Name
  /// The spelling, with its two dashes.
  let spelling: String
  /// The short spelling, a dash and a letter; empty when there is none.
  let shortSpelling: String
  /// What follows it.
  let argument: Argument
  /// What it does, for help.
  let summary: String

  /// All options, in the order in which help lists them.
  static let all: [Option] = [
    Option(
      name: .format, spelling: "--format", shortSpelling: "",
      argument: .choice(Reporter.all.map(\.name)), summary: "the form of the report"),
    Option(
      name: .listFormat, spelling: "--format", shortSpelling: "",
      argument: .choice(["text", "json"]), summary: "the form of the list (default: text)"),
    Option(
      name: .drawingFormat, spelling: "--format", shortSpelling: "",
      argument: .choice(RenderOptions.Form.allCases.map(\.rawValue)),
      summary: "svg, or a corner in the terminal (default: svg)"),
    Option(
      name: .output, spelling: "--output", shortSpelling: "-o",
      argument: .report(formats: Reporter.all.map(\.name)),
      summary: "write a report to a file as well; may be repeated"),
    Option(
      name: .drawingFile, spelling: "--output", shortSpelling: "-o", argument: .path("FILE"),
      summary: "write the drawing to this file"),
    Option(
      name: .component, spelling: "--component", shortSpelling: "", argument: .text("NAME"),
      summary: "draw this component alone"),
    Option(
      name: .corner, spelling: "--corner", shortSpelling: "",
      argument: .choice(Corner.allCases.map(\.word)), summary: "show this corner alone, larger"),
    Option(
      name: .scenes, spelling: "--scenes", shortSpelling: "", argument: .none,
      summary: "draw four scenes from the corner scale in place of the components"),
    Option(
      name: .mode, spelling: "--mode", shortSpelling: "", argument: .text("NAME"),
      summary: "draw this mode of the tokens (default: the one with the gravest fault)"),
    Option(
      name: .failLevel, spelling: "--fail-level", shortSpelling: "",
      argument: .choice(FailLevel.allCases.map(\.rawValue)),
      summary: "fail from this severity on (default: error)"),
    Option(
      name: .minimumSeverity, spelling: "--min-severity", shortSpelling: "",
      argument: .choice(Severity.allCases.reversed().map(\.word)),
      summary: "show from this severity on (default: info)"),
    Option(
      name: .only, spelling: "--only", shortSpelling: "", argument: .rules("ID[,ID]"),
      summary: "run these rules alone; may be repeated"),
    Option(
      name: .off, spelling: "--off", shortSpelling: "", argument: .rules("ID[,ID]"),
      summary: "do not run these rules; may be repeated"),
    Option(
      name: .error, spelling: "--error", shortSpelling: "", argument: .rules("ID[,ID]"),
      summary: "report these rules as errors; may be repeated"),
    Option(
      name: .warning, spelling: "--warning", shortSpelling: "", argument: .rules("ID[,ID]"),
      summary: "report these rules as warnings; may be repeated"),
    Option(
      name: .info, spelling: "--info", shortSpelling: "", argument: .rules("ID[,ID]"),
      summary: "report these rules as infos; may be repeated"),
    Option(
      name: .rules, spelling: "--rules", shortSpelling: "", argument: .path("DIR"),
      summary: "a folder with rules of your own; may be repeated"),
    Option(
      name: .config, spelling: "--config", shortSpelling: "", argument: .path("FILE"),
      summary: "take the configuration from this file alone"),
    Option(
      name: .noConfig, spelling: "--no-config", shortSpelling: "", argument: .none,
      summary: "take no configuration from any file"),
    Option(
      name: .noExclude, spelling: "--no-exclude", shortSpelling: "", argument: .none,
      summary: "lint what the configuration excludes, too"),
    Option(
      name: .baseline, spelling: "--baseline", shortSpelling: "", argument: .path("FILE"),
      summary: "leave out the violations that this file lists"),
    Option(
      name: .updateBaseline, spelling: "--update-baseline", shortSpelling: "", argument: .none,
      summary: "write the baseline anew, with all violations there are"),
    Option(
      name: .fix, spelling: "--fix", shortSpelling: "", argument: .none,
      summary: "rewrite the files with the safe fixes"),
    Option(
      name: .unsafeFixes, spelling: "--unsafe-fixes", shortSpelling: "", argument: .none,
      summary: "rewrite them with the unsafe fixes as well"),
    Option(
      name: .diff, spelling: "--diff", shortSpelling: "", argument: .none,
      summary: "print what the fixes would change, and change nothing"),
    Option(
      name: .jobs, spelling: "--jobs", shortSpelling: "-j", argument: .text("N"),
      summary: "how many files to lint at once (default: one per processor)"),
    Option(
      name: .stdinFilename, spelling: "--stdin-filename", shortSpelling: "",
      argument: .text("NAME"), summary: "what to call standard input in messages"),
    Option(
      name: .color, spelling: "--color", shortSpelling: "",
      argument: .choice(ColourChoice.allCases.map(\.rawValue)),
      summary: "when to use colours (default: auto)"),
    Option(
      name: .statistics, spelling: "--statistics", shortSpelling: "", argument: .none,
      summary: "count the violations by rule"),
    Option(
      name: .verbose, spelling: "--verbose", shortSpelling: "-v", argument: .none,
      summary: "say which files were skipped, and why"),
    Option(
      name: .quiet, spelling: "--quiet", shortSpelling: "-q", argument: .none,
      summary: "leave out all notes, and the summary of a report"),
    Option(
      name: .fields, spelling: "--fields", shortSpelling: "", argument: .none,
      summary: "list the names that a rule's expressions may use"),
    Option(
      name: .help, spelling: "--help", shortSpelling: "-h", argument: .none,
      summary: "show this help"),
    Option(
      name: .version, spelling: "--version", shortSpelling: "", argument: .none,
      summary: "show the version"),
  ]
}
