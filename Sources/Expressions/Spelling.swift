/// Finds the name somebody meant.
enum Spelling {
  /// The candidate that is spelt most like a name, or nil when none is close.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let name = Array(name.utf8)
    guard name.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    let most = max(1, name.count / 3)
    for candidate in candidates {
      let bytes = Array(candidate.utf8)
      guard abs(bytes.count - name.count) <= most else { continue }
      let distance = self.distance(name, bytes)
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many bytes must be put in, taken out or changed.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var previous = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        let change = previous[column] + (byte == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[second.count]
  }
}
