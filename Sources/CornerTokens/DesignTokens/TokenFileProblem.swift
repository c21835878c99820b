/// What is wrong in a token file of another format, in words.
///
/// Each format has an enum of its own that carries what the sentences need.
protocol TokenFileProblem: Sendable {
  /// The rule that reports it.
  var rule: TokenFault.Rule { get }
  /// What is wrong, one sentence without a full stop.
  var sentence: String { get }
  /// What to write instead; empty when there is nothing to say.
  var help: String { get }
  /// A name for all problems of this kind where they are one habit of a file: the first is reported,
  /// with how many there are; nil where each is reported.
  var habit: String? { get }
}

extension TokenFileProblem {
  var habit: String? { nil }
}
