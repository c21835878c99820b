import Diagnostics

/// Finds the likely cause behind the parser's complaint.
///
/// The words compared here are those of libyaml 0.2; an unknown complaint is passed on as it is.
struct SyntaxDiagnosis {
  private let lines: TextLines
  /// True for a text that looks like JSON: its brackets go over many lines.
  private let isJSON: Bool
  private let lastNode: YAMLNode?
  private let lastText: YAMLNode?
  private let bracket: Int?

  /// Makes a diagnosis of a text.
  ///
  /// - Parameters:
  ///   - text: the bytes.
  ///   - base: the length of the byte order mark.
  ///   - lastNode: the last node that was read before the parser stumbled.
  ///   - lastText: the last scalar before that which is more than nothing.
  ///   - bracket: the offset of the innermost bracket that is open there, or nil.
  init(
    _ text: UnsafeBufferPointer<UInt8>, base: Int, lastNode: YAMLNode?, lastText: YAMLNode?,
    bracket: Int?
  ) {
    lines = TextLines(text: text, base: base)
    isJSON = JSONText(lines, from: base).isLikely
    self.lastNode = lastNode
    self.lastText = lastText
    self.bracket = bracket
  }

  /// The fault for what the parser said; linear in the line around it and the blank ones above.
  func fault(for problem: ParserProblem, cursor: inout OffsetCursor) -> YAMLFault {
    if problem.isUnreadable { return unreadableBytes(problem) }
    let offset = cursor.offset(of: problem.codePoint)
    let context = problem.contextCodePoint.map { cursor.offset(of: $0) } ?? offset
    let json = JSONText(lines, from: lines.base)
    if isJSON, let comment = json.firstComment(before: offset + 1) {
      return json.fault(for: comment)
    }
    if problem.isRefusedEscape || problem.words.hasPrefix("did not find expected hexdecimal") {
      return refusedEscape(digits: offset)
    }
    if let key = longKey(problem, offset, context) { return YAMLFault(.keyTooLong, at: key) }
    if isTabFault(problem, at: offset) {
      return YAMLFault(.tabInIndentation, at: lines.character(at: offset))
    }
    if let range = braceExpression(problem, offset, context) {
      return YAMLFault(.unquotedBraces(value: lines.words(range)), at: range)
    }
    return scannerFault(problem, offset, context) ?? parserFault(problem, offset, context)
      ?? YAMLFault(.unreadable(words(of: problem)), at: lines.character(at: offset))
  }

  /// An escape whose digits begin at an offset: too few of them, or such as mean no character.
  private func refusedEscape(digits: Int) -> YAMLFault {
    let most = lines[digits - 1] == 0x55 ? 8 : 4
    var end = digits
    while end < digits + most, EscapedUnit.digit(lines[end]) != nil { end += 1 }
    let escape = ByteRange(Swift.max(digits - 2, lines.base), end)
    let value = UInt32(lines.words(ByteRange(digits, end)), radix: 16) ?? 0
    let isHalf = value >= 0xD800 && value < 0xE000
    return YAMLFault(isHalf ? .halfCharacter(lines.words(escape)) : .unknownEscape, at: escape)
  }

  /// The key before a colon that libyaml does not connect with it, when their distance is the cause.
  private func longKey(_ problem: ParserProblem, _ offset: Int, _ context: Int) -> ByteRange? {
    switch problem.words {
    case "could not find expected ':'":
      let line = lines.trimmed(context, lines.end(of: context))
      guard let colon = lines.keyColon(in: line) else { return nil }
      return isLong(context, colon) ? lines.trimmed(context, colon) : nil
    case "mapping values are not allowed in this context", "did not find expected ',' or '}'",
      "did not find expected ',' or ']'":
      guard lines[offset] == 0x3A, let key = lastText,
        lines.start(of: offset) == lines.start(of: Int(key.start)), isLong(Int(key.start), offset)
      else { return nil }
      return ByteRange(start: key.start, end: key.end)
    default: return nil
    }
  }

