import Synchronization

@testable import LintCommand

/// Keeps what a progress line writes.
final class ProgressProbe: Sendable {
  private let written = Mutex<[String]>([])

  /// What a line writes while a body drives it.
  static func lines(of total: Int, _ drive: (ProgressLine) -> Void) -> [String] {
    let probe = ProgressProbe()
    let channel = OutputChannel(isTerminal: true) { bytes in
      probe.written.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    drive(ProgressLine("linting", of: total, on: channel))
    return probe.written.withLock { $0 }
  }
}
