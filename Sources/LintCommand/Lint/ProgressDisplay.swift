import Dispatch

/// Where a run shows how far it has come, if it does.
struct ProgressDisplay: Sendable {
  /// The channel to the user.
  let channel: OutputChannel
  /// Whether somebody looks.
  let isShown: Bool

  /// Runs a body and shows a line every tenth of a second, from the first second on.
  ///
  /// Where nobody looks no timer is started.
  ///
  /// - Parameters:
  ///   - work: what is done, such as `linting`.
  ///   - total: how many files there are.
  func during<Result>(
    _ work: String, of total: Int, _ body: (ProgressLine) -> Result
  ) -> Result {
    let line = ProgressLine(work, of: total, on: channel)
    guard isShown else { return body(line) }
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
}
