import Diagnostics
import YAMLTree

extension YAMLTree {
  /// The first key of the first document, for what is said of a whole file.
  var firstKeyRange: ByteRange {
    guard let root = documents.first else { return ByteRange(start: 0, end: 0) }
    for (key, _) in entries(of: root) { return range(key) }
    return range(root)
  }
}
