import Expressions

/// Why a token cannot be worked out.
package enum TokenSetProblem: Sendable {
  /// It names a path that no token has, with one that is spelt much like it.
  case unknownName(String, suggestion: String?)
  /// Tokens that name paths in a group that is not there: the group, one of the paths, and how many
  /// tokens do.
  case unknownGroup(String, name: String, count: Int)
  /// It names a group, with one of its tokens.
  case group(String, member: String)
  /// Tokens that name each other, the first again at the end.
  case cycle([String])
  /// Its arithmetic is wrong, with the text that the error is about.
  case arithmetic(ExpressionError, text: String)
  /// Its arithmetic names a token that is no number.
  case noNumber(String, TokenMeasure.State)
  /// Its length is larger than any number.
  case tooLarge
  /// Its value could not be read, with what the reader of its file said.
  case unread(reason: String?)
}
