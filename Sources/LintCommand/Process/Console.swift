import Diagnostics

/// Talks to the user on standard error.
struct Console {
  private let channel: OutputChannel
  private let isColoured: Bool

  /// Makes a console.
  init(_ channel: OutputChannel, isColoured: Bool) {
    self.channel = channel
    self.isColoured = isColoured
  }

  /// Says what went wrong.
  func error(_ sentence: String) { say("error", code: "1;31", sentence) }

  /// Says something that is worth knowing.
  func note(_ sentence: String) { say("note", code: "1;36", sentence) }

  /// Nothing can be said about a message that cannot be written, so its error is dropped.
  private func say(_ word: String, code: String, _ sentence: String) {
    let label = isColoured ? "\u{1B}[\(code)m\(word):\u{1B}[0m" : "\(word):"
    try? channel.write(Array("\(label) \(TerminalText.printable(sentence))\n".utf8))
  }
}
