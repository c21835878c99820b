extension RandomAccessCollection where Index == Int {
  /// Where the first element stands that no longer is in front; the end when all are.
  ///
  /// The collection must be sorted so that all those in front come first. Logarithmic.
  @inlinable
  package func firstPlace(behind isInFront: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
