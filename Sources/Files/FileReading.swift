#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads open files and pipes.
package enum FileReading {
  /// All that is left to read, `SystemError.largestFile` bytes at most.
  ///
  /// - Parameter size: how many bytes are probably there; right for files, 0 for pipes.
  package static func bytes(
    from descriptor: Int32, expecting size: Int
  ) throws(SystemError) -> [UInt8] {
    guard size <= SystemError.largestFile else { throw .tooLarge }
    // One byte more than expected, so that the end is met without growing.
    var chunk = try chunk(from: descriptor, capacity: max(size, 0) + (size > 0 ? 1 : 1 << 16))
    if chunk.isAtEnd { return chunk.bytes }
    var bytes = chunk.bytes
    while !chunk.isAtEnd {
      // Growing with what is there, but never far beyond what may be read in all.
      let room = SystemError.largestFile - bytes.count + 1
      let capacity = min(max(1 << 16, bytes.count), 1 << 26, room)
      chunk = try self.chunk(from: descriptor, capacity: capacity)
      bytes += chunk.bytes
      guard bytes.count <= SystemError.largestFile else { throw .tooLarge }
    }
    return bytes
  }

  /// Reads until so many bytes are there, or to the end.
  private static func chunk(
    from descriptor: Int32, capacity: Int
  ) throws(SystemError) -> (bytes: [UInt8], isAtEnd: Bool) {
    var failure: SystemError?
    var isAtEnd = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, !isAtEnd, failure == nil {
        let room = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let got = read(descriptor, room.baseAddress, room.count)
        if got > 0 {
          count += got
        } else if got == 0 {
          isAtEnd = true
        } else if errno != EINTR {
          failure = .last
        }
      }
    }
    if let failure { throw failure }
    return (bytes, isAtEnd)
  }
}
