import CornerTokens
import Expressions

/// The values of a scale in order of size, to find equal ones without comparing each with each.
struct ScaleIndex: Sendable {
  /// The known values, ascending; of equal ones the earlier first.
  private let sorted: [(value: Double, index: Int32)]
  /// Of those the radii: all without `inset` in their names.
  private let radii: [(value: Double, index: Int32)]
  /// For each value of the scale the earliest one that it repeats, or -1.
  private let originals: [Int32]
  /// The radii of imported files, ascending; of equal ones the earlier first.
  private let imported: [(value: Double, index: Int32)]
  private let tolerance: Tolerance

  /// Sorts the scale: n log n in the number of its values.
  ///
  /// - Parameter imported: the radii of imported files, sorted.
  init(
    _ scale: Scale, imported: [(value: Double, index: Int32)] = [], tolerance: Tolerance
  ) {
    self.imported = imported
    self.tolerance = tolerance
    var sorted: [(value: Double, index: Int32)] = []
    sorted.reserveCapacity(scale.values.count)
    for (index, value) in scale.values.enumerated() where !value.value.isNaN {
      sorted.append((Tolerance.rounded(value.value), Int32(index)))
    }
    sorted.sort { ($0.value, $0.index) < ($1.value, $1.index) }
    self.sorted = sorted
    radii = sorted.filter { entry in
      !Self.namesInset(Int(entry.index), in: scale)
        && TokenForm.isWritable(scale.name(of: Int(entry.index)))
    }
    var originals = [Int32](repeating: -1, count: scale.values.count)
    for namesInset in [false, true] {
      let literals = sorted.filter { entry in
        scale.values[Int(entry.index)].traits.contains(.literal)
          && Self.namesInset(Int(entry.index), in: scale) == namesInset
      }
      Self.findOriginals(of: literals, tolerance, &originals)
    }
    self.originals = originals
  }

  /// The first value of the scale, in file order, that is the same number; logarithmic.
  func value(sameAs number: Double) -> Int? { first(sameAs: number, in: sorted) }

  /// The first such value whose name can be written as a length and says nothing of an inset,
  /// which is no radius; logarithmic.
  func radius(sameAs number: Double) -> Int? { first(sameAs: number, in: radii) }

  /// The first radius of an imported file that is the same number; logarithmic.
  func importedRadius(sameAs number: Double) -> Int? { first(sameAs: number, in: imported) }

  private func first(sameAs number: Double, in sorted: [(value: Double, index: Int32)]) -> Int? {
    var low = sorted.firstPlace { tolerance.below($0.value, number) }
    var best: Int32?
    var looks = 0
    while low < sorted.count, looks < 64, tolerance.same(sorted[low].value, number) {
      best = min(best ?? sorted[low].index, sorted[low].index)
      low += 1
      looks += 1
    }
    return best.map(Int.init)
  }

  /// The earliest value that is written as the same number, with or without `inset` in its name as
  /// this one; nil when it is the first of its kind.
  func original(of index: Int) -> Int? {
    guard originals.indices.contains(index), originals[index] >= 0 else { return nil }
    return Int(originals[index])
  }

  /// True when the name of a value contains `inset`, in any case.
  static func namesInset(_ index: Int, in scale: Scale) -> Bool {
    guard scale.values.indices.contains(index) else { return false }
    let start = Int(scale.values[index].nameStart)
    let end = start + Int(scale.values[index].nameCount)
    let word: [UInt8] = [0x69, 0x6E, 0x73, 0x65, 0x74]
    guard start >= 0, end <= scale.names.count, end - start >= word.count else { return false }
    for first in start...(end - word.count) {
      var matched = 0
      while matched < word.count, scale.names[first + matched] | 0x20 == word[matched] {
        matched += 1
      }
      if matched == word.count { return true }
    }
    return false
  }

  /// For each entry, the smallest index among those within the tolerance: one pass over a window
  /// whose candidates are kept in order of value with rising indexes.
  private static func findOriginals(
    of entries: [(value: Double, index: Int32)], _ tolerance: Tolerance,
    _ originals: inout [Int32]
  ) {
    var window: [Int] = []
    var head = 0
    var next = 0
    for entry in entries {
      while next < entries.count, !tolerance.exceeds(entries[next].value, entry.value) {
        while window.count > head, let last = window.last, entries[last].index > entries[next].index
        {
          window.removeLast()
        }
        window.append(next)
        next += 1
      }
      while head < window.count, tolerance.below(entries[window[head]].value, entry.value) {
        head += 1
      }
      if head < window.count, entries[window[head]].index < entry.index {
        originals[Int(entry.index)] = entries[window[head]].index
      }
    }
  }
}
