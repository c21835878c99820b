/// The two banks of slots that a program reads while it runs.
///
/// The caller keeps both alive during the run and makes them long enough for every slot that the
/// programs it runs were compiled with.
public struct Frame {
  /// The first slot of bank 0.
  public let bank0: UnsafePointer<SlotValue>
  /// The first slot of bank 1.
  public let bank1: UnsafePointer<SlotValue>

  /// Creates a frame over two banks.
  @inlinable
  public init(_ bank0: UnsafePointer<SlotValue>, _ bank1: UnsafePointer<SlotValue>) {
    self.bank0 = bank0
    self.bank1 = bank1
  }
}
