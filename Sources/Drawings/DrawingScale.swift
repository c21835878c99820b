/// How many pixels a point takes before anything else scales the picture.
struct DrawingScale: Hashable, Sendable {
  /// The scales there are, from the smallest to the largest: few, so that pictures compare.
  static let all: [DrawingScale] = [
    DrawingScale(pixels: 0x1p-6, name: "1-64"), DrawingScale(pixels: 0x1p-4, name: "1-16"),
    DrawingScale(pixels: 0.125, name: "1-8"), DrawingScale(pixels: 0.25, name: "1-4"),
    DrawingScale(pixels: 0.5, name: "1-2"), DrawingScale(pixels: 0.75, name: "3-4"),
    DrawingScale(pixels: 1, name: "1"), DrawingScale(pixels: 1.5, name: "3-2"),
    DrawingScale(pixels: 2, name: "2"), DrawingScale(pixels: 3, name: "3"),
    DrawingScale(pixels: 4, name: "4"), DrawingScale(pixels: 6, name: "6"),
    DrawingScale(pixels: 8, name: "8"),
  ]

  /// Pixels a point.
  let pixels: Double
  /// A name of letters, digits and hyphens.
  let name: String

  /// The points that so many pixels take.
  func points(_ pixels: Double) -> Double { pixels / self.pixels }

  /// The largest scale at which so many points take at most so many pixels.
  static func fitting(_ points: Double, into pixels: Double) -> DrawingScale {
    all.last { $0.pixels * points <= pixels } ?? all.first ?? DrawingScale(pixels: 1, name: "1")
  }
}
