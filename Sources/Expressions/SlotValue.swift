/// The 8 bytes of a slot.
///
/// A bool is 0 or 1, an int its two's complement, a double its bit pattern, a string its id in the
/// machine's `StringPool`, an opaque value its handle. `Unknown.slot(reason:)` fits every type.
public typealias SlotValue = UInt64
