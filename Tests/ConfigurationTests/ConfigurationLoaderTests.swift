import Configuration
import Diagnostics
import Expressions
import Testing

@Suite("Configurations that extend others")
struct ConfigurationLoaderTests {
  static let folder = Folder(files: [
    "/r/app/.cornerlint.yaml": """
    extends: [../design/base.yaml]
    exclude: [own/]
    rules:
      a: { severity: error, options: { y: 3 } }
      c: off
      b: { options: { z: true } }
    overrides: [{ files: "*.y", rules: { c: info } }]
    ruleDirectories: [rules, ../design/rules]

    """,
    "/r/design/base.yaml": """
    exclude: [base/]
    include: ["*.design.yaml", /here.yaml]
    rules: { a: { severity: info, options: { x: 1, y: 2 } }, b: warning }
    overrides: [{ files: [old/, /only/*], failLevel: never, tolerance: 1 }]
    ruleDirectories: rules
    failLevel: info
    baseline: known.json

    """,
  ])

  @Test("let their own keys win, rules and options one by one")
  func merge() {
    let (configuration, faults) = Self.folder.load("/r/app/.cornerlint.yaml")
    #expect(faults.isEmpty)
    #expect(configuration.files.map(text) == ["/r/design/base.yaml", "/r/app/.cornerlint.yaml"])
    #expect(configuration.rules.members.map(\.name) == ["a", "b", "c"])
    #expect(configuration.rules["a"]?.level?.value == .on(.error))
    #expect(configuration.rules["b"]?.level?.value == .on(.warning))
    #expect(configuration.rules["a"]?.options.members.map(\.name) == ["x", "y"])
    #expect(configuration.rules["a"]?.options["x"]?.value.value == .double(1))
    #expect(configuration.rules["a"]?.options["y"]?.value.value == .double(3))
    #expect(
      configuration.ruleDirectories.map { text($0.value) } == ["/r/design/rules", "/r/app/rules"])
    #expect(configuration.baseline.map { text($0.value) } == "/r/design/known.json")
    #expect(configuration.failLevel.map { place($0.origin) } == "/r/design/base.yaml:6:12")
    #expect(
      configuration.rules["a"]?.level.map { place($0.origin) } == "/r/app/.cornerlint.yaml:4:18")
    #expect(configuration.overrides.count == 2)
  }

  @Test("take patterns from the folder of the file in which they stand")
  func patterns() {
    let configuration = Self.folder.load("/r/app/.cornerlint.yaml").configuration
    #expect(configuration.isExcluded(bytes("/r/app/own/x"), isFolder: false))
    #expect(configuration.isExcluded(bytes("/r/app/x/own"), isFolder: true))
    #expect(!configuration.isExcluded(bytes("/r/app/base/x"), isFolder: false))
    #expect(!configuration.isExcluded(bytes("/r/own/x"), isFolder: false))
    #expect(!configuration.isExcluded(bytes("/r/app"), isFolder: true))
    #expect(!configuration.isExcluded(bytes("own/x"), isFolder: false))
    #expect(configuration.isExcluded(entry: bytes("/r/app/own"), isFolder: true))
    #expect(!configuration.isExcluded(entry: bytes("/r/app/own/x"), isFolder: false))
    // A name counts in the folder of the configuration that is used too, a place does not.
    #expect(configuration.includes(bytes("/r/app/a.design.yaml")) == true)
    #expect(configuration.includes(bytes("/r/design/here.yaml")) == true)
    #expect(configuration.includes(bytes("/r/app/here.yaml")) == false)
    #expect(Configuration().includes(bytes("/r/app/here.yaml")) == nil)
  }

  @Test("apply the overrides that match, later ones over earlier ones")
  func overrides() {
    let configuration = Self.folder.load("/r/app/.cornerlint.yaml").configuration
    let plain = configuration.settings(for: bytes("/r/app/a.z"))
    #expect(plain.key.overrides == [] && plain.off == ["c"] && plain.failLevel?.value == .info)
    #expect(plain.severities == ["a": .error, "b": .warning])
    #expect(plain.options == ["a": ["x": .double(1), "y": .double(3)], "b": ["z": .bool(true)]])
    let both = configuration.settings(for: bytes("/r/app/old/a.y"))
    #expect(both.key.overrides == [0, 1] && both.off == [] && both.severities["c"] == .info)
    #expect(both.failLevel?.value == .never && both.tolerance?.value == 1)
    #expect(configuration.key(for: bytes("/r/app/only/z")).overrides == [])
    #expect(configuration.key(for: bytes("/r/design/only/z")).overrides == [0])
    #expect(
      configuration.key(for: bytes("/r/app/a.y")) == configuration.key(for: bytes("/r/app/b.y")))
    #expect(
      configuration.key(for: bytes("/r/app/a.y")) != Configuration().key(for: bytes("/r/app/a.y")))
  }

  @Test("report what cannot be followed, at the path")
  func faults() {
    let folder = Folder(files: [
      "/a.yaml": "extends: [b.yaml, none.yaml, a.yaml]\nfailLevel: info\n",
      "/b.yaml": "extends: ./x/../a.yaml\nfoo: 1\ntolerance: 2\n",
    ])
    let (configuration, faults) = folder.load("/a.yaml")
    #expect(
      Set(faults) == [
        "/a.yaml:1:19: cannot read /none.yaml: no such file or folder",
        "/a.yaml:1:30: a.yaml extends this file in turn; remove one of the two",
        "/b.yaml:1:10: ./x/../a.yaml extends this file in turn; remove one of the two",
        "/b.yaml:2:1: there is no key `foo` here; known are version, extends, include, exclude, "
          + "imports, tokens, rules, overrides, ruleDirectories, failLevel, tolerance, baseline, requireReason",
      ])
    #expect(configuration.failLevel?.value == .info && configuration.tolerance?.value == 2)
    #expect(
      folder.load("/c.yaml").faults == ["/c.yaml:1:1: cannot read /c.yaml: no such file or folder"])
  }

  @Test("count a file once that two of them extend")
  func diamond() {
    let folder = Folder(files: [
      "/a": "extends: [b, c]\n", "/b": "extends: d\nrules: {r: off}\n", "/c": "extends: d\n",
      "/d": "rules: {r: error}\noverrides: [{files: x}]\n",
    ])
    let (configuration, faults) = folder.load("/a")
    #expect(faults.isEmpty)
    #expect(configuration.files.map(text) == ["/d", "/b", "/c", "/a"])
    #expect(configuration.overrides.count == 1)
    #expect(configuration.rules["r"]?.level?.value == .off)
  }

  @Test("go 32 deep and 1,000 wide")
  func limits() {
    var files: [String: String] = [:]
    for number in 0..<40 { files["/d\(number)"] = "extends: d\(number + 1)\n" }
    #expect(Folder(files: files).load("/d8").faults.isEmpty == false)
    files["/d40"] = ""
    #expect(Folder(files: files).load("/d8").faults == [])
    #expect(
      Folder(files: files).load("/d7").faults == [
        "/d39:1:10: more than 32 files extend each other; put some together"
      ])
    for number in 0..<1100 { files["/w\(number)"] = "failLevel: info\n" }
    files["/w"] =
      "extends: [\((0..<1100).map { "w\($0)" }.joined(separator: ", "))]\ntolerance: 3\n"
    let (configuration, faults) = Folder(files: files).load("/w")
    #expect(faults.count == 1 && configuration.tolerance?.value == 3)
  }

  @Test("keep relative paths relative, and take any bytes")
  func relative() {
    let folder = Folder(files: [
      "x/c": "extends: ../b\nbaseline: n\nexclude: [q/]\n", "b": "baseline: m\n",
    ])
    let (configuration, faults) = folder.load("./x/c")
    #expect(faults.isEmpty && configuration.files.map(text) == ["b", "x/c"])
    #expect(configuration.baseline.map { text($0.value) } == "x/n")
    #expect(configuration.isExcluded(bytes("x/q/r"), isFolder: false))
    #expect(configuration.isExcluded(bytes("./x/q") + [0x2F, 0xFF, 0x00], isFolder: false))
    #expect(!configuration.isExcluded(bytes("q/r"), isFolder: false))
  }

  @Test("read each file once, and say what is wrong once")
  func once() {
    var loader = ConfigurationLoader(
      Folder(files: ["/a": "extends: c\n", "/b": "extends: c\n", "/c": "foo: 1\n"]).source)
    _ = loader.load(bytes("/a"))
    _ = loader.load(bytes("/b"))
    #expect(loader.faults.count == 1)
  }

  @Test("hold 10,000 rules and overrides")
  func many() {
    let rules = (0..<10_000).map { "  r\($0): { options: { o: \($0) } }\n" }.joined()
    let overrides = (0..<10_000).map { "  - { files: 'f\($0)', rules: { r\($0): off } }\n" }
      .joined()
    let folder = Folder(files: ["/c": "rules:\n\(rules)overrides:\n\(overrides)"])
    let (configuration, faults) = folder.load("/c")
    #expect(faults.isEmpty && configuration.rules.members.count == 10_000)
    #expect(configuration.settings(for: bytes("/f77")).off == ["r77"])
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
