import Reports
import Synchronization

/// The line that says how far a long run has come; for people at a terminal only.
final class ProgressLine: Sendable {
  private enum State {
    case hidden
    case shown
    case finished
  }

  private let work: String
  private let total: Int
  private let channel: OutputChannel
  private let done = Atomic<Int>(0)
  private let state = Mutex(State.hidden)

  /// Makes a line that nothing shows yet.
  ///
  /// - Parameters:
  ///   - work: what is done, such as `linting`.
  ///   - total: how many files there are.
  init(_ work: String, of total: Int, on channel: OutputChannel) {
    self.work = work
    self.total = total
    self.channel = channel
  }

  /// Notes that one more file is done; workers never wait for the terminal here.
  func step() { done.add(1, ordering: .relaxed) }

  /// Writes the line over the one before.
  func show() {
    state.withLock { state in
      guard state != .finished else { return }
      state = .shown
      let count = Counted.text(total, "file")
      write("\r\u{1B}[K\(work): \(done.load(ordering: .relaxed)) of \(count)")
    }
  }

  /// Takes the line away; it does not come back.
  func finish() {
    state.withLock { state in
      if state == .shown { write("\r\u{1B}[K") }
      state = .finished
    }
  }

  /// A line that cannot be written is not worth a word.
  private func write(_ text: String) { try? channel.write(Array(text.utf8)) }
}
