/// The slot value that says "cannot be known", with a number for the reason.
///
/// The pattern is a signalling NaN. Arithmetic only ever makes quiet ones, so no computed number
/// looks like it.
public enum Unknown {
  /// The upper half of the pattern: sign 0, exponent all ones, the quiet bit clear.
  @usableFromInline static let tag: UInt64 = 0x7FF4_C0DE

  /// The slot value for an unknown with the given reason.
  @inlinable
  public static func slot(reason: UInt32) -> SlotValue { tag << 32 | UInt64(reason) }

  /// Whether a slot value stands for an unknown.
  @inlinable
  public static func isUnknown(_ value: SlotValue) -> Bool { value >> 32 == tag }

  /// The reason an unknown carries, or nil when the value is known.
  @inlinable
  public static func reason(of value: SlotValue) -> UInt32? {
    isUnknown(value) ? UInt32(truncatingIfNeeded: value) : nil
  }
}
