/// One pattern for paths, by the rules of gitignore.
///
/// `*` stands for any part of a name, `?` for one byte, `[a-z]` for one of these and `[!a-z]` for
/// one of all others; `\` takes the next character as it is. A pattern with a `/` in front or in
/// the middle is relative to a folder; any other matches names at every depth. `**` as a name
/// stands for any number of folders, at the end for all that lies below. A `/` at the end means
/// folders only. A `!` in front takes back what patterns before it cover. Blanks at the end do not
/// count.
///
/// Unlike in a gitignore file, `#` is a character like any other: where patterns stand in a list,
/// comments have a place of their own. What can match nothing is refused.
package struct PathPattern: Hashable, Sendable {
  /// A part of a pattern between slashes.
  enum Part: Hashable, Sendable {
    case name(NameGlob)
    /// `**`: any number of folders.
    case folders
  }

  /// The pattern as it is written.
  package let text: [UInt8]
  /// Whether it takes back.
  package let isNegated: Bool
  /// Whether only folders match.
  package let isFolderOnly: Bool
  /// Whether it is relative to a folder, and not for names at every depth.
  package let isAnchored: Bool
  private let parts: [Part]

  /// Reads a pattern; linear in its length.
  package init(_ text: some Collection<UInt8>) throws(PathPatternFault) {
    self.text = Array(text)
    var reader = PathPatternReader(text)
    try reader.read()
    isNegated = reader.isNegated
    isFolderOnly = reader.isFolderOnly
    isAnchored = reader.isAnchored
    parts = reader.parts
  }

  /// Whether a path matches, without a look at the folders around it.
  ///
  /// As with names, only the last `**` is tried again: at most the square of the path's length.
  ///
  /// - Parameter names: the names of the path, from the folder that holds the pattern on.
  func matches(_ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    guard isAnchored else {
      guard let name = names.last, case .name(let glob)? = parts.last else { return false }
      return glob.matches(name)
    }
    var part = 0
    var place = names.startIndex
    var retry: (part: Int, place: Int)?
    while place < names.endIndex {
      if part < parts.count, parts[part] == .folders {
        part += 1
        retry = (part, place)
      } else if part < parts.count, case .name(let glob) = parts[part], glob.matches(names[place]) {
        part += 1
        place += 1
      } else if let (first, start) = retry {
        part = first
        place = start + 1
        retry = (first, place)
      } else {
        return false
      }
    }
    return part == parts.count
  }
}
