import Expressions

extension TokenProblem {
  /// The rule that reports it.
  var rule: TokenFault.Rule {
    switch self {
    case .notATokenFile, .prose, .emptyFile, .openFrontMatter, .laterDocument: .notATokenFile
    case .unknownKey: .unknownKey
    case .ambiguousNumber: .ambiguousNumber
    case .unknownName, .unknownTokenName, .groupName, .tokenGroupName, .formAsWord,
      .unknownComponent:
      .unknownToken
    case .ownWordCycle, .cornerCycle, .useCycle: .referenceCycle
    case .duplicateName: .duplicateKey
    case .nameTooLong, .tooManyPlacements, .tooManyAliases, .tooDeep: .limitExceeded
    case .expression(let error, _):
      switch error.kind {
      case .ambiguousNumber: .ambiguousNumber
      case .tooLong, .tooDeep: .limitExceeded
      default: .invalidValue
      }
    default: .invalidValue
    }
  }

  /// What is wrong, one sentence without a full stop.
  var sentence: String {
    switch self {
    case .emptyFile: "this file is empty"
    case .openFrontMatter: "the front matter that begins here never ends"
    case .laterDocument: "of a file of another format only the first document is read"
    case .prose: "this Markdown has no front matter, where a DESIGN.md has its tokens"
    case .notATokenFile:
      "this document has neither `corners` nor `components`, nor tokens of another format"
    case .unknownKey(let key, let place, _): "`\(key)` means nothing in \(place)"
    case .wrong(let expectation, let found, _): "\(found) is not \(expectation.phrase)"
    case .bracesAsMapping(let name): "`{\(name)}` without quotes is a mapping, not a name"
    case .expression(let error, _): error.sentence
    case .nameWithoutBraces(let name, true, false):
      "write this name in braces and quotes: `\"{\(name)}\"`"
    case .nameWithoutBraces(let name, false, false):
      "write this name in braces, `{\(name)}`, and the whole value in quotes"
    case .nameWithoutBraces(let name, _, true): "write this name in braces: `{\(name)}`"
    case .ambiguousNumber(let text, let readings):
      readings.count > 1
        ? "`\(text)` can be read as \(readings.joined(separator: " or as "))"
        : "`\(text)` is not a plain decimal number"
    case .unit(let text, "%"): "`\(text)` is a share; lengths are points"
    case .unit(let text, let unit):
      "`\(text)` has the unit `\(unit)`, which token files do not use; lengths are points"
    case .unknownName(let name, _): "the scale has no `\(name)`"
    case .unknownTokenName(let name, _): "neither the scale nor an imported file has `\(name)`"
    case .groupName(let name, _): "`\(name)` is a group of the scale, not a length"
    case .tokenGroupName(let name, _): "`\(name)` is a group of tokens, not a length"
    case .shapeAsLength(let word): "`\(word)` is a shape, not a length"
    case .formAsWord(let word): "`\(word)` needs a value"
    case .unevenOwnWord(let word): "`\(word)` is not the same at all edges, so it is no length"
    case .ownWordCycle(let words): "`\(words.first ?? "")` names itself: \(Self.path(words))"
    case .shapeNamesItself(let key):
      "`shape` names itself here: `\(key)` is what draws the component's shape"
    case .shapeNamesNothing: "`shape` names nothing here: the component draws no shape"
    case .shapeAsFallback: "`shape` is no shape that systems before 26 could draw"
    case .sizeNotPositive(let size): "a size of \(LengthText.short(size)) is not above 0"
    case .negativeDisplayRadius(let radius):
      "the display's corner radius cannot be \(LengthText.short(radius))"
    case .duplicateName(let name): "the scale has `\(name)` twice"
    case .nameTooLong: "this name is longer than \(DocumentReader.nameLimit) bytes"
    case .cornerCycle(let names): "these corners refer to each other: \(Self.path(names))"
    case .useCycle(let names): "these components contain each other: \(Self.path(names))"
    case .unknownComponent(let name, _): "there is no component `\(name)` at the top level"
    case .tooManyPlacements(let limit):
      "the uses in this file place more than \(limit) components"
    case .tooManyAliases: "the aliases and uses in this file repeat too much of it"
    case .tooDeep: "this lies more than \(DocumentReader.depthLimit) levels deep"
    case .cornerTwice(let label): "`\(label)` names a corner that is named already"
    case .twoForms(let first, let second): "a shape cannot be `\(first)` and `\(second)` at once"
    case .noForm: "nothing here says which shape this is"
    case .wordAsForm(let word): "`\(word)` is a shape of its own and takes no values"
    case .itemWithoutName: "this component has no name"
    case .nameInContent(let name): "`\(name)` is not a component"
    }
  }

