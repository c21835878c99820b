import Files
import LintCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(
  Command.run(
    arguments: Command.processArguments, environment: .process, streams: .process(),
    files: DiskFileSystem()))
