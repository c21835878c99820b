/// What a baseline knows of one path.
struct KnownFile {
  /// The path.
  let path: [UInt8]
  /// The places of its entries in the baseline.
  let entries: Range<Int>

  /// The paths of a baseline with their entries, in its order.
  static func all(in baseline: Baseline) -> [KnownFile] {
    var files: [KnownFile] = []
    var start = 0
    for place in baseline.entries.indices {
      let path = baseline.entries[place].key.path
      let isLast =
        place + 1 == baseline.entries.count || baseline.entries[place + 1].key.path != path
      guard isLast else { continue }
      files.append(KnownFile(path: path, entries: start..<place + 1))
      start = place + 1
    }
    return files
  }
}
