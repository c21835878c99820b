import Testing

@Suite("Baseline of a run")
struct BaselineTests {
  private func shell() -> Shell {
    Shell(files: ["a.tokens.yaml": Sample.faulty, "b.tokens.yaml": Sample.doubtful])
  }

  @Test("written once, it leaves out what it lists and shows what is new")
  func roundTrip() {
    var shell = shell()
    let written = shell.run("lint", "--baseline", "known.json", "--update-baseline")
    #expect(written.code == 0)
    #expect(written.errors == "note: known.json holds 2 violations now\n")
    shell.files["known.json"] = .text(written.text("known.json"))
    let quiet = shell.run("lint", "--baseline", "known.json")
    #expect(quiet.code == 0 && quiet.output.contains("2 in the baseline"))
    shell.files["c.tokens.yaml"] = Sample.faulty
    let more = shell.run("lint", "--baseline", "known.json", "--format", "concise", "-q")
    #expect(more.code == 1 && more.output.hasPrefix("c.tokens.yaml:"))
  }

  @Test("entries that match nothing are reported, and renamed files are known")
  func changes() {
    var shell = shell()
    shell.files["known.json"] = .text(
      shell.run("lint", "--baseline", "known.json", "--update-baseline").text("known.json"))
    shell.files["a.tokens.yaml"] = Sample.clean
    let fixed = shell.run("lint", "--baseline", "known.json")
    #expect(
      fixed.code == 0
        && fixed.errors.contains("no longer matches anything (container-radius-too-small"))
    shell.files["a.tokens.yaml"] = nil
    shell.files["z.tokens.yaml"] = Sample.faulty
    let renamed = shell.run("lint", "--baseline", "known.json")
    #expect(renamed.code == 0)
    #expect(renamed.errors.contains("a.tokens.yaml seems to be z.tokens.yaml now"))
  }

  @Test(
    "what is wrong with it is said",
    arguments: [
      (["--baseline", "none.json"], "cannot read none.json: no such file or folder; `--update-"),
      (["--update-baseline"], "`--update-baseline` does not know which file to write"),
      (["--baseline", "a.tokens.yaml"], "a.tokens.yaml:1:1: "),
      (
        ["--baseline", "a.tokens.yaml", "--update-baseline"],
        "a.tokens.yaml is a file that this run reads, and is not written over"
      ),
      (
        ["--baseline", "other.json", "--update-baseline"],
        "other.json:1:1: this is no baseline, which starts with"
      ),
      (["--update-baseline", "--diff"], "`--update-baseline` and `--diff` contradict each other"),
      (["--update-baseline", "--fix"], "`--update-baseline` and `--fix` contradict each other"),
    ])
  func faults(_ options: [String], _ sentence: String) {
    var shell = shell()
    shell.files["other.json"] = .text("{\"important\": true}")
    let outcome = shell.run(["lint"] + options)
    #expect(outcome.code == 2)
    #expect(outcome.text("other.json") == "{\"important\": true}")
    #expect(outcome.errors.hasPrefix("error: " + sentence))
  }
}
