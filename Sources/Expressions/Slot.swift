/// Where the value of a declared name lies when a program runs.
///
/// There are two banks of 8-byte slots, so that values that change often (one bank for each corner)
/// and values that change seldom (one for each nesting) need no copying.
package struct Slot: Hashable, Sendable {
  /// Which bank: 0 or 1.
  package var bank: UInt8
  /// The slot's place in its bank, from 0.
  package var index: Int32

  /// Creates a slot address; a bank other than 0 counts as 1.
  @inlinable
  package init(bank: UInt8, index: Int32) {
    self.bank = bank
    self.index = index
  }
}
