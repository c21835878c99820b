import Diagnostics
import Testing

@Suite("A text under edits")
struct EditedTextTests {
  private func edit(_ start: Int, _ end: Int, _ text: String) -> Fix.Edit {
    Fix.Edit(range: ByteRange(start, end), text: text)
  }

  private func apply(_ edits: [Fix.Edit], to text: inout EditedText) -> Bool { text.apply(edits) }

  /// The changes as `start-end text`.
  private func summary(_ text: EditedText) -> [String] {
    text.changes.map {
      "\($0.range.start)-\($0.range.end) \(String(decoding: $0.bytes, as: UTF8.self))"
    }
  }

  @Test("edits of a later pass count bytes of the text as it is by then")
  func passes() {
    var text = EditedText(Array("one two three".utf8))
    #expect(apply([edit(0, 3, "1"), edit(13, 13, "!")], to: &text))
    #expect(text.bytes == Array("1 two three!".utf8))
    #expect(apply([edit(2, 5, "2"), edit(6, 11, "3")], to: &text))
    #expect(text.bytes == Array("1 2 3!".utf8))
    #expect(summary(text) == ["0-3 1", "4-7 2", "8-13 3!"])
  }

  @Test("changes side by side are one, and what comes back to itself is none")
  func joined() {
    var text = EditedText(Array("abcdef".utf8))
    text.apply([edit(1, 2, "B"), edit(2, 2, "+"), edit(4, 5, "E")])
    text.apply([edit(3, 4, "C")])
    #expect(text.bytes == Array("aB+CdEf".utf8))
    #expect(summary(text) == ["1-3 B+C", "4-5 E"])
    text.apply([edit(5, 6, "e")])
    #expect(summary(text) == ["1-3 B+C"])
  }

  @Test(
    "edits out of order, over each other or beyond the end are refused whole",
    arguments: [[3, 4, 1, 2], [1, 3, 2, 4], [0, 1, 6, 7]])
  func refused(_ ranges: [Int]) {
    var text = EditedText(Array("abcdef".utf8))
    let edits = [edit(ranges[0], ranges[1], "x"), edit(ranges[2], ranges[3], "y")]
    #expect(!apply(edits, to: &text))
    #expect(text.bytes == Array("abcdef".utf8))
    #expect(text.changes.isEmpty)
  }

  @Test("an empty text can be written into")
  func empty() {
    var text = EditedText([])
    #expect(apply([edit(0, 0, "a")], to: &text))
    #expect(summary(text) == ["0-0 a"])
  }

  @Test("the changes made on the first text give the last one", arguments: 0..<200)
  func random(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let original = (0..<next(40)).map { _ in UInt8(97 + next(3)) }
    var text = EditedText(original)
    var plain = original
    for _ in 0..<4 {
      var edits: [Fix.Edit] = []
      var place = next(4)
      while place < plain.count {
        let end = min(plain.count, place + next(4))
        edits.append(edit(place, end, ["", "x", "ab", "c"][next(4)]))
        place = end + next(6)
      }
      #expect(apply(edits, to: &text))
      for edit in edits.reversed() {
        plain.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
      }
    }
    #expect(text.bytes == plain)
    var rebuilt = original
    var last = -1
    for change in text.changes {
      #expect(Int(change.range.start) > last)
      last = Int(change.range.end)
    }
    for change in text.changes.reversed() {
      rebuilt.replaceSubrange(
        Int(change.range.start)..<Int(change.range.end), with: change.bytes)
    }
    #expect(rebuilt == plain)
  }
}
