import Diagnostics
import Files
import RuleEngine

extension LintRun {
  /// How many fixes were made, or would be.
  var fixedCount: Int { entries.reduce(0) { $0 + ($1.fixes?.fixedCount ?? 0) } }

  /// Works out what fixing comes to, in every file that has something to fix; nothing is written.
  mutating func workOutFixes(_ fixing: LintOptions.Fixing) {
    let (entries, settings) = (entries, settings)
    let places = entries.indices.filter { place in
      entries[place].mayBeFixed
        && entries[place].result.violations.contains { violation in
          violation.fix.map { fixing.safeties.contains($0.safety) } ?? false
        }
    }
    let loop = FixLoop(allowing: fixing.safeties)
    let fixed = progress.during("fixing", of: places.count) { line in
      Workers.map(places.count, jobs: options.jobs(for: places.count)) { index in
        defer { line.step() }
        let entry = entries[places[index]]
        let linter = settings[entry.input.settings].linter
        return loop.run(entry.result.source, found: entry.result.violations) { source in
          let outcome = linter.lint(source, isNamed: entry.input.isNamed)
          guard outcome.failures.isEmpty else { return nil }
          return KnownViolations.removing(
            entry.known, from: outcome.result.violations, in: source)
        }
      }
    }
    var refused = 0
    for (place, result) in zip(places, fixed) {
      if !result.ranOut { refused += result.refusedCount(fixing.safeties) }
      if result.isChanged { self.entries[place].fixes = result }
      if result.ranOut { notes.append(.moreToFix(path: entries[place].input.path)) }
    }
    if refused > 0 { notes.append(.refusedFixes(count: refused)) }
  }

  /// Rewrites the files with what was worked out; one that cannot be written stays as it was found.
  mutating func rewriteFiles() {
    removeLeftovers()
    for place in entries.indices {
      guard let fixes = entries[place].fixes else { continue }
      let path = entries[place].input.path
      do throws(ReplacementError) {
        if let contents = entries[place].contents {
          try files.replace(path, contents, with: fixes.source.bytes)
        }
        entries[place].result.violations = fixes.violations
        entries[place].result.source = fixes.source
      } catch {
        entries[place].fixes = nil
        problems.append(.notRewritten(path: path, error))
      }
    }
  }

  /// Removes what killed runs left in the folders of the files.
  private func removeLeftovers() {
    var folders: Set<[UInt8]> = []
    for entry in entries where !entry.input.isStandardInput {
      let folder = FilePath.folder(of: files.target(of: entry.input.path))
      if folders.insert(folder).inserted { files.removeLeftovers(in: folder) }
    }
  }
}
