extension YAMLFault {
  /// What is wrong, one sentence without a full stop.
  package var sentence: String {
    switch kind {
    case .utf16: "this file is UTF-16"
    case .notUTF8: "this byte is not UTF-8"
    case .forbiddenCharacter(let code): "YAML forbids the character \(Self.name(of: code))"
    case .tabInIndentation: "a tab stands where YAML wants spaces"
    case .unquotedBraces: "YAML takes the braces at the start of this value for a mapping"
    case .unclosedQuote(let quote): "this quote (\(quote)) is never closed"
    case .unclosedBracket(let bracket): "this bracket (\(bracket)) is never closed"
    case .missingComma(let closing): "a comma or `\(closing)` is missing before this"
    case .missingSpaceAfterColon: "a space is missing after the colon"
    case .secondColon: "a second colon stands on this line"
    case .missingColon: "this line has no colon"
    case .unevenIndentation: "this line is not indented like those it belongs to"
    case .listAmongKeys: "a list item stands among keys"
    case .keyAmongList: "a key stands among list items"
    case .listBesideKey: "a list cannot start on the line of its key"
    case .reservedCharacter(let character): "a value cannot start with `\(character)`"
    case .percentAtLineStart: "a line that starts with `%` is a directive, and this is none"
    case .lonelyDocumentEnd: "`...` ends a document, but none has begun"
    case .textAfterDocumentEnd: "text stands after `...`, which ends the document"
    case .textAfterValue: "text stands after the end of this value"
    case .unknownEscape: "YAML does not know this escape"
    case .halfCharacter(let escape): "`\(escape)` is one half of a character, without the other"
    case .foreignComment(let opening): "neither JSON nor YAML has comments with `\(opening)`"
    case .keyTooLong: "a key may be at most 1,024 characters long"
    case .colonBelowKey: "this colon stands on a line below its key"
    case .missingValue(let next): "a value is missing before `\(next)`"
    case .badAnchorName: "a value that starts with `*` or `&` is an alias or an anchor"
    case .unknownAnchor(let name): "no anchor `&\(name)` stands before this alias"
    case .unreadable(let words): "this is not YAML (\(words))"
    case .duplicateKey(let name): "key `\(name)` stands twice in this mapping"
    case .keyWithoutName: "a key must be a plain name"
    case .unknownTag(let tag): "tags such as `\(tag)` mean nothing here"
    case .commaInValue: "the comma ends this value, since it has no quotes"
    case .mergeOfNoMapping: "`<<` takes a mapping or a list of mappings"
    case .anchorWithinItself(let name): "`*\(name)` lies within its own anchor `&\(name)`"
    case .tooDeep: "this is nested more than \(YAMLTree.depthLimit) levels deep"
    case .tooManyMerges: "merge keys bring in too many entries"
    case .tooLarge: "this file is larger than 1 GB"
    }
  }

  /// What to write instead; empty when there is nothing to say.
  package var help: String {
    switch kind {
    case .utf16, .notUTF8: "save the file as UTF-8"
    case .forbiddenCharacter, .unknownTag: "remove it"
    case .tabInIndentation: "indent with spaces"
    case .unquotedBraces(let value), .commaInValue(let value), .secondColon(let value):
      "write it in quotes: \(Self.quoted(value))"
    case .unclosedQuote(let quote): "add \(quote) at the end of the text"
    case .unclosedBracket(let bracket): "add `\(bracket == "[" ? "]" : "}")` at the end"
    case .missingComma: "put a comma between entries; put a value with brackets in quotes"
    case .missingSpaceAfterColon: "write `name: value`"
    case .missingColon: "write `name: value`, or indent text that goes on from the line above"
    case .unevenIndentation: "align keys of one mapping; only a key without a value has keys below"
    case .listAmongKeys: "give the list a key of its own and indent its items below it"
    case .keyAmongList: "start it with `- `, or align it with the keys it belongs to"
    case .listBesideKey: "start the list on the next line, or put the value in quotes"
    case .reservedCharacter, .percentAtLineStart, .badAnchorName: "put the value in quotes"
    case .lonelyDocumentEnd: "remove it"
    case .textAfterDocumentEnd: "start a new document with `---`, or remove the `...`"
    case .textAfterValue: "put the whole value in quotes, or move this to a line of its own"
    case .unknownEscape: #"write `\\` for a backslash, or use single quotes"#
    case .halfCharacter:
      #"write the character itself, or both halves, such as `\ud83d\ude00` for 😀"#
    case .foreignComment: "remove it; in YAML a comment starts with `#`"
    case .keyTooLong: "shorten it"
    case .colonBelowKey: "move it to the end of the line that the key is on"
    case .missingValue: "remove the comma, or write the value"
    case .unknownAnchor(let name): "write `&\(name)` in front of the value that is meant"
    case .duplicateKey: "remove or rename one of them; the first one counts"
    case .keyWithoutName: "write a name before the colon"
    case .mergeOfNoMapping: "write `<<: *name`, where `&name` anchors a mapping"
    case .anchorWithinItself: "point it at a value outside of itself"
    case .tooDeep: "flatten it"
    case .tooManyMerges: "merge fewer mappings into each other"
    case .tooLarge: "split it"
    case .unreadable: ""
    }
  }

  /// A few words for the related place; empty when there is none.
  package var relatedNote: String {
    guard related != nil else { return "" }
    switch kind {
    case .duplicateKey: return "first here"
    case .anchorWithinItself: return "the anchor"
    case .unclosedBracket: return "still open here"
    default: return ""
    }
  }

  /// A value as it stands in a YAML text in double quotes, or in single ones where these are easier.
  private static func quoted(_ value: String) -> String {
    if !value.utf8.contains(0x22), !value.utf8.contains(0x5C) { return "\"\(value)\"" }
    var text = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" { text += "''" } else { text.unicodeScalars.append(scalar) }
    }
    return text + "'"
  }

  /// A code point as it is usually named: `U+0000`.
  private static func name(of code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
