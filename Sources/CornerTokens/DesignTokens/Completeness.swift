/// What is missing of a file because of those that it names.
struct Completeness: Sendable {
  /// Whether some file could not be read, so that nobody knows which names there are.
  private(set) var isIncomplete = false
  /// The identities of the files around to which it leads back.
  private(set) var circles: [[UInt8]] = []
  /// The identities of all files that it names, directly or not.
  private(set) var reach: [[UInt8]] = []
  /// Whether files were left out because too many name each other.
  private(set) var isCut = false

  /// Whether this depends on the files around, so that it must not be kept for others.
  var dependsOnSurroundings: Bool { isCut || !circles.isEmpty }

  /// Takes in that a file is named of which only the text counts.
  mutating func takeText(of identity: [UInt8]) { Self.add(identity, to: &reach) }

  /// Whether it leads to one of the files that are being read, so that it must be read anew.
  func leads(to open: OpenFiles?) -> Bool {
    open?.identities.contains(where: reach.contains) ?? false
  }

  /// Takes in that nobody knows which file is meant.
  mutating func takeUnread() { isIncomplete = true }

  /// Takes in that a file is named which could not be read.
  mutating func take(_ problem: ImportProblem, of identity: [UInt8], in open: OpenFiles) {
    isIncomplete = true
    Self.add(identity, to: &reach)
    switch problem {
    case .cycle: if identity != open.innermost { Self.add(identity, to: &circles) }
    case .tooManyFiles, .tooManyCircles: isCut = true
    default: break
    }
  }

  /// Takes in what is missing of a file that is named.
  ///
  /// - Returns: whether that file leads back to this one.
  mutating func take(_ other: Completeness, of identity: [UInt8], in open: OpenFiles) -> Bool {
    for identity in other.reach { Self.add(identity, to: &reach) }
    Self.add(identity, to: &reach)
    isIncomplete = isIncomplete || other.isIncomplete
    isCut = isCut || other.isCut
    for identity in other.circles { Self.add(identity, to: &circles) }
    guard let own = circles.firstIndex(of: open.innermost) else { return false }
    circles.remove(at: own)
    return true
  }

  /// Adds an identity once; lists, since they are short and most files name nothing.
  private static func add(_ identity: [UInt8], to list: inout [[UInt8]]) {
    if !list.contains(identity) { list.append(identity) }
  }
}
