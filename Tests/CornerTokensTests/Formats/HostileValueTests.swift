import Testing

@testable import CornerTokens

/// Texts that mean no good, to Style Dictionary, Tokens Studio and nested maps alike.
struct HostileValueTests {
  private static let heads = [
    #"{"a": {"value": "4px"}, "#, #"{"a": {"value": "4", "type": "sizing"}, "#,
    #"{"radius": 4, "#, #"{"$themes": [], "#,
  ]

  @Test("stops at groups that lie too deep, and says so once", arguments: heads)
  func depth(_ head: String) {
    let depth = 200
    let text =
      head + #""b": "# + String(repeating: #"{"b": "#, count: depth) + #"{"value": 4}"#
      + String(repeating: "}", count: depth) + "}"
    let faults = TokenSketch(text).faults
    #expect(faults.count <= 1)
    #expect(faults.allSatisfy { $0.hasPrefix("limit-exceeded") })
  }

  @Test("reads all of many keys", arguments: heads)
  func manyKeys(_ head: String) {
    let count = 10_000
    let entries = (0..<count).map { #""k\#($0)": {"value": \#($0), "type": "sizing"}"# }
    let sketch = TokenSketch(head + #""sizes": {"# + entries.joined(separator: ",") + "}}")
    #expect((sketch.file?.parts[0].tokens.count ?? 0) >= count)
  }

  @Test(
    "reads names and values of any kind without a fault",
    arguments: [
      #""": {"": {"value": ""}}"#, #""a.b": {"value": "{}"}"#, #""{a}": {"value": "{ }"}"#,
      #""a": {"value": "{a"}"#, #""a": {"value": "a}"}"#, #""a": {"value": ".nan"}"#,
      #""a": {"value": "$"}"#, #""a": {"value": "$$"}"#, ##""a": {"value": "#"}"##,
      #""a": {"value": "1e999"}"#, #""a": {"value": null, "type": null}"#,
      #""a": {"value": {"value": {"value": {}}}}"#, #""a": {"value": []}"#,
      #""a": {"type": {"type": {}}, "value": "-"}"#, #""a": {"$extensions": 4, "value": "+"}"#,
      #""$themes": {"a": 1}, "$metadata": {"tokenSetOrder": {}}"#,
      #""$metadata": {"tokenSetOrder": [[], {}, null, 1]}"#, #""components": []"#,
      #""components": {"a": 4, "b": []}"#,
    ])
  func oddities(_ entry: String) {
    for head in Self.heads {
      let sketch = TokenSketch(head + #""z": {"# + entry + "}, " + entry + "}")
      #expect(sketch.faults.allSatisfy { $0.hasPrefix("invalid-value") })
    }
  }

  @Test("bounds what aliases repeat", arguments: ["radius: 4", "a: { value: 4px }"])
  func aliasBomb(_ head: String) {
    var text = head + "\nx0: &x0 { a: { value: 1 } }\n"
    for level in 1...30 {
      text += "x\(level): &x\(level) { l: *x\(level - 1), r: *x\(level - 1) }\n"
    }
    let sketch = TokenSketch(text, path: "tokens.yaml")
    #expect(sketch.faults.contains { $0.hasPrefix("limit-exceeded") })
    #expect((sketch.file?.parts[0].tokens.count ?? 0) < 1_000_000)
  }

  @Test("reads all of many themes and sets")
  func manyThemes() {
    let count = 1_000
    let sets = (0..<count).map { #""s\#($0)": {"a": {"value": "1", "type": "sizing"}}"# }
    let themes = (0..<count).map {
      #"{"name": "t\#($0)", "group": "g", "selectedTokenSets": {"s\#($0)": "enabled"}}"#
    }
    let sketch = TokenSketch(
      "{" + sets.joined(separator: ",") + #","$themes": ["# + themes.joined(separator: ",") + "]}")
    #expect(sketch.file?.layers.count == count)
    #expect(sketch.file?.axes.first?.contexts.count == count)
  }
}
