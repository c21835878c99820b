import Diagnostics
import Expressions

/// A rule file as documentation and tests read it: all of it, with nothing compiled.
package struct RuleDescription: Sendable {
  /// A token file in which the rule reports nothing.
  package struct GoodExample: Sendable {
    /// The whole token file.
    package let file: String
  }

  /// A token file in which the rule reports exactly one violation.
  package struct BadExample: Sendable {
    /// The 1-based line of the marked text.
    package let line: Int
    /// The exact text that is marked.
    package let marks: String
    /// The rule that reports it.
    package let rule: String
    /// The whole token file.
    package let file: String
  }

  /// An option with its default.
  package struct Option: Sendable {
    /// The name, without `options.`.
    package let name: String
    /// The default.
    package let value: Value
  }

  /// The id, as in `--only`.
  package let id: String
  /// A few words.
  package let title: String
  /// How much it weighs.
  package let severity: Severity
  /// The folder its file lies in, such as `nesting`.
  package let group: String
  /// What it looks at.
  package let subject: RuleSubject
  /// The files that it looks at.
  package let files: RuledFiles
  /// Its options, in file order.
  package let options: [Option]
  /// The ids that it silences where it reports something.
  package let silences: [String]
  /// Why it matters.
  package let why: String
  /// What to do about it.
  package let how: String
  /// Files in which it reports nothing.
  package let goodExamples: [GoodExample]
  /// Files in which it reports one violation.
  package let badExamples: [BadExample]

  /// Reads a whole rule file.
  ///
  /// - Throws: the first fault of the file.
  package static func read(_ source: RuleSource) throws(RuleFault) -> RuleDescription {
    var reader = RuleReader(source, .whole)
    guard let draft = reader.read() else {
      throw reader.faults.first
        ?? RuleFault(source: reader.source, range: ByteRange(0, 0), sentence: "this is no rule")
    }
    if let fault = reader.faults.first { throw fault }
    let documentation = reader.documentation
    return RuleDescription(
      id: draft.id.text, title: draft.title, severity: draft.severity, group: source.group,
      subject: draft.subject, files: draft.files,
      options: draft.options.map { Option(name: $0.name, value: $0.value) },
      silences: draft.silences.map(\.text), why: documentation.why, how: documentation.how,
      goodExamples: documentation.goodExamples, badExamples: documentation.badExamples)
  }
}
