import CornerTokens

/// What is left of four radii where the sides cannot hold them.
///
/// When two radii along a side add up to more than the side, all four shrink by one factor, as
/// CSS has it (CSS Backgrounds and Borders Level 3, section 4.5, Corner Overlap):
///
///     f = min(side / (sum of the two radii at its ends)) over all four sides, radius × f if f < 1
enum CornerCut {
  /// The effective radii, by `Corner`, of resolved ones in a component of a size, in points.
  ///
  /// A side whose length is not declared holds everything. One that could not be read, or a radius
  /// that is unknown beside a known side, makes the radii unknown that are not 0.
  @inline(__always)
  static func effective(
    _ resolved: SIMD4<Double>, width: Double, height: Double
  ) -> SIMD4<Double> {
    if width.isNaN, height.isNaN, !LengthArithmetic.isBroken(width),
      !LengthArithmetic.isBroken(height)
    {
      return resolved
    }
    return cut(resolved, width: width, height: height)
  }

  private static func cut(
    _ resolved: SIMD4<Double>, width: Double, height: Double
  ) -> SIMD4<Double> {
    if LengthArithmetic.isBroken(width) || LengthArithmetic.isBroken(height) {
      return unknown(resolved, because: UnknownReason.brokenValue.measure)
    }
    for lane in 0..<4 where resolved[lane].isNaN {
      return unknown(resolved, because: resolved[lane])
    }
    var factor = 1.0
    if !width.isNaN {
      shrink(&factor, side: width, sum: resolved[0] + resolved[1])
      shrink(&factor, side: width, sum: resolved[2] + resolved[3])
    }
    if !height.isNaN {
      shrink(&factor, side: height, sum: resolved[0] + resolved[2])
      shrink(&factor, side: height, sum: resolved[1] + resolved[3])
    }
    return factor < 1 ? resolved * factor : resolved
  }

  private static func shrink(_ factor: inout Double, side: Double, sum: Double) {
    if sum > side, side / sum < factor { factor = side / sum }
  }

  private static func unknown(
    _ resolved: SIMD4<Double>, because reason: Double
  ) -> SIMD4<Double> {
    var radii = resolved
    for lane in 0..<4 where radii[lane] > 0 { radii[lane] = reason }
    return radii
  }
}
