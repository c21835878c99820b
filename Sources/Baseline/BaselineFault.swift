import Diagnostics

/// What is wrong with the file of a baseline, and where.
package struct BaselineFault: Error, Sendable {
  /// The kinds of fault, with what their sentences need.
  package enum Kind: Hashable, Sendable {
    /// No YAML and so no JSON, with the words on why.
    case unreadable(String)
    /// The marks that a merge leaves where both sides changed the same lines.
    case mergeConflict
    /// Something else than a baseline.
    case notABaseline
    /// A form that this version of the program does not know.
    case unknownVersion(String)
    /// A key that an entry or the whole file must have.
    case missingKey(String)
    /// A key that means nothing here, and the one that was probably meant.
    case unknownKey(String, guess: String?)
    /// A value that is not what its key wants: `a text in quotes`.
    case wrongKind(String, wanted: String)
    /// A count below 1, or one that is too large.
    case badCount(String)
    /// A `pathBytes` that is no Base64.
    case badPathBytes
  }

  /// What is wrong.
  package let kind: Kind
  /// The file.
  package let source: SourceText
  /// The bytes to mark in it.
  package let range: ByteRange

  init(_ kind: Kind, in source: SourceText, at range: ByteRange) {
    self.kind = kind
    self.source = source
    self.range = range
  }

  /// The 1-based line and column of the fault.
  package var position: SourcePosition {
    LineTable(source.bytes).position(at: range.start, in: source)
  }

  /// What is wrong and what to do, without a full stop.
  package var sentence: String {
    switch kind {
    case .unreadable(let words): "\(words); \(Self.anew)"
    case .mergeConflict:
      "a merge left both sides here; keep the entries of both and remove the marks"
    case .notABaseline:
      "this is no baseline, which starts with `{\"version\": 1, \"entries\": [`; \(Self.anew)"
    case .unknownVersion(let version):
      "this baseline has version \(version), and this cornerlint reads version "
        + "\(Baseline.version); \(Self.anew)"
    case .missingKey(let key): "the key `\(key)` is missing here; \(Self.anew)"
    case .unknownKey(let key, let guess?): "`\(key)` means nothing here; did you mean `\(guess)`?"
    case .unknownKey(let key, nil): "`\(key)` means nothing here; remove it"
    case .wrongKind(let key, let wanted): "`\(key)` must be \(wanted)"
    case .badCount(let text):
      "`count` is a whole number from 1 on, not `\(text)`; remove the entry if nothing is left of it"
    case .badPathBytes: "`pathBytes` must be the bytes of the path in Base64; \(Self.anew)"
    }
  }

  private static let anew = "delete it, and `--update-baseline` writes it anew"
}
