import Expressions

/// Why a number cannot be worked out; the raw value travels in an unknown slot.
public enum UnknownReason: UInt32, CaseIterable, Sendable {
  case brokenValue = 1
  case capsuleWithoutHeight
  case circleWithoutSize
  case customShapeWithoutRadius
  case displayWithoutRadius
  case centredWithoutSize
  case noEnclosingShape
  case noContainer
  case notDeclared

  /// What the run's summary and `explain` say.
  public var sentence: String {
    switch self {
    case .brokenValue: "a value that could not be read"
    case .capsuleWithoutHeight: "capsule without height"
    case .circleWithoutSize: "circle without size"
    case .customShapeWithoutRadius: "custom shape without radius"
    case .displayWithoutRadius: "display without cornerRadius"
    case .centredWithoutSize: "position without sizes"
    case .noEnclosingShape: "no shape around it"
    case .noContainer: "no container around it"
    case .notDeclared: "a value that is not declared"
    }
  }

  /// The reason as a number that is not one: a NaN that carries it.
  @inlinable
  public var measure: Double { Double(bitPattern: Unknown.slot(reason: rawValue)) }
}
