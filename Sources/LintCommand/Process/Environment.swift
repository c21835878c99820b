#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables.
package struct Environment: Sendable {
  /// The value of a variable; nil when it is not set.
  package let value: @Sendable (String) -> String?

  /// Makes an environment from a way to look variables up.
  package init(value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// The environment of this process.
  package static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }
}
