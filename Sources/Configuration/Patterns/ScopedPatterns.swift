import Files

/// Patterns with the folders that they are about.
///
/// A pattern with a slash is relative to the folder of the file in which it stands. One without is
/// for names at every depth: it counts below that folder, and below the folder of a configuration
/// that extends the file, which may lie elsewhere.
package struct ScopedPatterns: Sendable {
  /// The patterns.
  package let patterns: PathPatterns
  /// The names of the folder of the file in which they stand.
  private let home: [ArraySlice<UInt8>]
  /// The names of the folder of the configuration that is used.
  private let user: [ArraySlice<UInt8>]
  private let isAbsolute: Bool

  /// Makes patterns for two folders, both absolute or both relative.
  ///
  /// - Parameters:
  ///   - patterns: the patterns.
  ///   - home: the folder of the file in which they stand.
  ///   - user: the folder of the configuration that is used.
  package init(_ patterns: PathPatterns, home: [UInt8], user: [UInt8]) {
    self.patterns = patterns
    self.home = Self.names(home)
    self.user = Self.names(user)
    isAbsolute = FilePath.isAbsolute(home)
  }

  /// Whether the patterns cover a path or a folder around it.
  package func covers(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard let (names, namesOnly) = part(of: path) else { return false }
    return patterns.covers(names, isFolder: isFolder, namesOnly: namesOnly)
  }

  /// What they say about an entry of a folder that they do not cover; nil when none matches.
  package func verdict(_ path: [UInt8], isFolder: Bool) -> Bool? {
    guard let (names, namesOnly) = part(of: path) else { return nil }
    return patterns.verdict(names[...], isFolder: isFolder, namesOnly: namesOnly)
  }

  /// What of a path lies below one of the folders.
  private func part(of path: [UInt8]) -> (names: [ArraySlice<UInt8>], namesOnly: Bool)? {
    guard FilePath.isAbsolute(path) == isAbsolute else { return nil }
    let names = Self.names(path)
    if names.count > home.count, names.starts(with: home) {
      return (Array(names[home.count...]), false)
    }
    if names.count > user.count, names.starts(with: user) {
      return (Array(names[user.count...]), true)
    }
    return nil
  }

  private static func names(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
    path.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
  }
}
