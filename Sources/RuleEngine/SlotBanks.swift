import Expressions

/// The memory that the fields of one subject lie in while rules look at it.
struct SlotBanks: ~Copyable {
  /// Bank 0: one slot a field.
  let slots: UnsafeMutablePointer<SlotValue>
  /// Bank 1: four slots a row, by corner.
  let corners: UnsafeMutablePointer<SlotValue>
  /// For each group of fields, the pairs of corners that are alike in it.
  let pairs: UnsafeMutablePointer<UInt8>

  /// Makes banks in which everything is unknown.
  init(unknown: SlotValue) {
    let slotCount = FieldSection.slotCount
    slots = UnsafeMutablePointer.allocate(capacity: slotCount)
    slots.initialize(repeating: unknown, count: slotCount)
    // Programs for the last corner read three slots further.
    let cornerCount = 4 * FieldSection.rowCount + 4
    corners = UnsafeMutablePointer.allocate(capacity: cornerCount)
    corners.initialize(repeating: unknown, count: cornerCount)
    pairs = UnsafeMutablePointer.allocate(capacity: UInt64.bitWidth)
    pairs.initialize(repeating: CornerPairs.all, count: UInt64.bitWidth)
  }

  deinit {
    slots.deallocate()
    corners.deallocate()
    pairs.deallocate()
  }

  /// The frame for one corner, 0 to 3.
  @inline(__always)
  func frame(corner: Int) -> Frame {
    Frame(UnsafePointer(slots), UnsafePointer(corners + corner))
  }
}
