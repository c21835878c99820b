import Files

/// A way out of the program: standard output or standard error.
package struct OutputChannel: Sendable {
  /// Writes all the bytes.
  package let write: @Sendable ([UInt8]) throws(SystemError) -> Void
  /// Whether a person may be looking.
  package let isTerminal: Bool
  /// How many columns the terminal has; nil when it is none.
  package let columns: @Sendable () -> Int?

  /// Makes a channel.
  package init(
    isTerminal: Bool = false, columns: @escaping @Sendable () -> Int? = { nil },
    write: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void
  ) {
    self.write = write
    self.isTerminal = isTerminal
    self.columns = columns
  }
}
