import Configuration
import Diagnostics
import Testing

@Suite("Faults of configuration files")
struct ConfigurationFaultTests {
  @Test(
    "say where, what and what to do",
    arguments: [
      (
        "- a\n", "1:1: a configuration is a mapping of keys such as `exclude`, `rules`, `failLevel`"
      ),
      (
        "off\n", "1:1: a configuration is a mapping of keys such as `exclude`, `rules`, `failLevel`"
      ),
      (
        "rules: {}\n---\nrules: {}\n",
        "3:1: a configuration is one document; remove the `---` and what is after it"
      ),
      ("version: 2\n", "1:10: the only version of this format is 1; write `version: 1`"),
      ("version:\n", "1:9: the only version of this format is 1; write `version: 1`"),
      ("exclud: a\n", "1:1: there is no key `exclud` here; did you mean `exclude`?"),
      ("failevel: never\n", "1:1: there is no key `failevel` here; did you mean `failLevel`?"),
      (
        "overrides: [{files: a, zzz: b}]\n",
        "1:24: there is no key `zzz` here; known are files, rules, failLevel, tolerance"
      ),
      (
        "overrides: [{files: a, requireReason: true}]\n",
        "1:24: `requireReason` does not belong here, only `files`, `rules`, `failLevel` or "
          + "`tolerance`; it stands at the top level"
      ),
      (
        "overrides: [{rules: {}}]\n",
        #"1:13: this override says for no files; add `files: ["legacy/**"]`"#
      ),
      (
        "overrides: {}\n",
        "1:12: `overrides` is a list of mappings, each with `files` and what holds for these"
      ),
      (
        "overrides: [a]\n",
        "1:13: `overrides` is a list of mappings, each with `files` and what holds for these"
      ),
      ("rules: [a]\n", "1:8: `rules` is a mapping of rules, such as `not-concentric: off`"),
      ("extends: {a: b}\n", "1:10: `extends` is a path or a list of paths, such as `../base.yaml`"),
      ("extends: [[a]]\n", "1:11: `extends` is a path or a list of paths, such as `../base.yaml`"),
      (
        "extends: ['']\n",
        "1:11: `extends` has no value; write a path or a list of paths, such as `../base.yaml`, "
          + "or remove it"
      ),
      ("extends: \"a\\0b\"\n", "1:10: this has a NUL in it, which no path has"),
      (
        "baseline:\n",
        "1:1: `baseline` has no value; write a path, such as `.cornerlint-baseline.json`, "
          + "or remove it"
      ),
      ("baseline: [a]\n", "1:11: `baseline` is a path, such as `.cornerlint-baseline.json`"),
      ("exclude: ['a[']\n", #"1:11: this `[` has no `]`; write `\[` for the character itself"#),
      (
        "exclude: ['a', ~]\n",
        #"1:16: `exclude` has no value; write a pattern or a list of patterns, such as "#
          + #"`[vendor/, "*.old.yaml"]`, or remove it"#
      ),
      (
        "failLevel: warn\n",
        "1:12: `failLevel` is error, warning, info or never, not `warn`; did you mean `warning`?"
      ),
      ("failLevel: [error]\n", "1:12: `failLevel` is error, warning, info or never"),
      (
        "failLevel:\n",
        "1:1: `failLevel` has no value; write error, warning, info or never, or remove it"
      ),
      (
        "é: 1\n",
        "1:1: there is no key `é` here; known are version, extends, include, exclude, imports, "
          + "tokens, rules, overrides, ruleDirectories, failLevel, tolerance, baseline, "
          + "requireReason"
      ),
      (
        "{x-é: 1, failLevel: eror}\n",
        "1:21: `failLevel` is error, warning, info or never, not `eror`; did you mean `error`?"
      ),
      (
        "requireReason: yes\n",
        "1:16: `requireReason` is true or false, not `yes`; did you mean `true`?"
      ),
      ("tolerance: -1\n", "1:12: `tolerance` is 0 or more points"),
      (
        "tolerance: 010\n",
        "1:12: `010` is not a plain decimal number; it reads as 8 (YAML 1.1) or 10 (YAML 1.2); "
          + "write the number that you mean, such as `8` or `0.5`"
      ),
      ("tolerance: .inf\n", "1:12: `tolerance` is a number of points, such as `0.005`"),
      ("tolerance: 1px\n", "1:12: `tolerance` is a number of points, such as `0.005`"),
      ("tolerance: [1]\n", "1:12: `tolerance` is a number of points, such as `0.005`"),
      ("rules: {a: false}\n", "1:12: write `a: off` so that a rule does not run"),
      ("rules: {a: no}\n", "1:12: write `a: off` so that a rule does not run"),
      (
        "rules: {a: {severity: false}}\n", "1:23: write `severity: off` so that a rule does not run"
      ),
      (
        "rules: {a: disabled}\n",
        "1:12: `a` is off, error, warning or info, not `disabled`; did you mean `off`?"
      ),
      ("rules: {a: true}\n", "1:12: `a` is off, error, warning or info, not `true`"),
      ("rules: {a: [off]}\n", "1:12: `a` is off, error, warning or info"),
      ("rules: {a: }\n", "1:9: `a` has no value; write off, error, warning or info, or remove it"),
      (
        "rules: {a: {level: off}}\n",
        "1:13: there is no key `level` here; known are severity, options"
      ),
      (
        "rules: {a: {options: 4}}\n",
        "1:22: `options` is a mapping of names and values, such as `{ margin: 20 }`"
      ),
      (
        "rules: {a: {options: {b: }}}\n",
        "1:23: `b` has no value; write a number, a text, `true` or `false`, or remove it"
      ),
      (
        "rules: {a: {options: {b: {}}}}\n",
        "1:26: an option is a number, a text, `true`, `false`, or a list of one of these"
      ),
      (
        "rules: {a: {options: {b: [1, x]}}}\n",
        "1:30: the items of a list are all numbers, all texts, or all `true` or `false`"
      ),
      (
        "rules: {a: {options: {b: [[1]]}}}\n",
        "1:27: the items of a list are all numbers, all texts, or all `true` or `false`"
      ),
      (
        "rules: {a: {options: {b: .nan}}}\n",
        "1:26: `.nan` is neither a number nor clearly a text; write a number, `true` or "
          + "`false`, or put it in quotes"
      ),
      (
        "rules: {a: {options: {b: yes}}}\n",
        "1:26: `yes` is neither a number nor clearly a text; write a number, `true` or `false`, "
          + "or put it in quotes"
      ),
      (
        "rules: {a: off, a: error}\n",
        "1:17: key `a` stands twice in this mapping; remove or rename one of them; the first "
          + "one counts"
      ),
      (
        "rules: {a: *x}\n",
        "1:12: no anchor `&x` stands before this alias; write `&x` in front of the value that "
          + "is meant"
      ),
    ])
  func sentences(text: String, expected: String) {
    #expect(faults(text) == ["c:" + expected])
  }

  @Test(
    "are ambiguous numbers among options too", arguments: ["010", "1e999", "0x10", "1_0", "12:30"])
  func ambiguous(text: String) {
    let found = faults("rules: {a: {options: {b: \(text)}}}\n")
    #expect(found.count == 1)
    #expect(found.first?.contains("`\(text)` is not a plain decimal number; it reads as") == true)
  }

  @Test("come in the order of the file")
  func order() {
    let places = read("rules: {a: 1}\nfoo: 1\nrules: {}\nexclude: '['\n").faults.map(\.origin.line)
    #expect(places == [1, 2, 3, 4])
  }

  @Test("are found in any bytes, and quote only a part of them")
  func hostile() {
    let long = String(repeating: "é", count: 500_000)
    for text in [
      "failLevel: \(long)\n", "\(long): 1\n", "rules: {a: \(long)}\n", "version: \(long)\n",
    ] {
      let found = faults(text)
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.utf8.count < 400 })
    }
    #expect(!faults(String(repeating: "[", count: 100_000)).isEmpty)
    #expect(!faults("rules: " + String(repeating: "{a: ", count: 1000)).isEmpty)
    #expect(!faults("rules: {a: \0}\n").isEmpty)
    let latin = SourceText(pathBytes: [0xFF], bytes: Array("rules: ".utf8) + [0xE9])
    #expect(!ConfigurationFile(reading: latin).faults.isEmpty)
  }

  @Test("stop aliases from making too much of a small file")
  func aliasBomb() {
    let rules = (0..<1000).map { "r\($0): off" }.joined(separator: ", ")
    let overrides = Array(repeating: "*o", count: 10_000).joined(separator: ", ")
    let file = read("x-o: &o { files: a, rules: { \(rules) } }\noverrides: [\(overrides)]\n")
    #expect(file.faults.map(\.kind) == [.tooManyEntries])
    #expect(file.overrides.count < 1000)
  }
}
