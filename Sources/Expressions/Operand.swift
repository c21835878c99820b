/// Where an instruction finds a value.
struct Operand: Hashable, Sendable {
  /// The blocks of memory a running program reads.
  enum Area: UInt8, Sendable {
    case bank0
    case bank1
    case registers
    case constants
  }

  var area: Area
  var index: Int32

  /// Whether it is a caller's slot, and so may be unknown.
  var isSlot: Bool { area == .bank0 || area == .bank1 }
}
