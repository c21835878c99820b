import Baseline
import Diagnostics
import Testing

@Suite("Holding a run against a baseline")
struct MatchTests {
  private let baseline = RunSketch.baseline(
    RunSketch.file("a.yaml", ["r card 24", "r card 24", "q card/photo 8"]),
    RunSketch.file("b.yaml", ["r card 24"]))

  @Test("takes out what is known, in whatever order it is found")
  func known() {
    let a = RunSketch.file("a.yaml", ["q card/photo 8", "r card 24", "r card 24"])
    let match = RunSketch.match(baseline, [a, RunSketch.file("b.yaml", ["r card 24"])])
    #expect(match.new.isEmpty)
    #expect(match.knownCount == 4)
    #expect(match.stale.isEmpty)
    #expect(match.renames.isEmpty)
  }

  @Test(
    "shows what differs in rule, place, text or file",
    arguments: ["q card 24", "r tile 24", "r card 25", "r  24"])
  func new(line: String) {
    let a = RunSketch.file("a.yaml", ["r card 24", "r card 24", line, "q card/photo 8"])
    #expect(RunSketch.match(baseline, [a], there: ["b.yaml"]).new == ["a.yaml: \(line)"])
    let c = RunSketch.file("c.yaml", ["r card 24"])
    #expect(
      RunSketch.match(baseline, [c], there: ["a.yaml", "b.yaml"]).new == ["c.yaml: r card 24"])
  }

  @Test("of equal violations the first are known")
  func count() {
    let a = RunSketch.file("a.yaml", ["r card 24", "r card 24", "r card 24"])
    let match = RunSketch.match(baseline, [a], there: ["b.yaml"])
    #expect(match.results.flatMap(\.violations).map(\.range.start) == [6])
    #expect(match.knownCount == 2)
  }

  @Test("calls stale what is left over of files that were linted or are gone, and of no others")
  func stale() {
    let a = RunSketch.file("a.yaml", ["r card 24"])
    let left = ["a.yaml: r card 24 × 1", "a.yaml: q card/photo 8 × 1"]
    #expect(RunSketch.match(baseline, [a], there: ["b.yaml"]).staleLines == left)
    #expect(RunSketch.match(baseline, [a]).staleLines == left + ["b.yaml: r card 24 × 1"])
    #expect(RunSketch.match(baseline, [], there: ["a.yaml", "b.yaml"]).staleLines == [])
    let clean = RunSketch.file("b.yaml", [])
    #expect(
      RunSketch.match(baseline, [clean], there: ["a.yaml"]).staleLines == ["b.yaml: r card 24 × 1"])
  }

  @Test("calls nothing stale of rules that did not run")
  func rules() {
    let a = RunSketch.file("a.yaml", [])
    let match = RunSketch.match(baseline, [a], there: ["b.yaml"]) { $0 == "q" }
    #expect(match.staleLines == ["a.yaml: q card/photo 8 × 1"])
    #expect(RunSketch.match(baseline, [], there: ["a.yaml"]) { $0 == "q" }.stale.count == 1)
  }

  @Test("never knows a fault in the text, and calls nothing stale behind one")
  func syntax() {
    let broken = RunSketch.file("a.yaml", ["yaml-syntax  {", "r card 24"])
    #expect(RunSketch.baseline(broken).entries.map(\.key.rule) == ["r"])
    let key = ViolationKey(
      rule: "yaml-syntax", path: Array("a.yaml".utf8), component: "", text: "{")
    let written = Baseline(baseline.entries + [BaselineEntry(key: key, count: 1)])
    let match = RunSketch.match(written, [broken], there: ["b.yaml"])
    #expect(match.new == ["a.yaml: yaml-syntax  {"])
    #expect(match.stale.isEmpty)
  }

  @Test("tells names apart that only look alike")
  func bytes() {
    let composed = RunSketch.file("a.yaml", ["r caf\u{E9} 24"])
    let decomposed = RunSketch.file("a.yaml", ["r cafe\u{301} 24"])
    #expect(RunSketch.match(RunSketch.baseline(composed), [decomposed]).knownCount == 0)
    #expect(
      RunSketch.baseline(RunSketch.file("a.yaml", ["r caf\u{E9} 24", "r cafe\u{301} 24"])).entries
        .count == 2)
  }

  @Test("the updated baseline knows the run and keeps what it did not look at")
  func updated() {
    let a = RunSketch.file("a.yaml", ["r card 24", "r tile 9"])
    let match = RunSketch.match(baseline, [a], there: ["b.yaml"])
    let again = RunSketch.match(match.updated, [a], there: ["b.yaml"])
    #expect(again.new.isEmpty)
    #expect(again.stale.isEmpty)
    let whole = [a, RunSketch.file("b.yaml", ["r card 24"])]
    #expect(match.updated.text == Baseline(of: whole) { $0 }.text)
    #expect(RunSketch.match(Baseline([]), whole).updated.text == match.updated.text)
  }

  @Test("100,000 entries and as many violations take no time to speak of")
  func many() {
    let files = (0..<100).map { file in
      RunSketch.file("f\(file).yaml", (0..<1_000).map { "r card\($0)/photo \($0)" })
    }
    let baseline = Baseline(of: files) { $0 }
    #expect(baseline.entries.count == 100_000)
    var match = RunSketch.match(Baseline([]), [])
    let time = ContinuousClock().measure { match = RunSketch.match(baseline, files) }
    #expect(match.knownCount == 100_000)
    #expect(time < .seconds(20))
  }
}
