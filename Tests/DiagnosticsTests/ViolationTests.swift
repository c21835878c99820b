import Diagnostics
import Testing

@Suite("Violations and their labels")
struct ViolationTests {
  private func violation(modes: [String], message: String = "too round") -> Violation {
    Violation(
      rule: "some-rule", severity: .error, message: message, writtenAt: "card",
      range: ByteRange(3, 5), modes: modes)
  }

  @Test(
    "name the modes behind the message, three at most",
    arguments: [
      ([], "too round"), (["compact"], "too round (in compact)"),
      (["compact", "brand B"], "too round (in compact and brand B)"),
      (["dark + compact", "b", "c"], "too round (in dark + compact, b and c)"),
      (["a", "b", "c", "d"], "too round (in a, b, c and 1 more)"),
      (["a", "b", "c", "d", "e", "f", "g", "h"], "too round (in a, b, c and 5 more)"),
    ] as [([String], String)])
  func modes(_ modes: [String], _ wanted: String) {
    #expect(violation(modes: modes).messageWithModes == wanted)
  }

  @Test("keep their key whatever the modes, the message or the labels")
  func key() {
    let source = SourceText(path: "a.yaml", text: "a: 24\n")
    let other = SourceText(path: "b.json", text: "{}")
    var changed = violation(modes: ["compact"], message: "not so round")
    changed.labels = [Label(range: ByteRange(0, 1), message: "here", source: other)]
    let path = source.pathBytes
    #expect(
      ViolationKey(of: changed, in: source, path: path)
        == ViolationKey(of: violation(modes: []), in: source, path: path))
  }

  @Test("are told apart by the path of a label's file, not by its text")
  func labelFiles() {
    func label(_ path: [UInt8]?, _ text: String = "") -> Label {
      Label(
        range: ByteRange(0, 1), message: "here",
        source: path.map { SourceText(pathBytes: $0, bytes: Array(text.utf8)) })
    }
    #expect(label(nil) == Label(range: ByteRange(0, 1), message: "here"))
    #expect(label([0x61]) == label([0x61], "text"))
    #expect(Set([label([0x61]), label([0x61], "text")]).count == 1)
    // Composed and decomposed, and both bytes that are no UTF-8, are one text each for people.
    let paths: [[UInt8]?] = [nil, [], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xFE], [0xFF]]
    #expect(Set(paths.map { label($0) }).count == paths.count)
  }
}