  /// What to write instead; empty when there is nothing to say.
  var help: String {
    switch self {
    case .emptyFile: "write `corners` or `components`"
    case .openFrontMatter: "write `---` in a line of its own behind it"
    case .laterDocument: "put it into a file of its own"
    case .prose: "begin the file with `---`, the tokens as YAML, and `---`"
    case .notATokenFile(let suggestion):
      Self.didYouMean(suggestion)
        ?? "write `corners` or `components`; a file that is no token file goes under `exclude` in "
        + "`.cornerlint.yaml`"
    case .unknownKey(_, _, let suggestion): Self.didYouMean(suggestion) ?? "remove it"
    case .wrong(let expectation, _, let suggestion):
      Self.didYouMean(suggestion) ?? expectation.help
    case .bracesAsMapping(let name): "write \"{\(name)}\""
    case .expression(let error, let text): Self.help(for: error, text)
    case .nameWithoutBraces: ""
    case .ambiguousNumber(_, let readings): Self.help(forReadings: readings)
    case .unit(let text, let unit): Self.help(forUnit: unit, in: text)
    case .unknownName(_, let suggestion):
      Self.didYouMean(suggestion) ?? "write a number, or add the name to `corners`"
    case .unknownTokenName(_, let suggestion):
      Self.didYouMean(suggestion) ?? "write a number, or the path of an imported token"
    case .groupName(_, let member): "name one of its values, such as `\(member)`"
    case .tokenGroupName(_, let member): "name one of its tokens, such as `\(member)`"
    case .shapeAsLength(let word):
      "write a number or a name of the scale; a corner of this name is \"{\(word)}\""
    case .formAsWord(let word): "write { \(word): … } with its value"
    case .unevenOwnWord: "write the length that is meant"
    case .ownWordCycle, .cornerCycle: "give one of them a number"
    case .shapeNamesItself, .shapeNamesNothing: "write a shape, such as 16 or `capsule`"
    case .shapeAsFallback: "write a length, such as the minimum of the shape"
    case .sizeNotPositive: "write a length above 0"
    case .negativeDisplayRadius: "write 0 or more"
    case .duplicateName: "remove one of them"
    case .nameTooLong: "write a shorter name"
    case .useCycle: "take one of these `use` away"
    case .unknownComponent(_, let suggestion):
      Self.didYouMean(suggestion) ?? "write the name of a component at the top level"
    case .tooManyPlacements, .tooManyAliases: "split the file, or repeat less"
    case .tooDeep: "nest less"
    case .cornerTwice: "name each corner once"
    case .twoForms: "keep one of them"
    case .noForm: "write one of \(Self.list(ShapeForm.allCases.filter(\.saysKind).map(\.word)))"
    case .wordAsForm(let word): "write `\(word)` alone"
    case .itemWithoutName: "add `name`"
    case .nameInContent(let name): "write { use: \(name) }"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean `\($0)`?" }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Names joined by arrows; of a long way only both ends.
  static func path(_ names: [String]) -> String {
    guard names.count > 40 else { return names.joined(separator: " → ") }
    let ends = names.prefix(20) + ["… \(names.count - 40) more …"] + names.suffix(20)
    return ends.joined(separator: " → ")
  }

  private static func help(for error: ExpressionError, _ text: String) -> String {
    switch error.kind {
    case .unit(let unit): help(forUnit: unit, in: text)
    case .ambiguousNumber(_, let readings): help(forReadings: readings)
    default: ""
    }
  }

  private static func help(forReadings readings: [String]) -> String {
    guard readings.count == 1, let reading = readings.first else {
      return "write the plain decimal number that is meant"
    }
    return "write \(reading)"
  }

  private static func help(forUnit unit: String, in text: String) -> String {
    guard unit.utf8.count < text.utf8.count, unit != "%", unit != "rem", unit != "em" else {
      return "write the number of points"
    }
    return "write \(text.dropLast(unit.count))"
  }
}
