extension ConfigurationFault {
  /// What is wrong and what to do about it, without a full stop.
  package var sentence: String {
    switch kind {
    case .yaml(let sentence, let help): help.isEmpty ? sentence : "\(sentence); \(help)"
    case .noMapping: "a configuration is a mapping of keys such as `exclude`, `rules`, `failLevel`"
    case .secondDocument: "a configuration is one document; remove the `---` and what is after it"
    case .unknownVersion: "the only version of this format is 1; write `version: 1`"
    case .unknownKey(let key, let suggestion, let known):
      "there is no key `\(key)` here; "
        + Self.question(suggestion, else: "known are \(Self.list(known.map(\.rawValue)))")
    case .topLevelKey(let key, let here):
      "`\(key)` does not belong here, only \(WordList.text(here.map { "`\($0.rawValue)`" })); "
        + "it stands at the top level"
    case .wrongKind(let key): "`\(key.rawValue)` is \(key.wanted)"
    case .noValue(let name, let wanted): "`\(name)` has no value; write \(wanted), or remove it"
    case .unknownWord(let word, let name, let words, let suggestion):
      "`\(name)` is \(WordList.text(words))\(word.isEmpty ? "" : ", not `\(word)`")"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
    case .writeOff(let name): "write `\(name): off` so that a rule does not run"
    case .overrideWithoutFiles:
      #"this override says for no files; add `files: ["legacy/**"]`"#
    case .negativeTolerance: "`tolerance` is 0 or more points"
    case .importWithoutPath: "this import names no file; add `path: tokens/radius.json`"
    case .wrongPrefix(let text):
      "`as` is a name of letters from a to z, digits, `-` and `_`, or several with dots between "
        + "them, not `\(text)`; write a name such as `space`"
    case .longPrefix:
      "`as` has at most \(ConfigurationReader.longestPrefix) characters; write a shorter name"
    case .remOutOfRange:
      "`rem` is more than 0 and at most \(ConfiguredTokens.mostRem) points; write `16`, "
        + "or what `1rem` stands for in your project"
    case .bracedPattern(let text):
      "the path of a token stands here without braces, not `\(text)`; write it as in `*.corner`"
    case .ambiguousNumber(let text, let readings):
      "`\(text)` is not a plain decimal number; it reads as \(Self.alternatives(readings)); "
        + "write the number that you mean, such as `8` or `0.5`"
    case .pattern(let fault): fault.sentence
    case .noOption: "an option is a number, a text, `true`, `false`, or a list of one of these"
    case .mixedOption: "the items of a list are all numbers, all texts, or all `true` or `false`"
    case .unclearOption(let text):
      "`\(text)` is neither a number nor clearly a text; write a number, `true` or `false`, "
        + "or put it in quotes"
    case .tooManyEntries:
      "aliases make more than \(ConfigurationReader.mostEntries) entries of this file; "
        + "use fewer of them"
    case .unreadable, .extendsItself, .extendsTooDeep, .extendsTooMany, .secondName: loadingSentence
    case .unknownRule, .fixedRule, .unknownOption, .wrongOption: ruleSentence
    }
  }

  private var loadingSentence: String {
    switch kind {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .extendsItself(let path): "\(path) extends this file in turn; remove one of the two"
    case .extendsTooDeep:
      "more than \(ConfigurationLoader.depthLimit) files extend each other; put some together"
    case .extendsTooMany:
      "more than \(ConfigurationLoader.fileLimit) files extend each other; put some together"
    case .secondName(let used):
      "\(used) in the same folder counts, and this file does not; remove one"
    default: ""
    }
  }

  private var ruleSentence: String {
    switch kind {
    case .fixedRule(let id):
      "`\(id)` is always an error: behind such a fault nothing can be checked; remove this"
    case .unknownRule(let id, let suggestion):
      "there is no rule `\(id)`; "
        + Self.question(suggestion, else: "`cornerlint rules` lists them all")
    case .unknownOption(let name, let rule, let suggestion, let known):
      known.isEmpty
        ? "`\(rule)` has no options; remove `\(name)`"
        : "`\(rule)` has no option `\(name)`; "
          + Self.question(suggestion, else: "known are \(Self.list(known))")
    case .wrongOption(let name, let wanted): "the option `\(name)` is \(wanted)"
    default: ""
    }
  }

  private static func question(_ suggestion: String?, else words: String) -> String {
    suggestion.map { "did you mean `\($0)`?" } ?? words
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func alternatives(_ readings: [String]) -> String {
    readings.joined(separator: " or ")
  }
}
