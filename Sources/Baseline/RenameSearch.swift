/// Finds which new file is which of those that are no longer there, by what is wrong with them.
///
/// Files whose keys and counts are the same are taken for each other first, in the order of their
/// paths. Of the others, the pairs with the most violations in common come first, then the old and
/// the new path decide. A pair shares at least half of the violations of the larger side: a few
/// faults that two strangers happen to share are no sign of a rename.
struct RenameSearch {
  /// How often each key stands in a file.
  typealias Counts = [EntryKey: Int]

  private struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  private let old: [Counts]
  private let new: [Counts]
  private var newOfOld: [Int?]
  private var isTaken: [Bool]

  /// A key in more pairs of files than this tells none from another and counts on no side, which keeps
  /// the search from growing with the square of the files.
  private static let mostPairs = 4096
  /// More of one key in a file need not be told apart, and sums of it stay far from overflow.
  static let mostCounted = 1 << 30

  /// For each old file the index of the new one, if there is one.
  ///
  /// - Parameters:
  ///   - old: what was known of the files that are gone, by path.
  ///   - new: what was found in the files that nothing is known of, by path.
  static func newOfOld(old: [Counts], new: [Counts]) -> [Int?] {
    var search = RenameSearch(old: old, new: new)
    search.pairEqual()
    search.pairSimilar()
    return search.newOfOld
  }

  private init(old: [Counts], new: [Counts]) {
    self.old = old
    self.new = new
    newOfOld = [Int?](repeating: nil, count: old.count)
    isTaken = [Bool](repeating: false, count: new.count)
  }

  private mutating func pairEqual() {
    var waiting: [Counts: [Int]] = [:]
    for index in new.indices.reversed() where !new[index].isEmpty {
      waiting[new[index], default: []].append(index)
    }
    for index in old.indices {
      guard let found = waiting[old[index]]?.popLast() else { continue }
      take(Pair(old: index, new: found))
    }
  }

  private mutating func pairSimilar() {
    var scores: [Pair: Int] = [:]
    let oldFiles = files(old.indices.filter { newOfOld[$0] == nil }, old)
    let newFiles = files(new.indices.filter { !isTaken[$0] }, new)
    var oldTotals = old.map(Self.total)
    var newTotals = new.map(Self.total)
    for (key, olds) in oldFiles {
      guard let news = newFiles[key] else { continue }
      guard olds.count * news.count <= Self.mostPairs else {
        for first in olds { oldTotals[first.file] -= first.count }
        for second in news { newTotals[second.file] -= second.count }
        continue
      }
      for first in olds {
        for second in news {
          scores[Pair(old: first.file, new: second.file), default: 0] +=
            min(first.count, second.count)
        }
      }
    }
    let candidates =
      scores
      .filter { pair, score in score > (max(oldTotals[pair.old], newTotals[pair.new]) - 1) / 2 }
      .sorted { left, right in
        (-left.value, left.key.old, left.key.new) < (-right.value, right.key.old, right.key.new)
      }
    for (pair, _) in candidates where newOfOld[pair.old] == nil && !isTaken[pair.new] {
      take(pair)
    }
  }

  private mutating func take(_ pair: Pair) {
    newOfOld[pair.old] = pair.new
    isTaken[pair.new] = true
  }

  private func files(
    _ indices: [Int], _ counts: [Counts]
  ) -> [EntryKey: [(file: Int, count: Int)]] {
    var result: [EntryKey: [(file: Int, count: Int)]] = [:]
    for index in indices {
      for (key, count) in counts[index] { result[key, default: []].append((index, count)) }
    }
    return result
  }

  private static func total(_ counts: Counts) -> Int { counts.values.reduce(0, +) }
}
