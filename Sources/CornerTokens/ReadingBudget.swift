/// What the documents of one file may still cost together.
struct ReadingBudget: Sendable {
  /// How many nodes aliases and uses may still repeat.
  var repeats: Int
  /// How many names suggestions may still be searched among.
  var searches = 200_000
  /// How many placements uses have made so far.
  var placements = 0

  /// The budget of a file: enough for any that is meant, a fraction of a second for one that is not.
  init(nodeCount: Int) {
    repeats = min(100 * nodeCount, 2_000_000 + 20 * nodeCount)
  }
}
