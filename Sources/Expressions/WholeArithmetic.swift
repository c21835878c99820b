/// Arithmetic on whole numbers as CEL has it: 64 bits, and an error instead of an overflow.
enum WholeArithmetic {
  /// The result of an operator, or nil when it overflows or divides by zero.
  @inline(__always)
  static func result(_ left: Int64, _ symbol: Operator, _ right: Int64) -> Int64? {
    let (value, overflow) =
      switch symbol {
      case .plus: left.addingReportingOverflow(right)
      case .minus: left.subtractingReportingOverflow(right)
      case .times: left.multipliedReportingOverflow(by: right)
      case .over: left.dividedReportingOverflow(by: right)
      default: left.remainderReportingOverflow(dividingBy: right)
      }
    return overflow ? nil : value
  }

  /// The whole part of a double, or nil when it is out of range or no number.
  static func truncated(_ value: Double) -> Int64? {
    // Both ends of the range round to values outside of it, so they are excluded.
    guard value > -0x1p63, value < 0x1p63 else { return nil }
    return Int64(value)
  }
}
