import Testing

@Suite("Faults of imports and tokens of configurations")
struct ConfigurationImportFaultTests {
  private static let importsWanted =
    "`imports` is a path, or a list of paths and of mappings with a `path`, such as "
    + "`[tokens/radius.json]`"
  private static let prefixWanted =
    "`as` is a name of letters from a to z, digits, `-` and `_`, or several with dots between "
    + "them, not "
  private static let modesWanted =
    "`modes` is a list of modes, such as `[compact]`, or a mapping, such as "
    + "`{ size: compact, theme: dark }`"

  @Test(
    "say where, what and what to do",
    arguments: [
      ("imports: [[a]]\n", "1:11: \(importsWanted)"),
      (
        "imports: ['']\n",
        "1:11: `imports` has no value; write a path, or a list of paths and of mappings with a "
          + "`path`, such as `[tokens/radius.json]`, or remove it"
      ),
      ("imports: { space: a.json }\n", "1:10: \(importsWanted)"),
      (
        "imports: [{ as: space }]\n",
        "1:11: this import names no file; add `path: tokens/radius.json`"
      ),
      (
        "imports: [{ path: }]\n",
        "1:13: `path` has no value; write the path of a token file, such as `tokens/radius.json`, "
          + "or remove it"
      ),
      (
        "imports: [{ path: [a] }]\n",
        "1:19: `path` is the path of a token file, such as `tokens/radius.json`"
      ),
      ("imports: [{ path: \"a\\0b\" }]\n", "1:19: this has a NUL in it, which no path has"),
      (
        "imports: [{ path: a, prefix: b }]\n",
        "1:22: there is no key `prefix` here; known are path, as, modes"
      ),
      (
        "imports: [{ path: a, mode: b }]\n",
        "1:22: there is no key `mode` here; did you mean `modes`?"
      ),
      (
        "imports: [{ path: a, as: }]\n",
        "1:22: `as` has no value; write a name, such as `space`, or remove it"
      ),
      (
        "imports: [{ path: a, as: '' }]\n",
        "1:26: `as` has no value; write a name, such as `space`, or remove it"
      ),
      ("imports: [{ path: a, as: [b] }]\n", "1:26: `as` is a name, such as `space`"),
      (
        "imports: [{ path: a, as: my space }]\n",
        "1:26: \(prefixWanted)`my space`; write a name such as `space`"
      ),
      (
        "imports: [{ path: a, as: a..b }]\n",
        "1:26: \(prefixWanted)`a..b`; write a name such as `space`"
      ),
      (
        "imports: [{ path: a, as: a. }]\n",
        "1:26: \(prefixWanted)`a.`; write a name such as `space`"
      ),
      (
        "imports: [{ path: a, as: '@' }]\n",
        "1:26: \(prefixWanted)`@`; write a name such as `space`"
      ),
      ("imports: [{ path: a, modes: [[b]] }]\n", "1:30: \(modesWanted)"),
      (
        "imports: [{ path: a, modes: [''] }]\n",
        "1:30: `modes` has no value; write a list of modes, such as `[compact]`, or a mapping, "
          + "such as `{ size: compact, theme: dark }`, or remove it"
      ),
      ("imports: [{ path: a, modes: { b: { c: d } } }]\n", "1:34: \(modesWanted)"),
      (
        "imports: [{ path: a, modes: { b: } }]\n",
        "1:31: `b` has no value; write a mode or a list of modes, or remove it"
      ),
      (
        "imports: [{ path: a, modes: { b: [] } }]\n",
        "1:31: `b` has no value; write a mode or a list of modes, or remove it"
      ),
      (
        "overrides: [{ files: a, imports: [b] }]\n",
        "1:25: `imports` does not belong here, only `files`, `rules`, `failLevel` or `tolerance`; "
          + "it stands at the top level"
      ),
      (
        "overrides: [{ files: a, tokens: {} }]\n",
        "1:25: `tokens` does not belong here, only `files`, `rules`, `failLevel` or `tolerance`; "
          + "it stands at the top level"
      ),
      (
        "tokens: [a]\n",
        "1:9: `tokens` is a mapping of `rem`, `radii` and `paddings`, such as `{ rem: 16 }`"
      ),
      ("tokens: { em: 1 }\n", "1:11: there is no key `em` here; did you mean `rem`?"),
      (
        "tokens: { rem: }\n",
        "1:11: `rem` has no value; write a number of points, such as `16`, or remove it"
      ),
      ("tokens: { rem: 16px }\n", "1:16: `rem` is a number of points, such as `16`"),
      ("tokens: { rem: [16] }\n", "1:16: `rem` is a number of points, such as `16`"),
      ("tokens: { rem: .nan }\n", "1:16: `rem` is a number of points, such as `16`"),
      (
        "tokens: { rem: 010 }\n",
        "1:16: `010` is not a plain decimal number; it reads as 8 (YAML 1.1) or 10 (YAML 1.2); "
          + "write the number that you mean, such as `8` or `0.5`"
      ),
      (
        "tokens: { radii: {} }\n",
        #"1:18: `radii` is a token's path or a list of them, such as `["*.corner"]`"#
      ),
      (
        "tokens: { paddings: [''] }\n",
        "1:22: `paddings` has no value; write a token's path or a list of them, such as "
          + #"`["layout.gutter*"]`, or remove it"#
      ),
      (
        "tokens: { radii: ['{shape.corner}'] }\n",
        "1:19: the path of a token stands here without braces, not `{shape.corner}`; write it as "
          + "in `*.corner`"
      ),
    ])
  func sentences(text: String, expected: String) {
    #expect(faults(text) == ["c:" + expected])
  }

  @Test("refuse a `rem` out of range", arguments: ["0", "-1", "1000.5", "-0"])
  func range(text: String) {
    #expect(
      faults("tokens: { rem: \(text) }\n") == [
        "c:1:16: `rem` is more than 0 and at most 1000 points; write `16`, or what `1rem` stands "
          + "for in your project"
      ])
  }

  @Test("refuse `modes` without a mode", arguments: ["", "[]", "{}", "~"])
  func noModes(text: String) {
    #expect(
      faults("imports: [{ path: a, modes: \(text) }]\n") == [
        "c:1:22: `modes` has no value; write a list of modes, such as `[compact]`, or a mapping, "
          + "such as `{ size: compact, theme: dark }`, or remove it"
      ])
  }

  @Test("take names in front of up to 200 characters")
  func longPrefix() {
    let name = String(repeating: "a", count: 200)
    #expect(faults("imports: [{ path: a, as: \(name) }]\n").isEmpty)
    #expect(
      faults("imports: [{ path: a, as: \(name)b }]\n") == [
        "c:1:26: `as` has at most 200 characters; write a shorter name"
      ])
  }
}
