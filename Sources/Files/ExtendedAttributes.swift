#if os(Linux)
  import CXattr
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file carries beside its bytes and mode: attributes of users and programs, and its access
/// control list.
enum ExtendedAttributes {
  /// Copies all of them from one open file to another; false when one cannot be kept.
  ///
  /// On Linux the access control list is one of the attributes (`system.posix_acl_access`). Those of
  /// the kernel's guards (`security.…`, `trusted.…`) are given anew where they may not be copied.
  static func copy(from source: Int32, to target: Int32) -> Bool {
    #if canImport(Darwin)
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    #elseif os(Linux)
      names(of: source)?.allSatisfy { name in
        let isKept = copy(name, from: source, to: target)
        return isKept || guards.contains { name.starts(with: $0) }
      } ?? false
    #else
      true
    #endif
  }

  #if os(Linux)
    private static let guards = ["security.", "trusted."].map { $0.utf8.map(CChar.init(_:)) }

    /// The names, each with its final zero; none on a file system that has no attributes.
    private static func names(of file: Int32) -> [[CChar]]? {
      guard let list = value({ flistxattr(file, $0, $1) }) else {
        return errno == ENOTSUP ? [] : nil
      }
      return list.split(separator: 0).map { Array($0) + [0] }
    }

    private static func copy(_ name: [CChar], from source: Int32, to target: Int32) -> Bool {
      guard let value = value({ fgetxattr(source, name, $0, $1) }) else { return false }
      return fsetxattr(target, name, value, value.count, 0) == 0
    }

    /// What a call gives that says first how much room it needs; nil when it fails.
    private static func value(
      _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) -> [CChar]? {
      // It may grow between the two calls, but not for ever.
      for _ in 0..<8 {
        let size = call(nil, 0)
        guard size > 0 else { return size == 0 ? [] : nil }
        var count = -1
        let value = [CChar](unsafeUninitializedCapacity: size) { buffer, initialized in
          count = call(buffer.baseAddress, size)
          initialized = max(0, count)
        }
        if count >= 0 { return value }
        guard errno == ERANGE else { return nil }
      }
      return nil
    }
  #endif
}
