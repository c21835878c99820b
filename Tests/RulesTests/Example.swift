import RuleEngine
import Testing

/// One example of a rule file.
struct Example: Sendable, CustomTestStringConvertible {
  let rule: String
  /// From 1, good and bad ones counted apart.
  let number: Int
  let file: String
  /// What must be found; nil for a good example.
  let mark: Mark?

  /// What a bad example states.
  struct Mark {
    let rule: String
    let line: Int
    let text: String
  }

  var testDescription: String { "\(rule), \(mark == nil ? "good" : "bad") example \(number)" }

  static let good = RuleLibrary.descriptions.flatMap { rule in
    rule.goodExamples.enumerated().map { index, example in
      Example(rule: rule.id, number: index + 1, file: example.file, mark: nil)
    }
  }

  static let bad = RuleLibrary.descriptions.flatMap { rule in
    rule.badExamples.enumerated().map { index, example in
      let reporter = example.rule.isEmpty ? rule.id : example.rule
      let mark = Mark(rule: reporter, line: example.line, text: example.marks)
      return Example(rule: rule.id, number: index + 1, file: example.file, mark: mark)
    }
  }
}
