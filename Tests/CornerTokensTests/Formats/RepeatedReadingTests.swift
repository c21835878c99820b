import Diagnostics
import Synchronization
import Testing
import YAMLTree

@testable import CornerTokens

/// Files and lists that much refers to.
struct RepeatedReadingTests {
  /// Files in memory that count how often they are read.
  private final class CountingTokenFiles: TokenFiles {
    private let files: MemoryTokenFiles
    private let count = Mutex(0)

    init(_ texts: [String: String]) { files = MemoryTokenFiles(texts: texts) }

    var readCount: Int { count.withLock { $0 } }

    func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText {
      count.withLock { $0 += 1 }
      return files.read(path, namedIn: importer)
    }

    func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
      files.identity(of: path, namedIn: importer)
    }
  }

  private func read(_ text: String, _ files: CountingTokenFiles) -> ReadTokenFile {
    ReadTokenFile(SourceText(path: "test.json", text: text), files: files)
  }

  /// A resolver document with a set of some references.
  private func resolver(_ references: [String]) -> String {
    let sources = references.map { ##"{"$ref": "\##($0)"}"## }.joined(separator: ", ")
    return ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}], "##
      + ##""sets": {"s": {"sources": [\##(sources)]}}}"##
  }

  @Test("a resolver document reads a file once for all that refer to groups in it")
  func groups() {
    let count = 500
    let groups = (0..<count).map {
      ##""g\##($0)": {"t\##($0)": {"$type": "number", "$value": \##($0)}}"##
    }
    let files = CountingTokenFiles(["a.json": "{" + groups.joined(separator: ",") + "}"])
    let read = read(resolver((0..<count).map { "a.json#/g\($0)" }), files)
    #expect(files.readCount == 1)
    #expect(read.faults.isEmpty)
    #expect(read.merged.count == count)
    #expect(read.merged["t7"] == "t7 = 7.0 number")
  }

  @Test("one object in a file is read once, however it is referred to")
  func spellings() {
    let files = CountingTokenFiles(["a.json": ##"{"g": {"t": {"$type": "number", "$value": 1}}}"##])
    let read = read(
      resolver(["a.json#/g", "./a.json#/g", "b/../a.json#g", "a.json", "./a.json#", "a.json#/%67"]),
      files)
    #expect(files.readCount == 1)
    #expect(read.file?.parts.count == 2)
    #expect(read.tokens(of: 1) == ["t = 1.0 number", "g.t = 1.0 number"])
    #expect(read.layers == ["1: g.t = 1.0 number", "1: t = 1.0 number"])
  }

  @Test("tokens of several objects in a file keep their names, values and groups")
  func contribution() throws {
    let files = CountingTokenFiles([
      "a.json": ##"""
      {"u": {"x": {"$type": "number", "$value": 1}},
       "v": {"radius": {"y": {"$value": "{z}"}, "in": {"w": {"$value": "0 {z}"}}}},
       "z": {"spacing": {"z": {"$value": "{y} * 2"}}}}
      """##
    ])
    let read = read(
      resolver(["a.json#/u", "a.json#/v", "a.json#/z", "a.json#/v/radius"]), files)
    #expect(
      read.layers == [
        "1: x = 1.0 number", "1: radius.y = {z} radius, radius.in.w = [0 {z}] radius",
        "1: spacing.z = ={y} * 2 padding", "1: y = {z}, in.w = [0 {z}]",
      ])
    let part = try #require(read.file?.parts[1])
    let groups = part.tokens.map { token in
      part.groups[Int(part.groups[Int(token.group)].parent)].role
    }
    #expect(groups == [.other, .other, .radius, .other, .other, .other])
    #expect(part.groups.map { part.tree.string($0.key) } == ["", "radius", "in", "spacing", "in"])
  }

  @Test("a file that cannot be read is told once, a pointer to nothing wherever it stands")
  func faults() {
    let files = CountingTokenFiles(["a.json": ##"{"g": {"t": {"$type": "number", "$value": 1}}}"##])
    let missing = read(
      resolver(["b.json#/x", "./b.json#/y", "https://a.b/c.json#/x", "https://a.b/c.json#/y"]),
      files)
    #expect(
      missing.faults == [
        ##"unreadable-import 1: "b.json#/x""##,
        ##"unreadable-import 1: "https://a.b/c.json#/x""##,
      ])
    let pointers = read(
      resolver(["a.json#/x", "a.json#/g", "a.json#/x/y", "a.json#/g/t/$value"]), files)
    #expect(
      pointers.faults == [
        ##"unknown-token 1: "a.json#/x""##, ##"unknown-token 1: "a.json#/x/y""##,
        ##"unreadable-import 1: "a.json#/g/t/$value""##,
      ])
  }

  @Test("Theo reads an imported file once, and says of a package's that it is one")
  func theo() {
    let files = CountingTokenFiles(["base/a.yml": "aliases: { A: 1px }"])
    let read = read("imports: [base/a.yml]\naliases: { T: 6px }", files)
    #expect(files.readCount == 1)
    #expect(read.merged.count == 2)
    let package = CountingTokenFiles([:])
    let missing = self.read("imports: ['@team/a.yml']\naliases: { T: 6px }", package)
    #expect(package.readCount == 1)
    #expect(missing.file?.faults.map { $0.message.contains("into a package") } == [true])
  }

  @Test(
    "60,000 pointers to the end of a list of 60,000 are followed in no time",
    .timeLimit(.minutes(1)))
  func list() {
    let count = 60_000
    let items = (0..<count).map(String.init).joined(separator: ",")
    let pointers = (0..<count).map {
      ##""p\##($0)": {"$type": "number", "$value": {"$ref": "#/l/$value/\##(count - 1 - $0 % 100)"}}"##
    }
    let sample = DTCGSample(
      ##"{"l": {"$type": "gradient", "$value": [\##(items)]}, "## + pointers.joined(separator: ",")
        + "}")
    #expect(sample.faults.isEmpty)
    #expect(sample.value("p3") == "59996 number")
  }

  @Test(
    "an item is found by its index as pointers write it",
    arguments: [
      ("0", "a0"), ("9", "a9"), ("15", "a15"), ("16", "a16"), ("17", "a17"), ("39", "a39"),
      ("40", nil), ("99999999", nil), ("999999999", nil), ("", nil), ("-1", nil), ("+1", nil),
      ("01", nil), ("00", nil), ("1x", nil), ("-", nil), (" 1", nil),
    ])
  func item(index: String, value: String?) {
    for count in [40, 10] {
      let list = "[" + (0..<count).map { "a\($0)" }.joined(separator: ",") + "]"
      let tree = YAMLTree(parsing: SourceText(path: "a.yaml", text: list))
      var members = MemberIndex(tree)
      let isThere = value != nil && Int(index).map { $0 < count } == true
      for _ in 0..<2 {
        let found = members.item(Array(index.utf8), of: tree.documents[0])
        #expect(found.map(tree.string) == (isThere ? value : nil))
      }
    }
  }

  @Test("a mapping and a scalar have no items")
  func noItems() {
    let tree = YAMLTree(parsing: SourceText(path: "a.yaml", text: "{a: 1, b: 2}"))
    var members = MemberIndex(tree)
    #expect(members.item(Array("1".utf8), of: tree.documents[0]) == nil)
    #expect(members.item(Array("0".utf8), of: .none) == nil)
  }
}
