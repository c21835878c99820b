import Diagnostics
import Expressions
import YAMLTree

extension DocumentReader {
  /// Reads the length at a resolved node; what is wrong with it is reported.
  mutating func length(at node: NodeIndex, _ context: LengthContext) -> Length {
    guard view[node].isScalar, !view[node].has(.isFaulty) else {
      reportWrong(.length, at: node)
      return .broken
    }
    switch spelling(of: node) {
    case .number(let number):
      return Length(value: number, traits: .literal)
    case .problem(let problem):
      report(problem, at: node)
      return .broken
    case .name:
      return named(view.bytes(node), at: node, context) ?? expression(at: node, context)
    case .expression:
      return expression(at: node, context)
    }
  }

  /// The length that a bare name stands for; nil when it stands for none.
  private mutating func named(
    _ name: UnsafeBufferPointer<UInt8>, at node: NodeIndex, _ context: LengthContext
  ) -> Length? {
    if context.hasOwnWords, let word = words.lengths.index(of: name) {
      return word < 2 ? own(OwnWords(rawValue: UInt8(word + 1)), at: node) : nil
    }
    guard let corner = cornerNames.find(name) ?? importName(name) else { return nil }
    guard use(corner, at: node, context, isWhole: true) else { return .broken }
    return Length(
      value: Double(bitPattern: cornerSlots[corner]), traits: traits(ofReferenceTo: corner))
  }

  /// The length that an own word stands for.
  private mutating func own(_ word: OwnWords, at node: NodeIndex) -> Length {
    let slot = ownSlots[word == .padding ? 0 : 1]
    guard Unknown.isUnknown(slot) else {
      return Length(value: Double(bitPattern: slot), traits: .reference)
    }
    if Unknown.reason(of: slot) == OwnWords.unevenReason {
      report(.unevenOwnWord(word == .padding ? "padding" : "inset"), at: node)
    }
    return .broken
  }

  /// Works out a length that is more than a number or a name.
  private mutating func expression(at node: NodeIndex, _ context: LengthContext) -> Length {
    let bytes = view.bytes(node)
    let text =
      context.hasOwnWords ? compiled[compiledIndex(bytes)] : compile(bytes, hasOwnWords: false)
    if imported != nil, !useImported(in: text, at: node, context) { return .broken }
    switch text.outcome {
    case .number(let number):
      return Length(value: number, traits: text.traits)
    case .failure(let error):
      report(error, at: node, context)
      return .broken
    case .program(let program):
      return length(run(program), of: text, at: node, context)
    }
  }

  /// Runs a program over the scale and the component's own words.
  func run(_ program: Program) -> Measure {
    cornerSlots.withUnsafeBufferPointer { corners in
      ownSlots.withUnsafeBufferPointer { own in
        guard let ownBase = own.baseAddress else {
          return .unknown(UnknownReason.brokenValue.rawValue)
        }
        // A program without corners never reads bank 0.
        return machine.double(program, Frame(corners.baseAddress ?? ownBase, ownBase))
      }
    }
  }

  private mutating func length(
    _ measure: Measure, of text: CompiledLength, at node: NodeIndex, _ context: LengthContext
  ) -> Length {
    switch measure {
    case .value(let number):
      var traits = text.traits
      if !traits.contains(.reference), !text.ownWords.isEmpty, isOwnSentinel(text.ownWords) {
        traits.insert(.sentinelArithmetic)
      }
      return Length(value: number, traits: traits)
    case .unknown(let reason):
      if reason == OwnWords.unevenReason {
        let isPadding = Unknown.reason(of: ownSlots[0]) == reason
        let word = text.ownWords.contains(.padding) && isPadding ? "padding" : "inset"
        report(.unevenOwnWord(word), at: node)
      }
      return .broken
    case .failed(let error):
      report(error, at: node, context)
      return .broken
    }
  }

  private func isOwnSentinel(_ ownWords: OwnWords) -> Bool {
    func isSentinel(_ slot: SlotValue) -> Bool {
      Double(bitPattern: slot).magnitude >= Shape.fullyRound
    }
    return (ownWords.contains(.padding) && isSentinel(ownSlots[0]))
      || (ownWords.contains(.inset) && isSentinel(ownSlots[1]))
  }

  /// The own words that a length names, whatever else is in it.
  mutating func ownWords(in node: NodeIndex) -> OwnWords {
    guard view[node].isScalar else { return [] }
    let bytes = view.bytes(node)
    switch spelling(of: node) {
    case .number, .problem: return []
    case .name:
      guard let word = words.lengths.index(of: bytes), word < 2 else { return [] }
      return OwnWords(rawValue: UInt8(word + 1))
    case .expression:
      return compiled[compiledIndex(bytes)].ownWords
    }
  }

  /// The index of a component's text in `compiled`; it is compiled when it is new.
  private mutating func compiledIndex(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let (index, isNew) = compiledTexts.insert(bytes)
    if isNew { compiled.append(compile(bytes, hasOwnWords: true)) }
    return index
  }
}
