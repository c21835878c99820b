/// What is missing of a file because of those that it names.
struct Completeness: Sendable {
  /// Whether some file could not be read, so that nobody knows which names there are.
  private(set) var isIncomplete = false
  /// The identities of the files around to which it leads back.
  private(set) var circles: Set<[UInt8]> = []
  /// The identities of all files that it names, directly or not.
  private(set) var reach: Set<[UInt8]> = []
  /// Whether files were left out because too many name each other.
  private(set) var isCut = false

  /// Whether this depends on the files around, so that it must not be kept for others.
  var dependsOnSurroundings: Bool { isCut || !circles.isEmpty }

  /// Takes in that a file is named of which only the text counts.
  mutating func takeText(of identity: [UInt8]) { reach.insert(identity) }

  /// Whether it leads to one of the files that are being read, so that it must be read anew.
  func leads(to open: OpenFiles?) -> Bool {
    open?.identities.contains(where: reach.contains) ?? false
  }

  /// Takes in that nobody knows which file is meant.
  mutating func takeUnread() { isIncomplete = true }

  /// Takes in that a file is named which could not be read.
  mutating func take(_ problem: ImportProblem, of identity: [UInt8], in open: OpenFiles) {
    isIncomplete = true
    reach.insert(identity)
    switch problem {
    case .cycle: if identity != open.innermost { circles.insert(identity) }
    case .tooManyFiles, .tooManyCircles: isCut = true
    default: break
    }
  }

  /// Takes in what is missing of a file that is named.
  ///
  /// - Returns: whether that file leads back to this one.
  mutating func take(_ other: Completeness, of identity: [UInt8], in open: OpenFiles) -> Bool {
    reach.formUnion(other.reach)
    reach.insert(identity)
    isIncomplete = isIncomplete || other.isIncomplete
    isCut = isCut || other.isCut
    circles.formUnion(other.circles)
    return circles.remove(open.innermost) != nil
  }
}
