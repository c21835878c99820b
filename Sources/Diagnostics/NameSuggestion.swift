/// Finds the known name that a misspelt one was probably meant to be.
package enum NameSuggestion {
  /// The nearest candidate, or nil when none is near enough.
  ///
  /// Near enough is an edit distance of at most a third of the name's length, at least 1 and at
  /// most 3, where swapping two neighbours counts once and upper and lower case count the same.
  /// Of equally near ones the first wins. The cost is candidates × length × 7, so lists of 50,000
  /// names are fine for a single look.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var bound = Swift.max(1, Swift.min(3, wanted.count / 3)) + 1
    var best: String?
    for candidate in candidates {
      let other = folded(candidate)
      guard !other.isEmpty, abs(other.count - wanted.count) < bound else { continue }
      let distance = distance(from: wanted, to: other, below: bound)
      if distance < bound {
        best = candidate
        bound = distance
        if distance == 0 { break }
      }
    }
    return best
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
  }

  /// The restricted Damerau-Levenshtein distance in bytes, or `limit` when it is not below it.
  private static func distance(from left: [UInt8], to right: [UInt8], below limit: Int) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      var smallest = row
      for column in 1...right.count {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var value = Swift.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          value = Swift.min(value, beforeLast[column - 2] + 1)
        }
        current.append(value)
        smallest = Swift.min(smallest, value)
      }
      if smallest >= limit { return limit }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
