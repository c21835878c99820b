import Diagnostics
import Testing

@Suite("A suggested name")
struct NameSuggestionTests {
  static let known = ["inner", "map", "mapInset", "capsule", "containerShape", "padding", "circle"]

  @Test(
    "is the nearest of those near enough",
    arguments: [
      ("paddding", "padding"), ("capsul", "capsule"), ("inenr", "inner"), ("Inner", "inner"),
      ("mapinset", "mapInset"), ("mpa", "map"), ("conatinerShpae", "containerShape"),
      ("mop", "map"), ("xyz", nil), ("", nil), ("m", nil), ("outer", nil), ("map", "map"),
      ("kapsel", nil), ("zirkle", "circle"),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(NameSuggestion.nearest(to: name, among: Self.known) == expected)
  }

  @Test("is the first of equally near ones")
  func ties() {
    #expect(NameSuggestion.nearest(to: "card", among: ["cart", "care", "cars"]) == "cart")
    #expect(NameSuggestion.nearest(to: "card", among: ["cast", "cart"]) == "cart")
  }

  @Test("is not sought for very long names, nor among empty ones")
  func limits() {
    let long = String(repeating: "a", count: 65)
    #expect(NameSuggestion.nearest(to: long, among: [long]) == nil)
    #expect(NameSuggestion.nearest(to: "a", among: [""]) == nil)
    #expect(NameSuggestion.nearest(to: "a", among: []) == nil)
  }

  @Test("is found quickly among very many")
  func many() {
    let names = (0..<50_000).map { "corner\($0)" }
    let time = ContinuousClock().measure {
      #expect(NameSuggestion.nearest(to: "cornre49999", among: names) != nil)
    }
    #expect(time < .seconds(5))
  }
}
