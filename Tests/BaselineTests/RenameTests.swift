import Baseline
import Diagnostics
import Testing

@Suite("Renamed files and their baseline")
struct RenameTests {
  private let old = RunSketch.file("old.yaml", ["r card 24", "r tile 8", "q map 9"])

  @Test("are found by what is wrong with them, and are not stale")
  func renamed() {
    let new = RunSketch.file("new.yaml", ["r tile 8", "r card 24", "q map 9"])
    let match = RunSketch.match(RunSketch.baseline(old), [new])
    #expect(match.renameLines == ["old.yaml → new.yaml"])
    #expect(match.new.isEmpty)
    #expect(match.stale.isEmpty)
    #expect(match.updated.text == RunSketch.baseline(new).text)
  }

  @Test("may have been edited as well")
  func edited() {
    let new = RunSketch.file("new.yaml", ["r tile 8", "r card 24", "r badge 3"])
    let match = RunSketch.match(RunSketch.baseline(old), [new])
    #expect(match.renameLines == ["old.yaml → new.yaml"])
    #expect(match.new == ["new.yaml: r badge 3"])
    #expect(match.staleLines == ["old.yaml: q map 9 × 1"])
    #expect(match.updated.text == RunSketch.baseline(new).text)
  }

  @Test("are not looked for while the old one is there, or among files that are known")
  func noRename() {
    let new = RunSketch.file("new.yaml", ["r card 24", "r tile 8", "q map 9"])
    let there = RunSketch.match(RunSketch.baseline(old), [new], there: ["old.yaml"])
    #expect(there.renames.isEmpty)
    #expect(there.new.count == 3)
    let known = RunSketch.baseline(old, RunSketch.file("new.yaml", ["r other 1"]))
    #expect(RunSketch.match(known, [new]).renames.isEmpty)
  }

  @Test("share more than one fault among many")
  func strangers() {
    let new = RunSketch.file("new.yaml", ["r card 24", "r a 1", "r b 2", "r c 3"])
    let match = RunSketch.match(RunSketch.baseline(old), [new])
    #expect(match.renames.isEmpty)
    #expect(match.stale.count == 3)
    let one = RunSketch.file("old.yaml", ["r card 24"])
    #expect(RunSketch.match(RunSketch.baseline(one), [new]).renames.isEmpty)
  }

  @Test("go to the file with the most in common, each to one alone")
  func most() {
    let some = RunSketch.file("a.yaml", ["r card 24", "r tile 8", "r extra 1"])
    let all = RunSketch.file("b.yaml", ["r card 24", "r tile 8", "q map 9", "r extra 1"])
    let match = RunSketch.match(RunSketch.baseline(old), [some, all])
    #expect(match.renameLines == ["old.yaml → b.yaml"])
    let second = RunSketch.file("older.yaml", ["r card 24", "r tile 8"])
    let both = RunSketch.match(RunSketch.baseline(old, second), [some, all])
    #expect(both.renameLines == ["old.yaml → b.yaml", "older.yaml → a.yaml"])
  }

  @Test("that are alike are paired in the order of their paths, however they come")
  func alike() {
    let lines = ["r card 24", "r tile 8"]
    let baseline = RunSketch.baseline(
      RunSketch.file("a1", lines), RunSketch.file("a2", lines), RunSketch.file("a3", lines))
    let new = ["b3", "b1", "b2"].map { RunSketch.file($0, lines) }
    for turn in 0..<3 {
      let files = Array(new[turn...] + new[..<turn])
      #expect(RunSketch.match(baseline, files).renameLines == ["a1 → b1", "a2 → b2", "a3 → b3"])
    }
    #expect(RunSketch.match(baseline, [new[0]]).renameLines == ["a1 → b3"])
  }

  @Test("in their hundreds are told apart by what only they have")
  func many() {
    func file(_ path: String, _ index: Int, _ more: [String]) -> FileResult {
      RunSketch.file(path, (0..<50).map { "r card\($0) 24" } + ["r own\(index) 1"] + more)
    }
    let old = (0..<300).map { file("a\($0)", $0, []) }
    let new = (0..<300).map { file("b\($0)", $0, ["r added 1"]) }
    var match = RunSketch.match(Baseline([]), [])
    let time = ContinuousClock().measure {
      match = RunSketch.match(Baseline(of: old) { $0 }, new)
    }
    #expect(match.renames.count == 300)
    #expect(match.renames.allSatisfy { $0.old.dropFirst() == $0.new.dropFirst() })
    #expect(match.knownCount == 300 * 51)
    #expect(time < .seconds(20))
  }
}
