#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Command {
  /// The arguments of this process without the program's name, byte for byte.
  package static var processArguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        [UInt8](UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
