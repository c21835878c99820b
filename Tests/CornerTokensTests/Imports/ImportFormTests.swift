import Testing

@Suite("The form of imports")
struct ImportFormTests {
  @Test(
    "nothing behind `import` is an empty list, and a path may stand alone",
    arguments: [
      "import:", "import: ~", "import: []", "import: a.json", "import: [a.json]",
      "import: [{ path: a.json }]", "import: [{ path: a.json, as: web.v-2_0 }]",
      "import: [{ path: a.json, as: 12, x-owner: brand }]", "import: &files [&path a.json, *path]",
    ])
  func right(text: String) {
    #expect(Self.faults(of: text) == [])
  }

  @Test(
    "each slip is reported where it stands",
    arguments: [
      FaultCase("import: {}", "invalid-value 1: {}"),
      FaultCase("import: ''", "invalid-value 1: ''"),
      FaultCase("import: [null]", "invalid-value 1: null"),
      FaultCase("import: [[a.json]]", "invalid-value 1: [a.json]"),
      FaultCase("import: [{}]", "invalid-value 1: {}"),
      FaultCase("import: [{ path: }]", "invalid-value 1: "),
      FaultCase("import: [{ path: [a.json] }]", "invalid-value 1: [a.json]"),
      FaultCase("import: [{ path: a.json, as: null }]", "invalid-value 1: null"),
      FaultCase("import: [{ path: a.json, as: '' }]", "invalid-value 1: ''"),
      FaultCase("import: [{ path: a.json, as: [web] }]", "invalid-value 1: [web]"),
      FaultCase("import: [{ path: a.json, as: a/b }]", "invalid-value 1: a/b"),
      FaultCase("import: [{ path: a.json, as: a..b }]", "invalid-value 1: a..b"),
      FaultCase("import: [{ path: a.json, modes: null }]", "invalid-value 1: null"),
      FaultCase("import: [{ path: a.json, modes: [] }]", "invalid-value 1: []"),
      FaultCase("import: [{ path: a.json, modes: {} }]", "invalid-value 1: {}"),
      FaultCase("import: [{ path: a.json, modes: '' }]", "invalid-value 1: ''"),
      FaultCase("import: [{ path: a.json, modes: [dark, ~] }]", "invalid-value 1: [dark, ~]"),
      FaultCase(
        "import: [{ path: a.json, modes: { a: [], b: dark, c: {} } }]", "invalid-value 1: []",
        "invalid-value 1: {}"),
      FaultCase(
        "import: [{ path: '', as: +, modes: [] }]", "invalid-value 1: ''", "invalid-value 1: +",
        "invalid-value 1: []"),
      FaultCase("import: [{ path: a.json, mode: dark }]", "unknown-key 1: mode"),
      FaultCase("import: [*nowhere]", "yaml-syntax 1: *nowhere"),
    ])
  func wrong(fault: FaultCase) {
    #expect(Self.faults(of: fault.text) == fault.faults)
  }

  @Test(
    "the sentences say what to write",
    arguments: [
      ("import: [{ path: a.json, as: a/b }]", "`a/b` is no name to put in front of tokens"),
      ("import: [{ path: a.json, as: }]", "this is no name to put in front of tokens"),
      ("import: [{ as: web }]", "this import has no `path`"),
      ("import: [{ path: '' }]", "this path is empty"),
    ])
  func sentences(text: String, sentence: String) {
    let loading = Loading(text + "\ncorners:", beside: ["a.json": Self.file])
    #expect(loading.reading.faults.map(\.message) == [sentence])
    #expect(loading.reading.faults.allSatisfy { !$0.help.isEmpty })
  }

  @Test("a key that is spelt much like another one names it")
  func suggestion() {
    let loading = Loading(
      "import: [{ path: a.json, mode: dark }]\ncorners:", beside: ["a.json": Self.file])
    #expect(loading.reading.faults.map(\.help) == ["did you mean `modes`?"])
  }

  private static let file = "radius: { card: 8px }"

  private static func faults(of text: String) -> [String] {
    Loading(text + "\ncorners:", beside: ["a.json": file]).faults
  }
}
