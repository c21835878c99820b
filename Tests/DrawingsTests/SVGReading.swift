import CornerTokens

@testable import Drawings

/// What a program reads out of an SVG document of ours.
struct SVGReading {
  /// The curve of a corner, worked out from a path alone.
  struct Curve {
    let corner: Corner
    let radius: Double
    let centre: Point
  }

  /// The curves of the outlines, by name.
  private(set) var curves: [String: [Curve]] = [:]
  /// The dots of the centres, by name and corner.
  private(set) var dots: [String: Point] = [:]

  /// Reads the outlines and the dots.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for tag in text.split(separator: "<").map(String.init) {
      guard let name = Self.attribute("data-name", of: tag) else { continue }
      if tag.hasPrefix("path"), let data = Self.attribute("d", of: tag) {
        curves[name, default: []] += Self.curves(of: data)
      }
      if tag.hasPrefix("circle"), let corner = Self.attribute("data-corner", of: tag),
        let x = Self.attribute("cx", of: tag).flatMap(Double.init),
        let y = Self.attribute("cy", of: tag).flatMap(Double.init)
      {
        dots["\(name) \(corner)"] = Point(x, y)
      }
    }
  }

  /// The value of an attribute.
  static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    let rest = tag[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }

  /// The circles that the arcs of a path lie on.
  private static func curves(of data: String) -> [Curve] {
    var curves: [Curve] = []
    var place = Point(0, 0)
    for (letter, numbers) in steps(of: data) {
      guard numbers.count >= 2 else { continue }
      let end = Point(numbers[numbers.count - 2], numbers[numbers.count - 1])
      if letter == "A", numbers.count == 7 {
        let centre = centre(from: place, to: end, radius: numbers[0], isClockwise: numbers[4] == 1)
        let isLeading = (place.x + end.x) / 2 < centre.x
        let isTop = (place.y + end.y) / 2 < centre.y
        let corner: Corner =
          isTop
          ? (isLeading ? .topLeading : .topTrailing)
          : (isLeading ? .bottomLeading : .bottomTrailing)
        curves.append(Curve(corner: corner, radius: numbers[0], centre: centre))
      }
      place = end
    }
    return curves
  }

  /// The centre of the circle on which the shorter arc between two places lies.
  private static func centre(
    from start: Point, to end: Point, radius: Double, isClockwise: Bool
  ) -> Point {
    let half = Point((end.x - start.x) / 2, (end.y - start.y) / 2)
    let length = (half.x * half.x + half.y * half.y).squareRoot()
    let height = max(0, radius * radius - length * length).squareRoot()
    // Clockwise on the screen the centre lies to the right of the way.
    let side = isClockwise ? 1.0 : -1.0
    return Point(
      start.x + half.x - side * height * half.y / length,
      start.y + half.y + side * height * half.x / length)
  }

  private static func steps(of data: String) -> [(Character, [Double])] {
    var steps: [(Character, [Double])] = []
    var number = ""
    func finish(_ steps: inout [(Character, [Double])]) {
      if let value = Double(number), !steps.isEmpty { steps[steps.count - 1].1.append(value) }
      number = ""
    }
    for character in data {
      if character.isLetter {
        finish(&steps)
        steps.append((character, []))
      } else if character == " " {
        finish(&steps)
      } else {
        number.append(character)
      }
    }
    finish(&steps)
    return steps
  }
}

extension String {
  /// The first place of another text.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
