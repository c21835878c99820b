#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A time in which the calling thread takes none of the signals that ask a program to end.
///
/// What arrives meanwhile is delivered when the pause ends.
struct SignalPause {
  private var before = sigset_t()

  /// Begins the pause.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
  }

  /// Ends it, on the same thread.
  func end() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
