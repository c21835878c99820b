import Files

/// A file or folder that was not linted.
struct SkippedInput: Sendable {
  /// Why.
  enum Reason: Hashable, Sendable {
    /// The configuration at this path excludes it.
    case excluded([UInt8])
    /// The configuration at this path includes other files.
    case notIncluded([UInt8])
    /// A YAML file with another name than token files have.
    case otherName
    case hidden
    /// A folder of packages.
    case packages
    case link
    /// Markdown without front matter.
    case prose
    /// The same file as the one at this path.
    case sameFile([UInt8])
  }

  /// The path.
  let path: [UInt8]
  /// Why.
  let reason: Reason

  /// Whether the configuration excludes it.
  var isExcluded: Bool {
    if case .excluded = reason { true } else { false }
  }

  /// What to tell the user, without a full stop.
  var sentence: String { "skipped \(FilePath.text(path)): \(words)" }

  private var words: String {
    switch reason {
    case .excluded(let path): "excluded by \(FilePath.text(path))"
    case .notIncluded(let path): "not among the files that \(FilePath.text(path)) includes"
    case .otherName:
      "not named like a token file; name it to lint it"
    case .hidden: "a hidden folder"
    case .packages: "a folder of packages"
    case .sameFile(let path): "the same file as \(FilePath.text(path)), which was linted"
    case .prose: "Markdown without front matter"
    case .link: "a link; name it to follow it"
    }
  }
}
