import Dispatch
import Reports
import Synchronization

/// The line that says how far a long run has come; for people at a terminal only.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var isShown = false
    var isFinished = false
  }

  private let total: Int
  private let channel: OutputChannel
  private let state = Mutex(State())

  /// Makes a line that nothing shows yet.
  ///
  /// - Parameter total: how many files there are.
  init(total: Int, on channel: OutputChannel) {
    self.total = total
    self.channel = channel
  }

  /// Runs a body and shows the line every tenth of a second, from the first second on.
  ///
  /// Where nobody looks no timer is started.
  static func during<Result>(
    _ total: Int, on channel: OutputChannel, _ body: (ProgressLine) -> Result
  ) -> Result {
    let line = ProgressLine(total: total, on: channel)
    guard channel.isTerminal else { return body(line) }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(100))
    timer.setEventHandler { line.show() }
    timer.resume()
    defer {
      timer.cancel()
      line.finish()
    }
    return body(line)
  }

  /// Notes that one more file is done.
  func step() { state.withLock { $0.done += 1 } }

  /// Writes the line over the one before.
  func show() {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.isShown = true
      let count = Counted.text(total, "file")
      write("\r\u{1B}[Klinting: \(state.done) of \(count)")
    }
  }

  /// Takes the line away; it does not come back.
  func finish() {
    state.withLock { state in
      state.isFinished = true
      if state.isShown { write("\r\u{1B}[K") }
    }
  }

  /// A line that cannot be written is not worth a word.
  private func write(_ text: String) { try? channel.write(Array(text.utf8)) }
}
