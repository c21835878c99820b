/// How many of two rows of lines are the same at both ends; none counts for both ends.
struct SameEnds {
  /// The lines at the start that are the same.
  let front: Int
  /// Of the others, those at the end that are the same.
  let back: Int

  /// Compares two rows by the places of their lines, up to the first difference at each end.
  init(old: Int, new: Int, isSame: (_ old: Int, _ new: Int) -> Bool) {
    let most = Swift.min(old, new)
    var front = 0
    while front < most, isSame(front, front) { front += 1 }
    var back = 0
    while back < most - front, isSame(old - 1 - back, new - 1 - back) { back += 1 }
    self.front = front
    self.back = back
  }
}
