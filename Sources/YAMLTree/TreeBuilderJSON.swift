import Diagnostics

/// JSON that strict YAML 1.1 has not: what libyaml refuses is read in another spelling, and what it
/// takes for text though it is a comment is reported.
extension TreeBuilder {
  /// Reads a text whose byte order mark is `base` bytes long.
  ///
  /// Only a text that libyaml refuses is looked at again, and then in a copy: all places are those of
  /// the text itself. Linear: a text is read three times at most.
  static func reading(_ text: UnsafeBufferPointer<UInt8>, base: Int) -> TreeBuilder {
    var builder = TreeBuilder(text, base: base)
    guard builder.canRead() else { return builder }
    var problem = builder.read(UnsafeBufferPointer(rebasing: text[base...]))
    guard let refusal = problem else { return builder }
    let json = JSONText(TextLines(text: text, base: base), from: base)
    let isJSON = json.isLikely
    var respellings: [Respelling] = []
    if isJSON || refusal.isRefusedEscape || refusal.isCharacterOfJSON {
      var search = RespellingSearch(text, findsLineSeparators: isJSON)
      respellings = search.respellings(from: base)
    }
    let content = isJSON ? json.content : base..<text.count
    let hasTabs =
      text[base..<content.lowerBound].contains(0x09) || text[content.upperBound...].contains(0x09)
    if hasTabs || !respellings.isEmpty {
      builder = TreeBuilder(text, base: base, respellings: respellings)
      problem = builder.readCopy(content)
      let quoted = builder.respellingsInQuotes(problem)
      if quoted.count < respellings.count {
        builder = TreeBuilder(text, base: base, respellings: quoted)
        problem = builder.readCopy(content)
      }
    }
    if let problem { builder.report(problem) }
    return builder
  }

  private mutating func readCopy(_ content: Range<Int>) -> ParserProblem? {
    let copy = RespelledText(text, base: base, respellings: cursor.respellings, content: content)
    guard var problem = copy.bytes.withUnsafeBufferPointer({ read($0) }) else { return nil }
    problem.byteOffset = RespelledText.original(
      of: problem.byteOffset, base: base, respellings: cursor.respellings)
    return problem
  }

  /// The respellings that mean the same as the text: those within `"…"`, and where nothing was read
  /// yet when the parser stumbled, but not over them.
  ///
  /// Linear in nodes and respellings.
  private mutating func respellingsInQuotes(_ problem: ParserProblem?) -> [Respelling] {
    let known = problem == nil ? intactEnd : lastEnd
    let obstacle = problem.map { cursor.offset(of: $0.codePoint) }
    var node = 0
    return cursor.respellings.filter { respelling in
      if respelling.offset >= known { return Int(respelling.offset) != obstacle }
      while node < nodes.count,
        nodes[node].style != .doubleQuoted || nodes[node].end <= respelling.offset
      {
        node += 1
      }
      return node < nodes.count && nodes[node].start < respelling.offset
    }
  }

  /// The fault for the first comment as JSON5 and JSONC have them in the document that is being
  /// closed, when it looks like JSON: libyaml took it for a part of a key or value.
  func foreignComment(fromNode first: Int) -> YAMLFault? {
    guard first < nodes.count else { return nil }
    let lines = TextLines(text: text, base: base)
    let json = JSONText(lines, from: Int(nodes[first].start))
    guard json.isLikely else { return nil }
    return nodes.withUnsafeBufferPointer { nodes in
      for place in first..<nodes.count where nodes[place].style == .plain {
        guard nodes[place].kind == .scalar, let start = commentPlace(in: nodes[place], lines)
        else { continue }
        // What nothing closes is no comment, and what comes after it is not closed either.
        guard json.isClosedComment(at: start) else { return nil }
        return json.comment(at: start).map { json.fault(for: $0) }
      }
      return nil
    }
  }

  /// Where a comment begins in a plain scalar: at its start, or after a blank in it.
  private func commentPlace(in node: YAMLNode, _ lines: TextLines) -> Int? {
    let start = Int(node.start)
    for slash in start..<Swift.max(start, Int(node.end) - 1) where text[slash] == 0x2F {
      guard text[slash + 1] == 0x2F || text[slash + 1] == 0x2A else { continue }
      let begins = slash > start ? TextLines.isBlank(text[slash - 1]) : !isAddress(node, lines)
      if begins { return slash }
    }
    return nil
  }

  /// True for a value such as `//example.com/a`: without blanks, and right after a colon.
  private func isAddress(_ node: YAMLNode, _ lines: TextLines) -> Bool {
    guard let before = lines.lastText(before: Int(node.start)), text[before] == 0x3A else {
      return false
    }
    return !text[Int(node.start)..<Int(node.end)].contains(where: TextLines.isBlank)
  }
}
