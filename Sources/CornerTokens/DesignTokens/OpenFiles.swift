import Synchronization

/// The files that are being read, each because the one before names it.
struct OpenFiles: Sendable {
  /// How many files have been read anew because they lie in circles.
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  /// The most files that may name each other in a row.
  static var depthLimit: Int { 32 }
  /// How often files in circles are read anew for one outermost file.
  private static var circleLimit: Int { 1_000 }

  /// Their identities, the outermost first.
  let identities: [[UInt8]]
  private let circles: Count

  /// The outermost file.
  init(_ identity: [UInt8]) {
    identities = [identity]
    circles = Count()
  }

  private init(_ identities: [[UInt8]], _ circles: Count) {
    self.identities = identities
    self.circles = circles
  }

  /// These and one more.
  func adding(_ identity: [UInt8]) -> OpenFiles { OpenFiles(identities + [identity], circles) }

  /// These without the innermost; nil when that is the only one.
  var around: OpenFiles? {
    identities.count > 1 ? OpenFiles(Array(identities.dropLast()), circles) : nil
  }

  /// The innermost.
  var innermost: [UInt8] { identities.last ?? [] }

  /// Whether a file is being read.
  func contains(_ identity: [UInt8]) -> Bool { identities.contains(identity) }

  /// Counts a file that leads back to one of these, and so has to be read anew for others.
  func countCircle() { circles.value.withLock { $0 += 1 } }

  /// Whether files in circles have been read too often.
  var areExhausted: Bool { circles.value.withLock { $0 > Self.circleLimit } }
}
