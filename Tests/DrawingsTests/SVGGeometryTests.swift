import CornerGeometry
import CornerTokens
import Testing

@testable import Drawings

@Suite("The geometry of drawings")
struct SVGGeometryTests {
  /// Points by which a number read back may be off.
  private static let tolerance = 0.01

  @Test("radii and centres read back out of the SVG are those of the model", arguments: 0..<300)
  func agreesWithModel(seed: UInt64) throws {
    var nesting = RandomNesting(seed: seed)
    let text = nesting.text()
    let drawn = try #require(Drawn(text))
    let figure = drawn.figure("n0")
    let reading = SVGReading(SVGDrawing.document([figure]))
    for placement in drawn.document.placements.indices {
      try compare(placement, of: drawn, reading, text)
    }
  }

  @Test("the random nestings have what is to be compared")
  func comparesEnough() throws {
    var known = 0
    var pairs = 0
    for seed in 0..<300 {
      var nesting = RandomNesting(seed: UInt64(seed))
      let drawn = try #require(Drawn(nesting.text()))
      for placed in drawn.geometry.placements {
        known += Corner.allCases.count { placed.effective[$0.lane] > 0 }
        guard placed.enclosing.owner >= 0 else { continue }
        let outer = drawn.geometry.placements[Int(placed.enclosing.owner)]
        pairs += Corner.allCases.count {
          placed.enclosing.isAdjacent($0) && placed.effective[$0.lane] > 0
            && outer.effective[$0.lane] > 0
        }
      }
    }
    #expect(known > 1500)
    #expect(pairs > 700)
  }

  private func compare(
    _ placement: Int, of drawn: Drawn, _ reading: SVGReading, _ text: String
  ) throws {
    let placed = drawn.geometry.placements[placement]
    let name = "n\(placement)"
    for corner in Corner.allCases {
      let radius = placed.effective[corner.lane]
      guard !radius.isNaN else { continue }
      let curve = reading.curves[name]?.first { $0.corner == corner }
      // What is below the last decimal of a drawing is drawn as a right angle.
      guard radius > 0.0005 else {
        #expect(curve == nil, "\(name) \(corner.word): \(text)")
        continue
      }
      let found = try #require(curve, "\(name) \(corner.word): \(text)")
      #expect(abs(found.radius - radius) <= Self.tolerance, "\(name) \(corner.word): \(text)")
      let dot = try #require(reading.dots["\(name) \(corner.word)"])
      #expect(dot.distance(to: found.centre) <= Self.tolerance, "\(name) \(corner.word): \(text)")
      try compareToOwner(found, corner, placed, of: drawn, reading, text)
    }
  }

  /// The centres lie as far apart as distances and radii say.
  private func compareToOwner(
    _ inner: SVGReading.Curve, _ corner: Corner, _ placed: PlacedGeometry, of drawn: Drawn,
    _ reading: SVGReading, _ text: String
  ) throws {
    let owner = Int(placed.enclosing.owner)
    guard owner >= 0, placed.enclosing.isAdjacent(corner) else { return }
    let radius = drawn.geometry.placements[owner].effective[corner.lane]
    let dx = placed.enclosing.dx(corner)
    let dy = placed.enclosing.dy(corner)
    guard radius > 0.0005, !dx.isNaN, !dy.isNaN else { return }
    let outer = try #require(reading.curves["n\(owner)"]?.first { $0.corner == corner })
    let across = (inner.centre.x - outer.centre.x) * corner.inwardX
    let down = (inner.centre.y - outer.centre.y) * corner.inwardY
    #expect(abs(across - (dx + inner.radius - radius)) <= 2 * Self.tolerance, "\(corner): \(text)")
    #expect(abs(down - (dy + inner.radius - radius)) <= 2 * Self.tolerance, "\(corner): \(text)")
  }
}
