import Diagnostics

/// What a run found, held against a baseline: what is known, what is new, what is no longer there.
///
/// Linear in the entries and the violations, but for a sort of what is reported.
package struct BaselineMatch: Sendable {
  /// The results as they came, without the violations that are known.
  package private(set) var results: [FileResult]
  /// How many violations are known.
  package private(set) var knownCount = 0
  /// What no violation was found for, in the order of the baseline; `count` says how many times.
  ///
  /// Only of files that were looked at in this run and of files that are no longer there, and only
  /// of rules that ran.
  package private(set) var stale: [BaselineEntry] = []
  /// The files that are known under another name, by their old one.
  package private(set) var renames: [FileRename] = []

  private let baseline: Baseline
  /// For each result its path as the baseline has it.
  private let paths: [[UInt8]]
  /// For each entry of the baseline how many violations may still be found for it.
  private var left: [Int]

  /// Matches each file with its entries; of equal violations the first ones are known.
  ///
  /// - Parameters:
  ///   - baseline: what is known.
  ///   - results: from a linter that names written places; violations by offset.
  ///   - path: the path of a file as the baseline has it, relative to the folder of the baseline.
  ///   - isThere: whether a file is there under a path of the baseline's. Asked once for each path
  ///     of the baseline that was not linted.
  ///   - runs: whether a rule ran, by its id; what others would have found is not stale.
  package init(
    _ baseline: Baseline, _ results: [FileResult], path: ([UInt8]) -> [UInt8],
    isThere: ([UInt8]) -> Bool, runs: (String) -> Bool = { _ in true }
  ) {
    self.baseline = baseline
    self.results = results
    paths = results.map { path($0.source.pathBytes) }
    left = baseline.entries.map(\.count)

    let known = KnownFile.all(in: baseline)
    var knownByPath: [[UInt8]: Int] = [:]
    for (index, file) in known.enumerated() { knownByPath[file.path] = index }
    var resultsOfKnown = [[Int]](repeating: [], count: known.count)
    var strangers: [Int] = []
    for (index, path) in paths.enumerated() {
      if let file = knownByPath[path] {
        resultsOfKnown[file].append(index)
      } else if !results[index].violations.isEmpty {
        strangers.append(index)
      }
    }
    let gone = known.indices.filter { resultsOfKnown[$0].isEmpty && !isThere(known[$0].path) }
    for (file, result) in renamed(gone.map { ($0, known[$0]) }, strangers) {
      resultsOfKnown[file].append(result)
      renames.append(FileRename(old: known[file].path, new: paths[result]))
    }

    var isGone = [Bool](repeating: false, count: known.count)
    for file in gone { isGone[file] = true }
    for (file, mine) in resultsOfKnown.enumerated() {
      let isBroken = mine.contains { result in
        self.results[result].violations.contains { $0.rule == Baseline.neverKnown }
      }
      if !mine.isEmpty { take(known[file], from: mine) }
      // Behind a fault in the text nothing was looked at.
      guard !mine.isEmpty || isGone[file], !isBroken else { continue }
      addStale(known[file], isGone: mine.isEmpty, runs: runs)
    }
  }

  /// The baseline that takes in all of the run.
  ///
  /// What is new is known now, what is stale is left out, and renamed files have their new names.
  /// What the run did not look at stays.
  package var updated: Baseline {
    var newPaths: [[UInt8]: [UInt8]] = [:]
    for rename in renames { newPaths[rename.old] = rename.new }
    var kept: [BaselineEntry] = []
    kept.reserveCapacity(baseline.entries.count)
    var upcoming = 0
    for entry in baseline.entries {
      var count = entry.count
      if upcoming < stale.count, stale[upcoming].key == entry.key {
        count -= stale[upcoming].count
        upcoming += 1
      }
      guard count > 0 else { continue }
      let path = newPaths[entry.key.path] ?? entry.key.path
      let key = ViolationKey(
        rule: entry.key.rule, path: path, component: entry.key.component, text: entry.key.text)
      kept.append(BaselineEntry(key: key, count: count))
    }
    var results = zip(self.results, paths).makeIterator()
    var added: [BaselineEntry] = []
    while let (result, path) = results.next() {
      added += Baseline(of: [result]) { _ in path }.entries
    }
    return Baseline(kept + added)
  }

  /// Pairs the files that are gone with those that nothing is known of.
  private func renamed(
    _ gone: [(index: Int, file: KnownFile)], _ strangers: [Int]
  ) -> [(file: Int, result: Int)] {
    guard !gone.isEmpty, !strangers.isEmpty else { return [] }
    let ordered = strangers.sorted { left, right in
      paths[left] == paths[right]
        ? left < right : paths[left].lexicographicallyPrecedes(paths[right])
    }
    let old = gone.map { file in
      var counts: RenameSearch.Counts = [:]
      for place in file.file.entries {
        let entry = baseline.entries[place]
        counts[EntryKey(entry.key)] = min(entry.count, RenameSearch.mostCounted)
      }
      return counts
    }
    let new = ordered.map { index in
      var counts: RenameSearch.Counts = [:]
      for violation in results[index].violations {
        guard let key = EntryKey(violation, in: results[index].source) else { continue }
        counts[key, default: 0] += 1
      }
      return counts
    }
    return zip(gone, RenameSearch.newOfOld(old: old, new: new)).compactMap { file, found in
      found.map { (file.index, ordered[$0]) }
    }
  }

  /// Takes what is known of a file out of its results.
  private mutating func take(_ file: KnownFile, from mine: [Int]) {
    var places: [EntryKey: Int] = [:]
    places.reserveCapacity(file.entries.count)
    for place in file.entries { places[EntryKey(baseline.entries[place].key)] = place }
    for index in mine {
      let source = results[index].source
      let found = results[index].violations
      results[index].violations = found.filter { violation in
        guard let key = EntryKey(violation, in: source), let place = places[key], left[place] > 0
        else { return true }
        left[place] -= 1
        return false
      }
      knownCount += found.count - results[index].violations.count
    }
  }

  private mutating func addStale(_ file: KnownFile, isGone: Bool, runs: (String) -> Bool) {
    for place in file.entries where left[place] > 0 {
      let key = baseline.entries[place].key
      guard isGone || runs(key.rule) else { continue }
      stale.append(BaselineEntry(key: key, count: left[place]))
    }
  }
}
