import Diagnostics
import Expressions
import YAMLTree

extension DocumentReader {
  /// Compiles the text of a length and marks the corners that it names as referenced.
  mutating func compile(
    _ bytes: UnsafeBufferPointer<UInt8>, hasOwnWords: Bool
  ) -> CompiledLength {
    do throws(ExpressionError) {
      let tree = try Parser.parse(bytes, dialect: .token)
      if let number = tree.number {
        return CompiledLength(outcome: .number(number), traits: .literal)
      }
      let program = try program(tree, of: bytes, hasOwnWords: hasOwnWords)
      var result = CompiledLength(outcome: .program(program))
      for slot in program.usedSlots {
        if slot.bank == 0 {
          result.corners.append(slot.index)
          if Int(slot.index) < document.scale.values.count {
            document.scale.values[Int(slot.index)].isReferenced = true
          }
        } else {
          result.ownWords.insert(slot.index == 0 ? .padding : .inset)
        }
      }
      if tree.isReference {
        result.traits = result.corners.first.map { traits(ofReferenceTo: Int($0)) } ?? .reference
      } else if (tree.largestNumber ?? 0) >= Shape.fullyRound
        || result.corners.contains(where: isSentinel)
      {
        result.traits = .sentinelArithmetic
      }
      return result
    } catch {
      markNames(in: bytes, isBareOwn: hasOwnWords)
      return CompiledLength(outcome: .failure(error))
    }
  }

  /// Compiles a length; names of imported files that it is the first to use are taken in.
  private mutating func program(
    _ tree: SyntaxTree, of bytes: UnsafeBufferPointer<UInt8>, hasOwnWords: Bool
  ) throws(ExpressionError) -> Program {
    while true {
      let scope = LengthScope(corners: cornerNames, ownWords: hasOwnWords ? words.lengths : nil)
      do throws(ExpressionError) {
        return try Compiler.compile(tree, in: scope, dialect: .token, expecting: .double)
      } catch {
        guard case .unknownName = error.kind, imported != nil,
          importName(Self.name(at: error.range, in: bytes)) != nil
        else { throw error }
      }
    }
  }

  /// The name at some bytes of an expression, without braces: an error has a long one cut.
  private static func name(
    at range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let text = UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
    return TokenFileReader.singleName(text) ?? text
  }

  /// True when a corner that has been worked out comes to 999 or more.
  func isSentinel(_ corner: Int32) -> Bool {
    Double(bitPattern: cornerSlots[Int(corner)]).magnitude >= Shape.fullyRound
  }

  /// Marks all corners as referenced whose names can be told in a text that cannot be compiled.
  private mutating func markNames(in bytes: UnsafeBufferPointer<UInt8>, isBareOwn: Bool) {
    var start = 0
    while start < bytes.count {
      let isBraced = bytes[start] == UInt8(ascii: "{")
      var end = start + 1
      if isBraced {
        while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
      } else if isInName(bytes[start]) {
        while end < bytes.count, isInName(bytes[end]) { end += 1 }
      }
      let name = UnsafeBufferPointer(rebasing: bytes[(isBraced ? start + 1 : start)..<end])
      let trimmed = trimmed(name)
      let isOwn = !isBraced && isBareOwn && words.lengths.index(of: trimmed) != nil
      if !isOwn, !trimmed.isEmpty, let corner = cornerNames.find(trimmed),
        corner < document.scale.values.count
      {
        document.scale.values[corner].isReferenced = true
      }
      start = end
    }
  }

  private func isInName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Reports a bad expression at the bytes of the value that it is about.
  mutating func report(_ error: ExpressionError, at node: NodeIndex, _ context: LengthContext) {
    let bytes = view.bytes(node)
    let range = faultyRange(of: error, in: bytes)
    let (start, end) = (range.lowerBound, range.upperBound)
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    var problem = TokenProblem.expression(error, text: excerpt(text))
    var isName = false
    if case .unknownName(let name) = error.kind {
      // It may be in the file that could not be read, which has been reported.
      if imported?.isIncomplete == true {
        document.hasUnreadLength = true
        return
      }
      problem = unknownName(name, inBraces: text.first == UInt8(ascii: "{"), context)
      isName = true
    } else if needsBraces(error) {
      problem = .nameWithoutBraces(
        excerpt(text), isWholeValue: text.count == bytes.count, isQuoted: !view[node].isPlain)
    }
    // The value may be decoded, and then its parts have no bytes of their own in the source.
    guard let value = tree.valueRange(node), isName || text.count < bytes.count, !text.isEmpty
    else { return report(problem, at: node) }
    report(problem, in: ByteRange(Int(value.start) + start, Int(value.start) + end))
  }

