/// Why a text is no pattern for paths.
package enum PathPatternFault: Error, Hashable, Sendable {
  /// Nothing is left of it.
  case empty
  /// A `[` without `]` in the same name.
  case openBracket
  /// `[[:word:]]` with a word that names no class of characters.
  case unknownClass(String)
  /// A `\` at the end.
  case lonelyBackslash
  /// `.` or `..` as a name.
  case dots(String)
  /// Two slashes in a row.
  case emptyName
  /// A NUL, which no path has.
  case nul

  /// What is wrong and what to write instead.
  package var sentence: String {
    switch self {
    case .empty: "this pattern matches nothing; write a name such as `vendor/` or `*.old.yaml`"
    case .openBracket: #"this `[` has no `]`; write `\[` for the character itself"#
    case .unknownClass(let word):
      "there is no class `[:\(word):]`; write the characters, such as `[a-z]`"
    case .lonelyBackslash: #"the `\` at the end escapes nothing; remove it"#
    case .dots("."): "leave out `./`; a pattern starts at the folder of this file, as `/name` does"
    case .dots: "`..` leads nowhere; patterns look only below the folder of this file"
    case .emptyName: "two slashes in a row match nothing; write one"
    case .nul: "this has a NUL in it, which no path has"
    }
  }
}
