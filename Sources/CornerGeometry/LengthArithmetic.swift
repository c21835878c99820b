import CornerTokens

/// Arithmetic on lengths that may be unknown: an unknown operand passes on with its reason.
///
/// Plain arithmetic would turn the signalling pattern of a reason into a quiet NaN without one.
enum LengthArithmetic {
  /// `first + second`; a result beyond what a double holds counts as a value that is no length.
  static func sum(_ first: Double, _ second: Double) -> Double {
    if first.isNaN { return first }
    if second.isNaN { return second }
    return finite(first + second)
  }

  /// `first - second`.
  static func difference(_ first: Double, _ second: Double) -> Double {
    if first.isNaN { return first }
    if second.isNaN { return second }
    return finite(first - second)
  }

  /// The sums of four lanes.
  @inline(__always)
  static func sum(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> SIMD4<Double> {
    let plain = first + second
    if isKnown(plain) { return plain }
    return SIMD4(
      sum(first[0], second[0]), sum(first[1], second[1]),
      sum(first[2], second[2]), sum(first[3], second[3]))
  }

  /// True when all four lanes are finite numbers.
  @inline(__always)
  static func isKnown(_ lanes: SIMD4<Double>) -> Bool {
    // A number less itself is 0; an infinity or a NaN is not.
    let zero = lanes - lanes
    return (zero[0] + zero[1]) + (zero[2] + zero[3]) == 0
  }

  /// True for the measure of a value that was reported where it stands.
  @inline(__always)
  static func isBroken(_ measure: Double) -> Bool {
    measure.bitPattern == UnknownReason.brokenValue.measure.bitPattern
  }

  /// `broken` when either measure is broken, else the given reason.
  static func unknown(_ first: Double, _ second: Double, else reason: UnknownReason) -> Double {
    isBroken(first) || isBroken(second)
      ? UnknownReason.brokenValue.measure : reason.measure
  }

  private static func finite(_ number: Double) -> Double {
    number.isFinite ? number : UnknownReason.brokenValue.measure
  }
}
