import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Files
import Testing

@testable import LintCommand

@Suite("What cornerlint render draws")
struct RenderChoiceTests {
  private static func options(_ words: [String]) throws -> RenderOptions {
    let description = try #require(CommandDescription.of(.render))
    let arguments = try ParsedArguments(words.map { Array($0.utf8) }, for: description)
    return try RenderOptions(arguments)
  }

  private static func judged(
    _ text: String, _ options: RenderOptions, files: [String: MemoryFileSystem.Node] = [:]
  ) throws -> JudgedFile {
    let files = MemoryFileSystem(nodes: files)
    var settings = SettingsShelf(options.lint, in: files)
    let silent = OutputChannel { _ in }
    let file = JudgedFile(
      SourceText(pathBytes: options.path, bytes: Array(text.utf8)), options.lint, &settings,
      files: files,
      streams: Streams(
        readInput: { () throws(SystemError) -> [UInt8] in [] }, output: silent, errors: silent))
    return try #require(file)
  }

  /// The names of the figures, and the corners that are marked in each.
  private static func drawn(
    _ text: String, _ words: String..., files: [String: MemoryFileSystem.Node] = [:]
  ) throws -> [String] {
    let options = try options(["a.yaml"] + words)
    return try DrawnComponents(of: judged(text, options, files: files), options).figures().drawn.map
    {
      let corners = $0.marks.map { "\($0.placement):\($0.corners)" }.joined(separator: " ")
      return corners.isEmpty ? $0.figure.name : "\($0.figure.name) \(corners)"
    }
  }

  private static let nested = """
    components:
      clean: { shape: 8 }
      card:
        shape: 24
        padding: 12
        containerShape: shape
        content:
          photo: { shape: 16 }
      list:
        content:
          - { name: row, shape: 4 }
          - { name: row, shape: 6 }
      floating:
        shape: 24
        size: { width: 100, height: 100 }
        containerShape: shape
        content:
          bar: { shape: 20, alignment: top, inset: 12, size: { height: 50 } }

    """

  @Test("all components that stand on their own, with their faulty corners")
  func all() throws {
    #expect(try Self.drawn(Self.nested) == ["clean", "card 2:15", "list", "floating 7:3"])
  }

  @Test(
    "one component, by its path or the end of it",
    arguments: [
      ("card", ["card 2:15"]), ("photo", ["card/photo 2:15"]), ("list", ["list"]),
      ("floating/bar", ["floating/bar 7:3"]), ("row", ["list/row", "list/row"]),
    ])
  func component(_ name: String, _ expected: [String]) throws {
    #expect(try Self.drawn(Self.nested, "--component", name) == expected)
  }

  @Test("every placement that shares a fault, though lint reports it once")
  func shared() throws {
    let text = """
      corners: { photo: 16, card: 24 }
      components:
        photo: { shape: photo }
        card:
          shape: card
          padding: 12
          containerShape: shape
          content: [photo]
        first: { content: [card] }
        second: { content: [card] }
        third: { use: card, padding: 8 }

      """
    // In `third` the distance is another, and nothing is too small.
    #expect(try Self.drawn(text) == ["first 2:15", "second 5:15", "third"])
  }

  @Test("containers of token files of other formats, but not what they may hold")
  func otherFormats() throws {
    let tokens = "card: { radius: 8, padding: 16 }\nchip: { radius: 4, padding: 2 }\n"
    #expect(try Self.drawn(tokens).map { $0.prefix { $0 != " " } } == ["card", "chip"])
  }

  /// A spec on variables of two modes; where the compact one is at fault, the regular one is not.
  private static func moded(_ card: String = ImportTests.card) -> [String: MemoryFileSystem.Node] {
    [
      "a.yaml": .text("import: [variables.json]\n" + card), "variables.json": ImportTests.variables,
    ]
  }