  /// True when more than 1,024 characters lie between two offsets, the most that libyaml looks back.
  private func isLong(_ start: Int, _ end: Int) -> Bool {
    guard start < end, end <= lines.text.count else { return false }
    return lines.text[start..<end].count { $0 & 0xC0 != 0x80 } > 1024
  }

  /// The operators `*`, `&`, `|` and `>` look like an alias, an anchor or a block to the parser.
  private func braceExpression(
    _ problem: ParserProblem, _ offset: Int, _ context: Int
  ) -> ByteRange? {
    let braces = BraceExpression(lines: lines)
    switch problem.context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a block scalar":
      return braces.range(around: context)
    default:
      return braces.range(around: offset)
    }
  }

  private func words(of problem: ParserProblem) -> String {
    problem.context.isEmpty ? problem.words : problem.words + " " + problem.context
  }

  private func unreadableBytes(_ problem: ParserProblem) -> YAMLFault {
    let offset = lines.base + problem.byteOffset
    if problem.words.hasPrefix("control characters") {
      let range = lines.character(at: offset)
      let exact = range.start == offset ? range : ByteRange(offset, offset + 1)
      return YAMLFault(.forbiddenCharacter(UInt32(bitPattern: problem.character)), at: exact)
    }
    let start = Swift.min(offset, Swift.max(lines.base, lines.text.count - 1))
    return YAMLFault(.notUTF8, at: ByteRange(start, Swift.min(start + 1, lines.text.count)))
  }

  private func isTabFault(_ problem: ParserProblem, at offset: Int) -> Bool {
    problem.words.hasPrefix("found a tab character")
      || problem.words.hasPrefix("found character that cannot start") && lines[offset] == 0x09
  }

  private func scannerFault(
    _ problem: ParserProblem, _ offset: Int, _ context: Int
  ) -> YAMLFault? {
    let here = lines.character(at: offset)
    switch problem.words {
    case "mapping values are not allowed in this context": return misplacedColon(offset)
    case "could not find expected ':'": return keyWithoutColon(context)
    case "block sequence entries are not allowed in this context":
      return lines.isFirst(offset)
        ? YAMLFault(.unevenIndentation, at: here) : YAMLFault(.listBesideKey, at: here)
    case "found character that cannot start any token":
      return YAMLFault(.reservedCharacter(lines.words(here)), at: here)
    case "found undefined tag handle":
      return YAMLFault(.unknownTag(lines.words(word(at: context))), at: word(at: context))
    default: break
    }
    switch problem.context {
    case "while scanning a quoted scalar":
      let quote = lines.character(at: context)
      return YAMLFault(.unclosedQuote(lines.words(quote)), at: quote)
    case "while parsing a quoted scalar":
      let isEscape = lines[offset] == 0x5C && offset + 1 < lines.text.count
      let escape = isEscape ? ByteRange(offset, Int(lines.character(at: offset + 1).end)) : here
      return YAMLFault(.unknownEscape, at: escape)
    case "while scanning an anchor", "while scanning an alias":
      return YAMLFault(.badAnchorName, at: lines.character(at: context))
    case "while scanning a directive":
      return YAMLFault(.percentAtLineStart, at: lines.character(at: context))
    case "while scanning a tag", "while parsing a tag":
      return YAMLFault(.unknownTag(lines.words(word(at: context))), at: word(at: context))
    default: return nil
    }
  }

  /// A second colon on a line, or one on a line that was taken to go on from the one above.
  private func misplacedColon(_ offset: Int) -> YAMLFault? {
    let start = lines.start(of: offset)
    let line = lines.trimmed(start, offset)
    if let colon = lines.keyColon(in: line) {
      let value = lines.trimmed(colon + 1, lines.end(of: offset))
      return YAMLFault(.secondColon(value: lines.words(value)), at: value)
    }
    if let above = lines.textLine(above: offset) {
      if lines.keyColon(in: above) != nil { return YAMLFault(.unevenIndentation, at: line) }
      return lineWithoutColon(above)
    }
    return nil
  }

  private func keyWithoutColon(_ context: Int) -> YAMLFault {
    let line = lines.trimmed(context, lines.end(of: context))
    return lineWithoutColon(line)
  }

  private func lineWithoutColon(_ line: ByteRange) -> YAMLFault {
    lines.tightColon(in: line) == nil
      ? YAMLFault(.missingColon, at: line) : YAMLFault(.missingSpaceAfterColon, at: line)
  }

  private func parserFault(_ problem: ParserProblem, _ offset: Int, _ context: Int) -> YAMLFault? {
    let here = lines.character(at: offset)
    let isFirst = lines.isFirst(offset)
    switch problem.words {
    case "did not find expected <document start>":
      if let above = lines.textLine(above: offset), lines.words(above).hasPrefix("...") {
        return YAMLFault(.textAfterDocumentEnd, at: word(at: offset))
      }
      return isFirst ? YAMLFault(.unevenIndentation, at: here) : textAfterValue(offset)
    case "did not find expected node content": return missingNode(problem, offset)
    case "did not find expected key":
      if lines[offset] == 0x2D, TextLines.isBlank(lines[offset + 1]), isFirst {
        return YAMLFault(.listAmongKeys, at: here)
      }
      return isFirst ? YAMLFault(.unevenIndentation, at: here) : textAfterValue(offset)
    case "did not find expected '-' indicator":
      let line = lines.trimmed(offset, lines.end(of: offset))
      if isFirst, lines.keyColon(in: line) != nil { return YAMLFault(.keyAmongList, at: here) }
      return isFirst ? YAMLFault(.unevenIndentation, at: here) : textAfterValue(offset)
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      let opening = lines.character(at: context)
      if lines[offset] == 0x3A, isFirst { return YAMLFault(.colonBelowKey, at: here) }
      let isElsewhere = lines.start(of: offset) != lines.start(of: context)
      if offset >= lines.text.count || isElsewhere && !isJSON {
        return YAMLFault(.unclosedBracket(lines.words(opening)), at: opening, related: here)
      }
      let closing = problem.words.hasSuffix("'}'") ? "}" : "]"
      let start = lines[offset] == 0x3A ? startOfWord(before: offset) : offset
      return YAMLFault(.missingComma(closing: closing), at: word(at: start))
    default: return nil
    }
  }

  private func missingNode(_ problem: ParserProblem, _ offset: Int) -> YAMLFault? {
    let here = lines.character(at: offset)
    if offset >= lines.text.count, let bracket {
      let opening = lines.character(at: bracket)
      return YAMLFault(.unclosedBracket(lines.words(opening)), at: opening, related: here)
    }
    switch lines[offset] {
    case 0x2C, 0x5D, 0x7D: return YAMLFault(.missingValue(before: lines.words(here)), at: here)
    case 0x2E: return YAMLFault(.lonelyDocumentEnd, at: word(at: offset))
    case 0x2D where problem.context == "while parsing a flow node":
      return YAMLFault(.reservedCharacter("-"), at: here)
    default: return nil
    }
  }

  /// Text after a closed quote or bracket; after a quote over several lines, the quote is at fault.
  private func textAfterValue(_ offset: Int) -> YAMLFault {
    if let last = lastNode, last.style == .doubleQuoted || last.style == .singleQuoted,
      lines.start(of: Int(last.start)) != lines.start(of: Int(last.end))
    {
      let quote = lines.character(at: Int(last.start))
      return YAMLFault(.unclosedQuote(lines.words(quote)), at: quote)
    }
    return YAMLFault(.textAfterValue, at: lines.trimmed(offset, lines.end(of: offset)))
  }

  private func startOfWord(before offset: Int) -> Int {
    var start = offset
    while start > lines.base, !TextLines.isBlank(lines[start - 1]) { start -= 1 }
    return start
  }

  /// The text from an offset up to the next blank.
  private func word(at offset: Int) -> ByteRange {
    var end = Swift.min(offset, lines.text.count)
    while end < lines.text.count, !TextLines.isBlank(lines[end]) { end += 1 }
    return end > offset ? ByteRange(offset, end) : lines.character(at: offset)
  }
}
