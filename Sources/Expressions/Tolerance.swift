/// How lengths compare: after rounding to a millionth, and apart only beyond a tolerance.
public struct Tolerance: Hashable, Sendable {
  /// The largest difference, in points, that does not count.
  public var value: Double

  /// The difference that does not count where nothing else is said, in points.
  public static let standard = 0.005

  /// Creates a tolerance of so many points.
  @inlinable
  public init(_ value: Double = Tolerance.standard) { self.value = value }

  /// Adding and subtracting 1.5 × 2⁵² rounds a smaller double to a whole number, without a call.
  @usableFromInline static let roundingShift = 6_755_399_441_055_744.0

  /// Beyond this magnitude (2⁵⁰) millionths are not rounded: there they are near the noise.
  @usableFromInline static let largestMillionths = 1_125_899_906_842_624.0

  /// The number rounded to a millionth; NaN, infinities and magnitudes above 10⁹ as they are.
  @inlinable
  public static func rounded(_ number: Double) -> Double {
    let millionths = number * 1e6
    guard millionths.magnitude < largestMillionths else { return number }
    return ((millionths + roundingShift) - roundingShift) / 1e6
  }

  /// `first - second`, both and the difference rounded to a millionth.
  @inlinable
  public static func difference(_ first: Double, _ second: Double) -> Double {
    let firstMillionths = first * 1e6
    let secondMillionths = second * 1e6
    guard
      firstMillionths.magnitude < largestMillionths,
      secondMillionths.magnitude < largestMillionths
    else { return first == second ? 0 : rounded(first - second) }
    // Both are whole numbers below 2⁵⁰, so their difference is exact.
    return
      (((firstMillionths + roundingShift) - roundingShift)
      - ((secondMillionths + roundingShift) - roundingShift)) / 1e6
  }

  /// Whether two lengths are the same within the tolerance.
  @inlinable
  public func same(_ first: Double, _ second: Double) -> Bool {
    Tolerance.difference(first, second).magnitude <= value
  }

  /// Whether the first length is larger by more than the tolerance.
  @inlinable
  public func exceeds(_ first: Double, _ second: Double) -> Bool {
    Tolerance.difference(first, second) > value
  }

  /// Whether the first length is smaller by more than the tolerance.
  @inlinable
  public func below(_ first: Double, _ second: Double) -> Bool {
    Tolerance.difference(first, second) < -value
  }
}
