/// Why a file was not replaced.
package enum ReplacementError: Error, Hashable, Sendable {
  /// The system refused.
  case system(SystemError)
  /// Somebody changed it after it was read.
  case changedMeanwhile
  /// It has several names, and a replacement would tear them apart.
  case severalNames(count: Int)
  /// A pipe, a device or a folder.
  case noFile
  /// Its owner, group or permissions cannot be given to another file by this user.
  case ownerNotKept
  /// Another run is replacing it at this moment.
  case inUse

  /// A few words, to stand after a colon.
  package var sentence: String {
    switch self {
    case .system(let error): error.sentence
    case .changedMeanwhile: "it was changed while cornerlint ran; run it again"
    case .severalNames(let count):
      "it has \(count) names (hard links), which a rewrite would tear apart"
    case .noFile: "it is no regular file"
    case .ownerNotKept:
      "a rewrite would change its owner, group or permissions; run cornerlint as its owner"
    case .inUse: "another cornerlint is writing this file; run it again when that one is done"
    }
  }
}
