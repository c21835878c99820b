/// The `d` of a path, in absolute coordinates.
struct SVGPath {
  /// What has been written.
  private(set) var data = ""
  private let decimals: Int

  /// Begins at a place.
  init(from start: Point, decimals: Int = 3) {
    self.decimals = decimals
    add("M", start)
  }

  /// Begins a further piece.
  mutating func move(to point: Point) { add("M", point) }

  /// Draws a straight line.
  mutating func line(to point: Point) { add("L", point) }

  /// Draws steps one after the other.
  mutating func add(_ steps: [PathStep]) {
    for step in steps {
      switch step {
      case .cubic(let first, let second, let point):
        add("C", first)
        add(" ", second)
        add(" ", point)
      case .arc(let radius, let isClockwise, let point):
        let number = text(radius)
        data += "A\(number) \(number) 0 0 \(isClockwise ? 1 : 0) "
        data += "\(text(point.x)) \(text(point.y))"
      }
    }
  }

  /// Closes the piece.
  mutating func close() { data += "Z" }

  private mutating func add(_ letter: String, _ point: Point) {
    data += "\(letter)\(text(point.x)) \(text(point.y))"
  }

  private func text(_ number: Double) -> String { SVGNumber.text(number, decimals: decimals) }
}
