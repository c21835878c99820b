/// The names an expression may use.
package protocol Scope {
  /// The meaning of a name, or nil when there is none.
  ///
  /// - Parameters:
  ///   - name: a dotted name (`content.radius`) or what stands between braces, trimmed; UTF-8.
  ///   - inBraces: whether it was written in braces.
  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration?

  /// All declared names, for "did you mean"; empty where the caller makes its own suggestions.
  func candidates() -> [String]
}
