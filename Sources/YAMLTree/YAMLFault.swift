import Diagnostics

/// What is wrong with a YAML text, at one place; its words are `sentence` and `help`.
package struct YAMLFault: Error, Hashable, Sendable {
  /// The rules that faults belong to; the raw value is the rule's id.
  package enum Rule: String, Sendable {
    case yamlSyntax = "yaml-syntax"
    case duplicateKey = "duplicate-key"
    case invalidValue = "invalid-value"
    case referenceCycle = "reference-cycle"
    case limitExceeded = "limit-exceeded"
  }

  /// The kinds of fault, with what their sentences need.
  package enum Kind: Hashable, Sendable {
    case utf16
    case notUTF8
    /// A character that YAML forbids, by its code point.
    case forbiddenCharacter(UInt32)
    case tabInIndentation
    /// A value that starts with a brace and goes on after it, as it should stand in quotes.
    case unquotedBraces(value: String)
    /// A quote without its end: `"` or `'`.
    case unclosedQuote(String)
    /// A bracket without its end: `{` or `[`.
    case unclosedBracket(String)
    /// In brackets, an entry that goes on where `,` or the closing bracket should be.
    case missingComma(closing: String)
    /// `name:value`.
    case missingSpaceAfterColon
    /// `a: b: c`, with the value `b: c`.
    case secondColon(value: String)
    case missingColon
    case unevenIndentation
    case listAmongKeys
    case keyAmongList
    case listBesideKey
    /// A character that may not start a value without quotes.
    case reservedCharacter(String)
    case percentAtLineStart
    case lonelyDocumentEnd
    case textAfterDocumentEnd
    case textAfterValue
    case unknownEscape
    /// An escape that is half of a character, as it is written.
    case halfCharacter(String)
    /// A comment as JSON5 and JSONC have them, with `//` or `/*`.
    case foreignComment(opening: String)
    case keyTooLong
    /// In brackets, a colon that stands on a line below its key.
    case colonBelowKey
    /// The bracket or comma before which a value should be.
    case missingValue(before: String)
    case badAnchorName
    /// An alias whose anchor is not there.
    case unknownAnchor(String)
    /// None of the common causes, with the parser's own words.
    case unreadable(String)

    case duplicateKey(String)
    case keyWithoutName
    case unknownTag(String)
    /// In brackets, a value cut in two by its own comma, with its whole text.
    case commaInValue(String)
    case mergeOfNoMapping
    case anchorWithinItself(String)
    case tooDeep
    case tooManyMerges
    case tooLarge
  }

  /// What is wrong.
  package let kind: Kind
  /// The bytes to mark.
  package let range: ByteRange
  /// A second place: the first of two equal keys, the anchor of a cycle.
  package let related: ByteRange?

  init(_ kind: Kind, at range: ByteRange, related: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }

  /// The rule that reports it.
  package var rule: Rule {
    switch kind {
    case .duplicateKey: .duplicateKey
    case .keyWithoutName, .unknownTag, .commaInValue, .mergeOfNoMapping: .invalidValue
    case .anchorWithinItself: .referenceCycle
    case .tooDeep, .tooManyMerges, .tooLarge: .limitExceeded
    default: .yamlSyntax
    }
  }
}
