/// Times a piece of work.
enum Stopwatch {
  /// The shortest of several runs, in milliseconds, after one that warms up memory and caches.
  static func best(of times: Int, _ work: () -> Void) -> Double {
    work()
    var best = Double.infinity
    for _ in 0..<times {
      let taken = ContinuousClock().measure(work)
      let parts = taken.components
      best = min(best, Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
    }
    return best
  }
}
