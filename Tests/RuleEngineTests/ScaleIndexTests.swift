import CornerTokens
import Expressions
import Testing
import YAMLTree

@testable import RuleEngine

/// Equal values of a scale, found without comparing each with each.
struct ScaleIndexTests {
  private func scale(_ values: [(String, Double, LengthTraits)]) -> Scale {
    var scale = Scale()
    for (name, number, traits) in values {
      var value = ScaleValue(
        nameStart: Int32(scale.names.count), nameCount: Int32(name.utf8.count), key: .none,
        node: .none)
      value.value = number
      value.traits = traits
      scale.names += Array(name.utf8)
      scale.values.append(value)
    }
    return scale
  }

  @Test("agrees with comparing each value with each", arguments: 0..<40)
  func matchesBruteForce(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % Int(bound)
    }
    let tolerance = Tolerance(0.005)
    let entries = (0..<60).map { index -> (String, Double, LengthTraits) in
      let name = next(3) == 0 ? "cardInset\(index)" : "n\(index)"
      let number = Double(next(12)) + Double(next(5)) * 0.002
      return (name, next(9) == 0 ? .nan : number, next(4) == 0 ? [] : .literal)
    }
    let scale = scale(entries)
    let index = ScaleIndex(scale, tolerance: tolerance)
    for (place, entry) in entries.enumerated() {
      let namesInset = entry.0.contains("Inset")
      #expect(ScaleIndex.namesInset(place, in: scale) == namesInset)
      let isLiteral = entry.2.contains(.literal) && !entry.1.isNaN
      let original = entries[..<place].firstIndex { other in
        other.2.contains(.literal) && other.0.contains("Inset") == namesInset
          && tolerance.same(other.1, entry.1)
      }
      #expect(index.original(of: place) == (isLiteral ? original : nil))
    }
    for step in 0..<60 {
      let number = Double(step) * 0.251
      let first = entries.firstIndex { tolerance.same($0.1, number) }
      #expect(index.value(sameAs: number) == first)
      let radius = entries.firstIndex {
        tolerance.same($0.1, number) && !$0.0.contains("Inset")
      }
      #expect(index.radius(sameAs: number) == radius)
    }
  }

  @Test(
    "writes a name of the scale as a length reads it",
    arguments: [
      ("inner", "inner"), ("radius.card", "radius.card"), ("card-large", "\"{card-large}\""),
      ("radius.2xl", "\"{radius.2xl}\""), ("padding", "\"{padding}\""), ("yes", "\"{yes}\""),
      ("Größe", "\"{Größe}\""), ("a\"b\\c", "\"{a\\\"b\\\\c}\""), ("capsule", "\"{capsule}\""),
    ])
  func tokenForms(_ name: String, _ form: String) {
    #expect(TokenForm.text(of: name) == form)
  }
}
