import Diagnostics

/// What is wrong with a rule file, and where.
package struct RuleFault: Error, Sendable {
  /// The rule file.
  package let source: SourceText
  /// The bytes to mark in it.
  package let range: ByteRange
  /// What is wrong and what to write instead, without a full stop.
  package let sentence: String

  /// Makes a fault.
  package init(source: SourceText, range: ByteRange, sentence: String) {
    self.source = source
    self.range = range
    self.sentence = sentence
  }

  /// The 1-based line and column of the fault in the rule file.
  package var position: SourcePosition {
    LineTable(source.bytes).position(at: range.start, in: source)
  }
}
