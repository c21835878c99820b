import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Streams {
  /// The streams of this process; from now on a closed pipe is an error and no signal.
  package static func process() -> Streams {
    signal(SIGPIPE, SIG_IGN)
    return Streams(
      readInput: { () throws(SystemError) -> [UInt8] in
        try FileReading.bytes(from: STDIN_FILENO, expecting: 0)
      },
      output: channel(STDOUT_FILENO), errors: channel(STDERR_FILENO))
  }

  private static func channel(_ descriptor: Int32) -> OutputChannel {
    OutputChannel(
      isTerminal: isatty(descriptor) == 1, columns: { columns(of: descriptor) },
      write: { (bytes) throws(SystemError) in try FileWriting.write(bytes, to: descriptor) })
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
