import CornerTokens
import Expressions

/// Yes, no, or unknown with the reason, in eight bytes.
public struct Answer: Hashable, Sendable {
  /// 0 for no, 1 for yes, otherwise an unknown slot: the form in which rules read a bool.
  public let slot: UInt64

  /// Known, and so.
  @inlinable
  public static var yes: Answer { Answer(true) }
  /// Known, and not so.
  @inlinable
  public static var no: Answer { Answer(false) }

  /// Makes a known answer.
  @inlinable
  public init(_ isSo: Bool) { slot = isSo ? 1 : 0 }

  /// Makes an unknown answer out of the measure that it depends on, which must be unknown.
  @inlinable
  public init(unknown measure: Double) { slot = measure.bitPattern }

  /// True when known, and so.
  @inlinable
  public var isYes: Bool { slot == 1 }

  /// True when known, and not so.
  @inlinable
  public var isNo: Bool { slot == 0 }

  /// Why it is unknown; nil when it is known.
  public var reason: UnknownReason? {
    slot > 1 ? Unknown.reason(of: slot).flatMap(UnknownReason.init) : nil
  }
}
