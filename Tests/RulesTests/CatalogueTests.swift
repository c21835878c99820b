import Foundation
import RuleEngine
import Rules
import Testing

@Suite("The rule catalogue")
struct CatalogueTests {
  @Test("Every rule file can be read and compiled")
  func loads() {
    #expect(RuleLibrary.descriptions.count == RuleLibrary.sources.count)
    let faults = RuleBook.load(RuleLibrary.sources).faults
    #expect(faults.map { "\($0.source.path): \($0.sentence)" } == [])
  }

  @Test("The list of embedded files is the folder, in the order of its names, byte for byte")
  func listIsComplete() throws {
    let folder = RuleLibrary.package.appending(path: "Rules").resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".yaml") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(RuleFiles.all.map(\.name) == names)
    for file in RuleFiles.all {
      let onDisk = try Data(contentsOf: folder.appending(path: file.name))
      #expect(Array(onDisk) == file.bytes, "\(file.name)")
    }
  }

  @Test("A rule is named like its file and lies in the group of its kind")
  func names() throws {
    for source in RuleLibrary.sources {
      let rule = try RuleDescription.read(source)
      #expect(source.path == "\(rule.group)/\(rule.id).yaml")
      #expect((rule.subject == .loading) == (rule.group == "loading"), "\(rule.id)")
    }
  }

  @Test("Texts are there and within length", arguments: RuleLibrary.descriptions)
  func lengths(_ rule: RuleDescription) {
    #expect((8...70).contains(rule.title.count))
    #expect(!rule.title.hasSuffix("."))
    #expect((80...1_024).contains(rule.why.count))
    #expect((40...1_024).contains(rule.how.count))
    #expect((1...4).contains(rule.goodExamples.count))
    #expect((1...5).contains(rule.badExamples.count))
  }

  @Test("Messages and helps are one sentence without a full stop", arguments: RuleLibrary.sources)
  func sentences(_ source: RuleSource) {
    let file = String(decoding: source.bytes, as: UTF8.self)
    for line in file.split(separator: "\n") {
      for key in ["message: ", "help: ", "note: "] where line.hasPrefix(key) {
        let text = line.dropFirst(key.count).trimmingPrefix("\"")
        #expect(!text.hasSuffix(".\"") && !text.hasSuffix("."), "\(line)")
        #expect(text.first?.isUppercase == false, "\(line)")
      }
    }
  }

  @Test(
    "On one subject these rules silence those",
    arguments: [
      ("negative-radius", ["off-scale-radius"]),
      (
        "sentinel-radius",
        ["off-scale-radius", "hardcoded-radius", "radius-exceeds-half", "capsule-for-control"]
      ),
      ("capsule-for-control", ["radius-exceeds-half"]),
      ("scale-order", ["map-inset-mismatch"]),
      ("unsupported-container-shape", ["container-shape-mismatch"]),
      ("hardcoded-nested-radius", ["hardcoded-radius"]),
      ("no-container", ["missing-minimum"]),
      ("missing-minimum", ["fallback-mismatch"]),
      ("larger-radius-inside-smaller", ["container-radius-too-small"]),
      ("container-radius-too-small", ["corner-overlap"]),
      ("corner-overlap", ["uneven-inset"]),
      ("uneven-inset", ["pinched-corner"]),
      ("pinched-corner", ["not-concentric"]),
      ("minimum-overrides-concentricity", ["uneven-inset"]),
    ])
  func silences(_ id: String, _ silenced: [String]) {
    #expect(RuleLibrary.descriptions.first { $0.id == id }?.silences == silenced)
  }
}
