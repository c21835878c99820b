import Baseline
import Diagnostics
import Files

extension LintRun {
  /// Takes out of the results what is in a baseline, or writes the baselines anew.
  mutating func leaveOutKnown() {
    var placesByPath: [[UInt8]: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      guard let path = settings[entry.input.settings].baseline else { continue }
      placesByPath[path, default: []].append(place)
    }
    if options.updatesBaseline, placesByPath.isEmpty, !entries.isEmpty {
      problems.append(.noBaselineName)
    }
    for path in placesByPath.keys.sorted(by: FilePath.precedes) {
      if options.updatesBaseline, isRead(path) {
        problems.append(.writtenOverRead(path: path))
        continue
      }
      guarded.append(path)
      leaveOut(path, placesByPath[path] ?? [])
    }
  }

  private mutating func leaveOut(_ path: [UInt8], _ places: [Int]) {
    let found: (baseline: Baseline, contents: FileContents?)
    do throws(BaselineFault) {
      guard let read = try read(path, of: places) else {
        for place in places { entries[place].mayBeFixed = false }
        return
      }
      found = read
    } catch {
      problems.append(.baseline(error))
      for place in places { entries[place].mayBeFixed = false }
      return
    }
    let working = files.workingFolder
    let folder = FilePath.folder(of: FilePath.absolute(path, in: working))
    let results = places.map { entries[$0].result }
    let match = BaselineMatch(
      found.baseline, results,
      path: { FilePath.relative(FilePath.absolute($0, in: working), to: folder) },
      isThere: { files.isThere(FilePath.absolute($0, in: folder)) },
      runs: { id in
        places.contains {
          settings[entries[$0].input.settings].linter.book.severity(ofRunning: id) != nil
        }
      })
    if options.updatesBaseline {
      guard write(match.updated, of: places, to: path, found.contents) else { return }
      takeIn(places)
      return
    }
    for (place, result) in zip(places, match.results) {
      let before = entries[place].result
      if result.violations.count < before.violations.count {
        entries[place].known = KnownViolations.difference(before, result)
      }
      entries[place].result = result
    }
    baselinedCount += match.knownCount
    for rename in match.renames {
      notes.append(.renamed(from: rename.old, to: rename.new, baseline: path))
    }
    if !match.stale.isEmpty {
      let examples = match.stale.prefix(3).map { entry in
        "\(entry.key.rule) in \(FilePath.text(entry.key.path))"
          + (entry.key.component.isEmpty ? "" : ", \(entry.key.component)")
      }
      let count = match.stale.reduce(0) { $0 &+ min($1.count, 1 << 32) }
      notes.append(.staleEntries(baseline: path, count: count, examples: examples))
    }
  }

  /// The baseline at a path; nil when it cannot be read, which `problems` says.
  private mutating func read(
    _ path: [UInt8], of places: [Int]
  ) throws(BaselineFault) -> (baseline: Baseline, contents: FileContents?)? {
    let contents: FileContents
    do throws(SystemError) {
      // A pipe may never end, and nothing can be put in its place.
      let isConfigured = places.contains {
        settings[entries[$0].input.settings].baselineOrigin != nil
      }
      if options.updatesBaseline || isConfigured, try files.kind(of: path) == .other {
        throw SystemError.noRegularFile
      }
      contents = try files.read(path)
    } catch {
      if options.updatesBaseline, error.isMissingFile { return (Baseline([]), nil) }
      let problem = RunProblem.noBaseline(path: path, error)
      let origin = places.first.flatMap { settings[entries[$0].input.settings].baselineOrigin }
      problems.append(origin.map { .configured(at: $0, problem.sentence) } ?? problem)
      return nil
    }
    // What cannot be read is not written over: it may be no baseline at all, or know other files.
    if options.updatesBaseline, contents.bytes.isEmpty { return (Baseline([]), contents) }
    return (try Baseline.read(SourceText(pathBytes: path, bytes: contents.bytes)), contents)
  }

  /// Leaves out all that a baseline takes in.
  private mutating func takeIn(_ places: [Int]) {
    for place in places {
      let before = entries[place].result.violations.count
      entries[place].result.violations.removeAll(where: Baseline.takesIn)
      baselinedCount += before - entries[place].result.violations.count
    }
  }

  /// Writes a baseline; false when that failed, which `problems` says.
  private mutating func write(
    _ baseline: Baseline, of places: [Int], to path: [UInt8], _ contents: FileContents?
  ) -> Bool {
    do throws(ReplacementError) {
      if let contents {
        try files.replace(path, contents, with: baseline.text)
      } else {
        do throws(SystemError) {
          try files.create(path, holding: baseline.text)
        } catch {
          throw ReplacementError.system(error)
        }
      }
      let count = baseline.entries.reduce(0) { $0 &+ min($1.count, 1 << 32) }
      let left = places.reduce(0) { left, place in
        left + entries[place].result.violations.count { !Baseline.takesIn($0) }
      }
      notes.append(.baselineWritten(path: path, count: count, left: left))
      return true
    } catch {
      problems.append(.notRewritten(path: path, error))
      return false
    }
  }
}
