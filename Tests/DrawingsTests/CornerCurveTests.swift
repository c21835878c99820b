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
        // Both ends lie on the circle, whose centre is known; a chord is cut often enough.
        #expect(abs(place.distance(to: curve.centre) - radius) < 1e-9)
        #expect(abs(end.distance(to: curve.centre) - radius) < 1e-9)
        for index in 0...200 {
          let t = Double(index) / 200
          let chord = Point(place.x + (end.x - place.x) * t, place.y + (end.y - place.y) * t)
          let share = radius / chord.distance(to: curve.centre)
          places.append(
            Point(
              curve.centre.x + (chord.x - curve.centre.x) * share,
              curve.centre.y + (chord.y - curve.centre.y) * share))
        }
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

  /// The curve that UIKit draws for a radius of 1, as published, from the horizontal side to the
  /// diagonal: two cubics with a short line between.
  private var published: [Point] {
    let first = [
      Point(1.528665, 0), Point(1.08849296, 0), Point(0.86840694, 0), Point(0.66993427, 0.065496),
    ]
    let second = [
      Point(0.63149379, 0.07491139), Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383),
      Point(0.07491139, 0.63149379),
    ]
    let line = (0...40).map { index in
      let share = Double(index) / 40
      return Point(
        first[3].x + (second[0].x - first[3].x) * share,
        first[3].y + (second[0].y - first[3].y) * share)
    }
    let curves = [first, second].flatMap { cubic in
      (0...400).map { index in
        let t = Double(index) / 400
        let u = 1 - t
        let shares = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        return zip(cubic, shares).reduce(Point(0, 0)) {
          Point($0.x + $1.0.x * $1.1, $0.y + $1.0.y * $1.1)
        }
      }
    }
    return (curves + line).filter { $0.x >= $0.y }
  }

  @Test("a continuous corner and the published curve are nowhere 0.8 % of the radius apart")
  func nearThePublishedCurve() {
    let own = places(curve(smoothing: CornerCurve.fullSmoothing)).filter { $0.x >= $0.y }
    func farthest(_ places: [Point], from others: [Point]) -> Double {
      places.map { place in others.map { $0.distance(to: place) }.min() ?? 1 }.max() ?? 1
    }
    #expect(farthest(own, from: published) < 0.008)
    #expect(farthest(published, from: own) < 0.008)
    // A quarter of a circle with its sides is further away.
    let circle = places(curve(smoothing: 0)).filter { $0.x >= $0.y }
    #expect(farthest(published, from: circle) > 0.02)
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
}
