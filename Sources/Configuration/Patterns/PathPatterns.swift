/// A list of patterns, of which the last that matches decides.
package struct PathPatterns: Hashable, Sendable {
  /// The patterns, in order.
  package let patterns: [PathPattern]

  /// Makes a list.
  package init(_ patterns: [PathPattern]) { self.patterns = patterns }

  /// Whether the patterns cover a path.
  ///
  /// The folders around are looked at first, as git does: what lies below a folder that is covered
  /// is covered too, and no `!` takes it back.
  ///
  /// - Parameter path: relative to the folder that holds the patterns.
  package func excludes(path: [UInt8], isFolder: Bool) -> Bool {
    covers(path.split(separator: UInt8(ascii: "/")), isFolder: isFolder)
  }

  /// What the patterns say about one entry of a folder that they do not cover.
  ///
  /// - Returns: false when a `!` takes it back, nil when no pattern matches.
  package func matches(path: [UInt8], isFolder: Bool) -> Bool? {
    verdict(path.split(separator: UInt8(ascii: "/"))[...], isFolder: isFolder)
  }

  func covers(
    _ names: [ArraySlice<UInt8>], isFolder: Bool, namesOnly: Bool = false
  ) -> Bool {
    for count in names.indices {
      let isLast = count == names.count - 1
      let verdict = verdict(
        names[...count], isFolder: isFolder || !isLast, namesOnly: namesOnly)
      if verdict == true { return true }
    }
    return false
  }

  /// - Parameter namesOnly: whether only patterns for names at every depth count.
  func verdict(
    _ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool, namesOnly: Bool = false
  ) -> Bool? {
    for pattern in patterns.reversed() where !(namesOnly && pattern.isAnchored) {
      if pattern.matches(names, isFolder: isFolder) { return !pattern.isNegated }
    }
    return nil
  }
}
