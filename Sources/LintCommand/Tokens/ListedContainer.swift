import CornerTokens
import Expressions

/// What has a radius and a padding side by side, and what fits into it.
struct ListedContainer {
  /// The path of its group.
  let name: String
  /// The modes in which it is so; empty for all.
  var modes: [String] = []
  /// Whether its radius means fully round.
  let isCapsule: Bool
  /// Points; of a capsule half its height, unknown where that is.
  let radius: Double
  /// Points by edge; lanes as in `Edge`.
  let padding: SIMD4<Double>
  /// By corner, the radius of what fills it with the same centres; lanes as in `Corner`.
  let content: SIMD4<Double>
  /// Where its radius stands.
  let place: ListedPlace

  /// What it is and what fits, one sentence without a full stop.
  var sentence: String { "\(radiusWords), \(paddingWords) — \(contentWords)" }

  private var radiusWords: String {
    guard isCapsule else { return "radius \(LengthText.short(radius))" }
    return radius.isNaN ? "capsule" : "capsule of radius \(LengthText.short(radius))"
  }

  private var paddingWords: String {
    let edges = Edge.allCases.map { edge in
      padding[edge.lane].isNaN ? "?" : LengthText.short(padding[edge.lane])
    }
    let (top, leading) = (edges[Edge.top.lane], edges[Edge.leading.lane])
    if edges.allSatisfy({ $0 == top }) { return "padding \(top)" }
    if top == edges[Edge.bottom.lane], leading == edges[Edge.trailing.lane] {
      return "padding \(top) above and below, \(leading) beside"
    }
    let words = Edge.allCases.map { "\($0.word) \(edges[$0.lane])" }
    return "padding " + words.joined(separator: ", ")
  }

  private var contentWords: String {
    let radii = Corner.allCases.map { content[$0.lane] }
    if radii.contains(where: \.isNaN) {
      if Edge.allCases.contains(where: { padding[$0.lane].isNaN }) {
        return "what fits is not known, since its padding is no length"
      }
      let isEven = Edge.allCases.allSatisfy { padding[$0.lane] == padding[0] }
      return isEven ? "a capsule fits" : "what fits depends on its height"
    }
    if radii.allSatisfy({ $0 <= 0 }) { return "nothing inside can be concentric" }
    let words = radii.map(LengthText.short)
    if words.allSatisfy({ $0 == words[0] }) { return "content of radius \(words[0]) fits" }
    let list = Corner.allCases.map { "\($0.word) \(words[$0.lane])" }.joined(separator: ", ")
    return "content of these radii fits: \(list)"
  }
}
