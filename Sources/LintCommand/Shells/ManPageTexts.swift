/// What the manual page says beside the tables of commands and options.
enum ManPageTexts {
  /// A term and what it means.
  typealias Item = (term: String, meaning: String)

  static let purpose = "find nested rounded corners that cannot share a centre"

  static let description = """
    `cornerlint` reads YAML token files that hold a corner scale and say how components nest,
    works out the radius at every corner, and reports where nested curves cannot share a centre:
    the inner radius is the outer radius less the distance between the two curves.

    In folders, files named \(TokenFileName.list) are linted, if the configuration does not say
    otherwise. A file named on the command line is linted whatever it is called.
    """

  static let configuration = """
    A file `.cornerlint.yaml` or `.cornerlint.yml` holds for the files in its folder and below.
    For each token file the nearest one upward counts, up to the root of the repository (the
    folder with `.git`), or without a repository up to the root of the file system. Options of the
    command line win over it. Keys that start with `x-` are ignored. `cornerlint config` shows
    what holds and where it comes from.
    """

  static let configurationKeys: [Item] = [
    ("extends", "A file to start from, or a list of them, relative to this one."),
    (
      "include",
      "Patterns of the files that are token files in folders, in place of the names above."
    ),
    (
      "exclude",
      "Patterns, as in .gitignore, of files and folders that are left out, even when they are named."
    ),
    (
      "imports",
      """
      Token files of other formats that every token file may refer to: paths, or mappings of \
      `path` with `as`, what their names begin with, and `modes`, those that are taken.
      """
    ),
    (
      "tokens",
      """
      What those do not say: `rem`, points that 1rem stands for (16), and `radii` and `paddings`, \
      paths of tokens that are such, with `*` for anything.
      """
    ),
    (
      "rules",
      "By id: `off`, `error`, `warning` or `info`, or a mapping with `severity` and `options`."
    ),
    (
      "overrides",
      "A list of `files` (patterns) with `rules`, `failLevel` and `tolerance` of their own."
    ),
    ("ruleDirectories", "Folders with rules of your own."),
    ("failLevel", "`error`, `warning`, `info` or `never`: from which severity on a run fails."),
    ("tolerance", "By how many points lengths may differ; 0.005 unless said otherwise."),
    ("baseline", "A file with violations that are known and not reported."),
    ("requireReason", "`true`: an ignore comment without a reason is reported."),
  ]

  static let exitCodes: [Item] = [
    ("0", "Nothing at or above the fail level."),
    ("1", "At least one violation at or above it. With `--diff`: something would change."),
    (
      "2",
      "Not all of the work could be done: a bad option, configuration or rule, an unreadable path."
    ),
  ]

  static let environment: [Item] = [
    ("NO_COLOR", "When it is set and not empty, output is not coloured."),
    ("CLICOLOR_FORCE", "When it is set and neither empty nor 0, output is coloured."),
    ("FORCE_COLOR", "When it is set and neither empty, 0 nor false, output is coloured."),
    ("TERM", "When it is dumb, output is not coloured unless one of the above says so."),
  ]

  static let files: [Item] = [
    (".cornerlint.yaml", "The configuration."),
    (".cornerlint-baseline.json", "The usual name of a baseline."),
    ("corners.yaml", "The token file that `cornerlint init` writes."),
  ]

  static let examples: [Item] = [
    ("cornerlint lint", "Check the token files in the current folder:"),
    (
      "cornerlint lint --output sarif=cornerlint.sarif --fail-level warning tokens/",
      "Write a second report into a file, and fail from warnings on:"
    ),
    ("cornerlint lint - < cards.yaml", "Check standard input:"),
    ("cornerlint lint --diff", "Show what would be fixed:"),
    ("cornerlint explain cards.yaml card/photo", "Show where the radii of a component come from:"),
    (
      "cornerlint render cards.yaml --component card -o card.svg",
      "Draw a component, the faulty corners marked:"
    ),
    (
      "cornerlint lint --output html=cornerlint.html",
      "Write a page for a browser, with a picture of each violation:"
    ),
    ("cornerlint rules corner-overlap", "Read why a rule matters and what to do:"),
  ]

  static let seeAlso = """
    `cornerlint rules` lists the rules, `cornerlint rules --fields` the names that the conditions
    of rules may use.
    """
}
