import Dispatch
import Synchronization

/// Does a piece of work for each of many things, several at once, each worker taking the next that
/// nobody has taken.
enum Workers {
  /// The results in the order of the places.
  ///
  /// - Parameters:
  ///   - count: how many things there are; the work is called with their places from 0.
  ///   - jobs: how many at once; with 1 no thread is started.
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = min(jobs, count)
    if workers <= 1 { return (0..<max(count, 0)).map(work) }
    let next = Atomic<Int>(0)
    let done = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var mine: [(place: Int, result: Result)] = []
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < count else { break }
        mine.append((place, work(place)))
      }
      done.withLock { done in
        for entry in mine { done[entry.place] = entry.result }
      }
    }
    return done.withLock { $0.compactMap(\.self) }
  }
}
