import CornerTokens
import Testing

@testable import Drawings

@Suite("Corner curves")
struct CornerCurveTests {
  private func curve(_ corner: Corner = .topLeading, smoothing: Double) -> CornerCurve {
    CornerCurve(corner, vertex: Point(0, 0), radius: 1, smoothing: smoothing)
  }

  /// Places along the steps of a curve that starts on the vertical side.
  private func places(_ curve: CornerCurve) -> [Point] {
    var place = curve.verticalEnd
    var places = [place]
    for step in curve.steps(isFromVertical: true) {
      switch step {
      case .line(let end):
        place = end
      case .cubic(let first, let second, let end):
        for index in 1...200 {
          let t = Double(index) / 200
          let u = 1 - t
          places.append(
            Point(
              u * u * u * place.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x
                + t * t * t * end.x,
              u * u * u * place.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y
                + t * t * t * end.y))
        }
        place = end
      case .arc(let radius, _, let end):
        // Both ends lie on the circle, whose centre is known.
        #expect(abs(place.distance(to: curve.centre) - radius) < 1e-9)
        #expect(abs(end.distance(to: curve.centre) - radius) < 1e-9)
        place = end
      }
      places.append(place)
    }
    return places
  }

  @Test("a circular corner is one arc over the radius")
  func circular() {
    let curve = curve(smoothing: 0)
    #expect(curve.extent == 1)
    #expect(
      curve.steps(isFromVertical: true)
        == [.arc(radius: 1, isClockwise: true, to: Point(1, 0))])
    #expect(
      curve.steps(isFromVertical: false)
        == [.arc(radius: 1, isClockwise: false, to: Point(0, 1))])
  }

  @Test("a continuous corner keeps an arc of its radius around the diagonal")
  func continuous() {
    let curve = curve(smoothing: CornerCurve.fullSmoothing)
    #expect(abs(curve.extent - 1.528665) < 1e-9)
    let places = places(curve)
    #expect(places.first == Point(0, curve.extent))
    #expect(places.last.map { $0.distance(to: Point(curve.extent, 0)) < 1e-9 } == true)
    #expect(abs(curve.middle.distance(to: curve.centre) - 1) < 1e-9)
  }

  /// A few places of the published curve that UIKit draws for a radius of 1.
  @Test(
    "a continuous corner lies within 0.8 % of the radius of the published curve",
    arguments: [
      (1.528665, 0.0), (1.2385, 0.00063), (1.0, 0.0094), (0.8418, 0.0287), (0.66993427, 0.065496),
      (0.63149379, 0.07491139), (0.29150, 0.29150),
    ])
  func nearThePublishedCurve(along: Double, down: Double) {
    let curve = curve(smoothing: CornerCurve.fullSmoothing)
    var places = places(curve)
    for degree in 180...270 {
      let angle = Double(degree) * Double.pi / 180
      places.append(Point(1 + cosine(angle), 1 + cosine(angle - Double.pi / 2)))
    }
    let nearest = places.map { $0.distance(to: Point(along, down)) }.min() ?? 1
    #expect(nearest < 0.012)
  }

  @Test("where a side is short the smoothing shrinks, down to the circle")
  func shortSides() {
    func smoothing(_ width: Double, _ height: Double) -> Double {
      CornerCurve.curves(
        of: Frame(x: 0, y: 0, width: width, height: height), radii: SIMD4(repeating: 20),
        isContinuous: true)[0].smoothing
    }
    #expect(smoothing(200, 200) == CornerCurve.fullSmoothing)
    #expect(abs(smoothing(200, 50) - 0.25) < 1e-9)
    #expect(smoothing(200, 40) == 0)
    #expect(smoothing(40, 40) == 0)
  }

  @Test("every corner bends inwards", arguments: Corner.allCases)
  func directions(corner: Corner) {
    let frame = Frame(x: 10, y: 20, width: 100, height: 60)
    let curve = CornerCurve.curves(of: frame, radii: SIMD4(repeating: 8), isContinuous: false)[
      corner.lane]
    #expect(curve.centre.x == (corner.horizontalEdge == .leading ? 18 : 102))
    #expect(curve.centre.y == (corner.verticalEdge == .top ? 28 : 72))
  }

  /// The cosine, by its series: enough for a test.
  private func cosine(_ angle: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for index in 1...20 {
      term *= -angle * angle / Double((2 * index - 1) * 2 * index)
      sum += term
    }
    return sum
  }
}
