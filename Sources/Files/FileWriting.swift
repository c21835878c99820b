#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes to open files and pipes.
package enum FileWriting {
  /// Writes all the bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { rest in
        #if canImport(Glibc)
          Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count > 0 {
        start += count
      } else if count < 0, errno != EINTR {
        throw .last
      }
    }
  }
}