  /// True for a name that an expression reads only in braces: one with a hyphen, or with letters
  /// beyond a to z.
  private func needsBraces(_ error: ExpressionError) -> Bool {
    switch error.kind {
    case .needsBraces: true
    case .unexpectedCharacter(let text):
      text.unicodeScalars.first?.properties.isAlphabetic ?? false
    default: false
    }
  }

  /// The bytes that an error is about; for a letter all of its name, hyphens included where the
  /// scale has such a name.
  private func faultyRange(
    of error: ExpressionError, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let start = min(max(0, error.range.lowerBound), bytes.count)
    let end = min(max(start, error.range.upperBound), bytes.count)
    guard case .unexpectedCharacter = error.kind, needsBraces(error) else { return start..<end }
    func grown(by isPart: (UInt8) -> Bool) -> Range<Int> {
      var (first, last) = (start, end)
      while first > 0, isPart(bytes[first - 1]) { first -= 1 }
      while last < bytes.count, isPart(bytes[last]) { last += 1 }
      return first..<last
    }
    let whole = grown { isInName($0) || $0 >= 0x80 || $0 == UInt8(ascii: "-") }
    if cornerNames.find(UnsafeBufferPointer(rebasing: bytes[whole])) != nil { return whole }
    return grown { isInName($0) || $0 >= 0x80 }
  }

  /// Why a name means nothing here.
  private mutating func unknownName(
    _ name: String, inBraces: Bool, _ context: LengthContext
  ) -> TokenProblem {
    if context.hasOwnWords, !inBraces, ShapeWord(rawValue: name) != nil {
      return .shapeAsLength(name)
    }
    if ShapeForm.allCases.contains(where: { $0.saysKind && $0.word == name }) {
      return .formAsWord(name)
    }
    guard budget.searches > 0 else { return .unknownName(name, suggestion: nil) }
    budget.searches -= cornerNames.count + 16
    let prefix = Array(name.utf8) + [UInt8(ascii: ".")]
    if let member = document.scale.values.indices.first(where: { corner in
      cornerNames.bytes[cornerNames.range(at: corner)].starts(with: prefix)
    }) {
      return .groupName(name, member: reference(to: cornerNames.name(at: member)))
    }
    var candidates: [String] = []
    if context.hasOwnWords, !inBraces { candidates += ["padding", "inset"] }
    if context == .shape, !inBraces { candidates += ShapeWord.allCases.map(\.rawValue) }
    let own = candidates.count
    candidates += (0..<cornerNames.count).lazy.map(cornerNames.name)
      .filter { !$0.utf8.contains(UInt8(ascii: ".")) || TokenSet.isLike($0, name) }
    let suggestion = NameSuggestion.nearest(to: name, among: candidates)
    if let tokens = imported?.tokens {
      if let member = tokens.member(ofGroup: name) {
        return .tokenGroupName(name, member: "{\(member)}")
      }
      let both = [suggestion, tokens.suggestion(for: name)].compactMap(\.self)
      // A path below some group is no near one, letter by letter.
      let nearest = NameSuggestion.nearest(to: name, among: both) ?? both.first
      let isOwn = nearest.map(candidates.prefix(own).contains) ?? false
      return .unknownTokenName(name, suggestion: isOwn ? nearest : nearest.map { "{\($0)}" })
    }
    if let suggestion, candidates.prefix(own).contains(suggestion) {
      return .unknownName(name, suggestion: suggestion)
    }
    if suggestion == nil, context == .shape, !inBraces,
      let shape = ForeignWords.shapes.meaning(of: name)
    {
      return .unknownName(name, suggestion: shape)
    }
    return .unknownName(
      name, suggestion: suggestion.map { inBraces ? "{\($0)}" : reference(to: $0) })
  }

  /// How a corner's name is written in an expression: bare, or in braces when it must be.
  private func reference(to name: String) -> String {
    let isBare =
      name.utf8.allSatisfy(isInName)
      && name.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { part in part.utf8.first.map { $0 &- UInt8(ascii: "0") >= 10 } ?? false }
    return isBare ? name : "{\(name)}"
  }
}
