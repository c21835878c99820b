/// The two banks of slots that a program reads while it runs.
///
/// The caller keeps both alive during the run and makes them long enough for every slot that the
/// programs it runs were compiled with.
package struct Frame {
  /// The first slot of bank 0.
  package let bank0: UnsafePointer<SlotValue>
  /// The first slot of bank 1.
  package let bank1: UnsafePointer<SlotValue>

  /// Creates a frame over two banks.
  @inlinable
  package init(_ bank0: UnsafePointer<SlotValue>, _ bank1: UnsafePointer<SlotValue>) {
    self.bank0 = bank0
    self.bank1 = bank1
  }
}
