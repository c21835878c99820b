/// A half-open range of UTF-8 byte offsets in a source text.
///
/// Offsets count from 0 over the bytes as they lie in the file, a byte order mark included. 32 bits
/// are enough: larger files are refused before they are read.
public struct ByteRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset after the last byte; never below `start`.
  public let end: UInt32

  /// Makes a range; an `end` before `start` is raised to `start`.
  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = Swift.max(start, end)
  }

  /// Makes a range from offsets of any integer width, clamped to 32 bits.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
  }

  /// The number of bytes.
  @inlinable
  public var count: Int { Int(end) - Int(start) }

  /// True when no byte lies inside.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// True when the byte at `offset` lies inside.
  @inlinable
  public func contains(_ offset: UInt32) -> Bool { offset >= start && offset < end }

  /// True when all of `other` lies inside.
  @inlinable
  public func encloses(_ other: ByteRange) -> Bool { other.start >= start && other.end <= end }
}
