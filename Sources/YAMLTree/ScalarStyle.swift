/// How a scalar is written.
public enum ScalarStyle: UInt8, Sendable {
  /// Without quotes.
  case plain
  /// In `'…'`.
  case singleQuoted
  /// In `"…"`.
  case doubleQuoted
  /// After `|`, with its line ends.
  case literal
  /// After `>`, with its lines joined.
  case folded
}
