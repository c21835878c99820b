import Files

/// What comes in and goes out beside files.
package struct Streams: Sendable {
  /// Reads standard input to its end.
  package let readInput: @Sendable () throws(SystemError) -> [UInt8]
  /// Standard output: the report and nothing else.
  package let output: OutputChannel
  /// Standard error: what went wrong, and notes.
  package let errors: OutputChannel

  /// Makes a set of streams.
  package init(
    readInput: @escaping @Sendable () throws(SystemError) -> [UInt8], output: OutputChannel,
    errors: OutputChannel
  ) {
    self.readInput = readInput
    self.output = output
    self.errors = errors
  }
}
