import Configuration
import Expressions
import Testing

@Suite("A configuration against the rules there are")
struct KnownRulesTests {
  static let known = KnownRules([
    KnownRules.Rule(id: "uneven-inset", options: []),
    KnownRules.Rule(
      id: "screen-edge-margin",
      options: [
        ("margin", .double(16)), ("idiom", .string("phone")), ("strict", .bool(false)),
        ("roles", .list([.string("button")])), ("steps", .list([.int(4), .int(8)])),
        ("extra", .list([])),
      ]),
  ])

  @Test(
    "is told what is unknown or of another kind",
    arguments: [
      (
        "uneven-insets: off",
        ["1:9: there is no rule `uneven-insets`; did you mean `uneven-inset`?"]
      ),
      ("zzz: off", ["1:9: there is no rule `zzz`; `cornerlint rules` lists them all"]),
      (
        "uneven-inset: {options: {margin: 4}}",
        ["1:34: `uneven-inset` has no options; remove `margin`"]
      ),
      (
        "screen-edge-margin: {options: {margn: 4}}",
        ["1:40: `screen-edge-margin` has no option `margn`; did you mean `margin`?"]
      ),
      (
        "screen-edge-margin: {options: {zzzz: 4}}",
        [
          "1:40: `screen-edge-margin` has no option `zzzz`; known are margin, idiom, strict, "
            + "roles, steps, extra"
        ]
      ),
      (
        "screen-edge-margin: {options: {margin: '4'}}",
        ["1:48: the option `margin` is a number, such as `16`"]
      ),
      (
        "screen-edge-margin: {options: {margin: [4]}}",
        ["1:48: the option `margin` is a number, such as `16`"]
      ),
      (
        "screen-edge-margin: {options: {idiom: 4}}",
        [
          "1:47: the option `idiom` is a text, such as `phone`; put what looks like a number in "
            + "quotes"
        ]
      ),
      (
        "screen-edge-margin: {options: {strict: a}}",
        ["1:48: the option `strict` is `true` or `false`"]
      ),
      (
        "screen-edge-margin: {options: {roles: button}}",
        ["1:47: the option `roles` is a list of texts, such as `[button]`"]
      ),
      (
        "screen-edge-margin: {options: {roles: [4]}}",
        ["1:47: the option `roles` is a list of texts, such as `[button]`"]
      ),
      (
        "screen-edge-margin: {options: {steps: [a]}}",
        ["1:47: the option `steps` is a list of numbers, such as `[4, 8]`"]
      ),
      (
        "screen-edge-margin: {options: {margin: 4, idiom: pad, strict: true, roles: [a, b], "
          + "steps: [1], extra: [x]}}",
        []
      ),
      ("screen-edge-margin: {options: {roles: []}}", []), ("uneven-inset: off", []),
    ] as [(String, [String])])
  func kinds(text: String, expected: [String]) {
    let (configuration, _) = Folder(files: ["/c": "rules: {\(text)}\n"]).load("/c")
    #expect(configuration.faults(against: Self.known).map(line) == expected.map { "/c:" + $0 })
  }

  @Test("looks into overrides and extended files, in their order")
  func order() {
    let folder = Folder(files: [
      "/a": "extends: b\nrules: {p: off}\noverrides: [{files: x, rules: {q: off}}]\n",
      "/b": "overrides: [{files: x, rules: {r: off}}]\nrules: {s: off}\n",
    ])
    let faults = folder.load("/a").configuration.faults(against: Self.known)
    #expect(faults.map { place($0.origin) } == ["/b:1:32", "/b:2:9", "/a:2:9", "/a:3:32"])
  }

  @Test("takes 10,000 unknown rules among 10,000")
  func many() {
    let known = KnownRules((0..<10_000).map { KnownRules.Rule(id: "rule-\($0)", options: []) })
    let rules = (0..<10_000).map { "  role-\($0)-x: off\n" }.joined()
    let configuration = Folder(files: ["/c": "rules:\n" + rules]).load("/c").configuration
    #expect(configuration.faults(against: known).count == 10_000)
  }
}
