/// What is wrong with a configuration file, and where.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// The kinds of fault, with what their sentences need.
  package enum Kind: Hashable, Sendable {
    /// The text is no YAML.
    case yaml(sentence: String, help: String)
    case noMapping
    case secondDocument
    case unknownVersion
    case unknownKey(String, suggestion: String?, known: [ConfigurationKey])
    /// A key that stands too deep.
    case topLevelKey(String, here: [ConfigurationKey])
    /// A value that is a list, mapping or scalar where another kind is wanted.
    case wrongKind(ConfigurationKey)
    case noValue(String, wanted: String)
    /// A word, empty for what is none, that is none of those wanted.
    case unknownWord(String, of: String, words: [String], suggestion: String?)
    /// `false` or `no` for a rule.
    case writeOff(String)
    case overrideWithoutFiles
    case negativeTolerance
    case importWithoutPath
    /// A text that no names can begin with.
    case wrongPrefix(String)
    case longPrefix
    case remOutOfRange
    /// A path of tokens as it stands in a reference.
    case bracedPattern(String)
    case ambiguousNumber(String, readings: [String])
    case pattern(PathPatternFault)
    case noOption
    /// An item of a list unlike those in front.
    case mixedOption
    /// A word that some take for a truth value or number.
    case unclearOption(String)
    case tooManyEntries

    /// The file itself, or one that it extends, cannot be read.
    case unreadable(path: String, reason: String)
    case extendsItself(path: String)
    case extendsTooDeep
    case extendsTooMany
    /// Two configurations in one folder, of which the other counts.
    case secondName(used: String)

    case unknownRule(String, suggestion: String?)
    /// A level for a rule that always runs as it is.
    case fixedRule(String)
    case unknownOption(String, rule: String, suggestion: String?, known: [String])
    case wrongOption(String, wanted: String)
  }

  /// What is wrong.
  package let kind: Kind
  /// Where; the first character for what concerns a whole file.
  package let origin: Origin

  /// The same fault with another way to write the path of its file.
  package func renamed(by name: ([UInt8]) -> [UInt8]) -> ConfigurationFault {
    ConfigurationFault(
      kind, at: Origin(path: name(origin.path), line: origin.line, column: origin.column))
  }

  init(_ kind: Kind, at origin: Origin) {
    self.kind = kind
    self.origin = origin
  }
}