  @Test("the mode with the gravest fault, or the one that is named, with what holds in it")
  func modes() throws {
    let files: [String: MemoryFileSystem.Node] = ["variables.json": ImportTests.variables]
    let text = "import: [variables.json]\n" + ImportTests.card
    #expect(try Self.drawn(text, files: files) == ["card 1:15"])
    #expect(try Self.drawn(text, "--mode", "compact", files: files) == ["card 1:15"])
    #expect(try Self.drawn(text, "--mode", "regular", files: files) == ["card"])
    let shell = Shell(files: Self.moded())
    #expect(
      shell.run("render", "a.yaml").errors.hasPrefix(
        "note: drawn in the mode `compact`, which has 1 error; `--mode NAME` draws another\n"))
    // What somebody has named need not be told.
    #expect(!shell.run("render", "a.yaml", "--mode", "compact").errors.contains("drawn in"))
    #expect(shell.run("render", "a.yaml", "--mode", "regular").output.contains(">card (regular)<"))
    let unknown = shell.run("render", "a.yaml", "--mode", "regulr")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors == "error: a.yaml has no mode `regulr`; did you mean `regular`?\n")
  }

  @Test("a mode that is not the first, where the fault is in it alone")
  func laterMode() throws {
    let text = """
      components:
        frame:
          shape: 24
          padding: 2
          containerShape: shape
          content: { photo: { shape: "{radius.card}" } }
        chip: { shape: "{radius.card}" }

      """
    let shell = Shell(files: Self.moded(text))
    let all = shell.run("render", "a.yaml")
    #expect(
      all.errors.hasPrefix(
        "note: drawn in the mode `regular`, which has 1 error; `--mode NAME` draws another\n"))
    #expect(all.output.contains(">frame (regular)<") && all.output.contains(">chip (regular)<"))
    // Nothing is wrong with the chip in any mode.
    #expect(
      shell.run("render", "a.yaml", "--component", "chip").errors
        == "note: drawn in the mode `compact`, the first of 2; `--mode NAME` draws another\n")
    #expect(
      shell.run("render", "a.yaml", "--component", "photo").output.contains(
        ">frame/photo (regular)<"))
  }

  /// Variables of two collections with two modes each.
  private static let axes = MemoryFileSystem.Node.text(
    """
    {"variableCollections": {
      "c1": {"id": "c1", "name": "size", "modes": [{"modeId": "m1", "name": "compact"},
        {"modeId": "m2", "name": "regular"}], "variableIds": ["v1"], "defaultModeId": "m1"},
      "c2": {"id": "c2", "name": "theme", "modes": [{"modeId": "t1", "name": "light"},
        {"modeId": "t2", "name": "dark"}], "variableIds": ["v2"], "defaultModeId": "t1"}},
     "variables": {
      "v1": {"id": "v1", "name": "radius/card", "variableCollectionId": "c1",
        "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"], "valuesByMode": {"m1": 20, "m2": 28}},
      "v2": {"id": "v2", "name": "radius/photo", "variableCollectionId": "c2",
        "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"], "valuesByMode": {"t1": 8, "t2": 16}}}}

    """)

  @Test(
    "a mode by its name or its parts, with their axes or without",
    arguments: [
      ("compact + dark", "compact + dark"), ("size=compact,theme=dark", "compact + dark"),
      ("theme: dark + size: regular", "regular + dark"), ("regular, light", "regular + light"),
      ("theme=light", "regular + light"), ("dark", "compact + dark"),
      ("size=regular", "regular + light"),
    ])
  func namedModes(_ wish: String, _ expected: String) {
    let text = "import: [variables.json]\n" + ImportTests.card
    let shell = Shell(files: ["a.yaml": .text(text), "variables.json": Self.axes])
    let outcome = shell.run("render", "a.yaml", "--mode", wish)
    #expect(outcome.code == 0 && outcome.output.contains(">card (\(expected))<"))
  }

  @Test(
    "says which modes there are",
    arguments: [
      ("theme=compact", "write size=compact, size=regular, theme=light or theme=dark"),
      ("sise=compact", "did you mean `size=compact`?"),
      ("compact,regular", "write size=compact, size=regular, theme=light or theme=dark"),
      ("", "write size=compact, size=regular, theme=light or theme=dark"),
    ])
  func unknownModes(_ wish: String, _ advice: String) {
    let text = "import: [variables.json]\n" + ImportTests.card
    let shell = Shell(files: ["a.yaml": .text(text), "variables.json": Self.axes])
    let outcome = shell.run("render", "a.yaml", "--mode", wish)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: a.yaml has no mode `\(wish)`; \(advice)\n")
  }

  private static let bar = """
    components:
      screen:
        shape: 24
        containerShape: shape
        size: { width: 100, height: 100 }
        content:
          bar: { shape: 12, alignment: bottomTrailing, inset: 12, size: { width: 60, height: 50 } }

    """

  @Test(
    "in a terminal the worst corner, without faults the one in which most lies",
    arguments: [
      ([], Corner.bottomTrailing), ([(UInt8(0b0110), Severity.info)], .topTrailing),
      ([(0b0001, .info), (0b1000, .error), (0b0100, .error)], .bottomTrailing),
      ([(0b0001, .info), (0b0100, .warning)], .bottomLeading), ([(0, .error)], .bottomTrailing),
    ])
  func corner(_ faults: [(UInt8, Severity)], _ expected: Corner) throws {
    let options = try Self.options(["a.yaml"])
    let file = try Self.judged(Self.bar, options)
    let document = try #require(file.reading.documents.first)
    let marks = faults.map { CornerMark(placement: 0, corners: $0, severity: $1) }
    let figure = Figure(of: 0, in: document, DocumentGeometry(document), marks: marks)
    #expect(figure.tellingCorner == expected)
  }
}
