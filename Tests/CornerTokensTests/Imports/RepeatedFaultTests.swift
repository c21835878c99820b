import CornerTokens
import Testing

@Suite("Faults of values that several tokens have")
struct RepeatedFaultTests {
  /// Two groups that extend one with a radius of a value, beside other tokens.
  private func loading(_ value: String, beside others: String = "") -> Loading {
    Loading(
      """
      {\(others)
      "a": { "$type": "dimension", "radius": { "$value": "\(value)" } },
      "b": { "$extends": "{a}" }, "c": { "$extends": "{b}" }}
      """, path: "test.tokens.json", beside: [:])
  }

  @Test(
    "a fault is told once, not at each copy",
    arguments: [
      ("{x.y}", "", "no token has the path `x.y`, nor any below `x`"),
      (
        "{x.y}", #""x": { "$type": "dimension", "z": { "$value": "1px" } },"#,
        "no token has the path `x.y`"
      ),
      (
        "{old.m}",
        #""old": { "m": { "$type": "dimension", "$value": "8px", "$deprecated": true } },"#,
        "`old.m` is deprecated"
      ),
      (
        "{ratio}", #""ratio": { "$type": "number", "$value": 1.5 },"#,
        "`ratio` is 1.5, a number without a unit and no length"
      ),
    ])
  func once(value: String, others: String, sentence: String) {
    let sentences = loading(value, beside: others).reading.faults.map(\.message)
    #expect(sentences.filter { $0 == sentence } == [sentence])
    #expect(sentences.filter { $0.contains("2 tokens here") || $0.contains("3 tokens here") } == [])
  }

  @Test("equal values in places of their own are told each")
  func each() {
    let faults = Loading(
      "radius: { card: 4px, a: '{radius.crad}', b: '{radius.crad}' }", beside: [:]
    ).faults
    #expect(faults == ["unknown-token 1: '{radius.crad}'", "unknown-token 1: '{radius.crad}'"])
  }
}
