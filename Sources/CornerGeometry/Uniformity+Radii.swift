import CornerTokens

extension Uniformity {
  /// The radii with each group of corners raised to the largest among them, unknown if any is.
  func applied(to radii: SIMD4<Double>) -> SIMD4<Double> {
    var result = radii
    if contains(.all) {
      result = SIMD4(
        repeating: Uniformity.largest(
          Uniformity.largest(radii[0], radii[1]), Uniformity.largest(radii[2], radii[3])))
    }
    if contains(.top) { Uniformity.join(.topLeading, .topTrailing, of: radii, in: &result) }
    if contains(.bottom) {
      Uniformity.join(.bottomLeading, .bottomTrailing, of: radii, in: &result)
    }
    if contains(.leading) { Uniformity.join(.topLeading, .bottomLeading, of: radii, in: &result) }
    if contains(.trailing) {
      Uniformity.join(.topTrailing, .bottomTrailing, of: radii, in: &result)
    }
    return result
  }

  private static func join(
    _ first: Corner, _ second: Corner, of radii: SIMD4<Double>, in result: inout SIMD4<Double>
  ) {
    let largest = largest(radii[first.lane], radii[second.lane])
    result[first.lane] = largest
    result[second.lane] = largest
  }

  private static func largest(_ first: Double, _ second: Double) -> Double {
    if first.isNaN { return first }
    if second.isNaN { return second }
    return first < second ? second : first
  }
}
