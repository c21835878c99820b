// Rounding and square roots are calls into the C library on some processors, which has to be linked.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Evaluator {
  /// The value of a function called by its plain name or in `math`.
  mutating func call(_ node: SyntaxNode, _ index: Int) throws(ExpressionError) -> Value {
    guard node.function != .unknown else {
      let name = tree.name(of: node)
      let kind: ExpressionError.Kind =
        Function.isLeftOut(name) ? .notInProfile("function \(name)()") : .unknownFunction(name)
      throw ExpressionError(kind, node.range)
    }
    return try apply(node, index, try children(node))
  }

  /// The value of a method.
  mutating func method(
    _ node: SyntaxNode, _ index: Int, on receiver: Value
  ) throws(ExpressionError) -> Value {
    guard node.function != .unknown else {
      throw ExpressionError(.unknownFunction(tree.name(of: node)), node.range)
    }
    var arguments = [receiver]
    for number in 1..<max(1, Int(node.second)) {
      arguments.append(try evaluate(tree.child(node, number)))
    }
    return try apply(node, index, arguments)
  }

  private mutating func apply(
    _ node: SyntaxNode, _ index: Int, _ arguments: [Value]
  ) throws(ExpressionError) -> Value {
    switch node.function {
    case .greatest, .least: return try extreme(node, arguments)
    case .startsWith, .endsWith, .contains, .matches:
      guard
        arguments.count == 2, case .string(let text) = arguments[0],
        case .string(let other) = arguments[1]
      else { throw mismatch(node) }
      return .bool(try test(node, index, text, other))
    case .same, .exceeds, .below:
      guard
        arguments.count == 2, let first = arguments[0].number, let second = arguments[1].number
      else { throw mismatch(node) }
      switch node.function {
      case .same: return .bool(tolerance.same(first, second))
      case .exceeds: return .bool(tolerance.exceeds(first, second))
      default: return .bool(tolerance.below(first, second))
      }
    case .roundTo where arguments.count == 2:
      guard let number = arguments[0].number, let places = arguments[1].number else {
        throw mismatch(node)
      }
      guard let result = Rounding.halfUp(number, places: places) else {
        throw ExpressionError(.decimalPlaces, tree.nodes[tree.child(node, 1)].range)
      }
      return .double(result)
    default:
      guard arguments.count == 1 else { throw mismatch(node) }
      return try unary(node, arguments[0])
    }
  }

  private func mismatch(_ node: SyntaxNode) -> ExpressionError {
    noSuchOverload("`\(tree.name(of: node))`", node)
  }

  private func unary(_ node: SyntaxNode, _ value: Value) throws(ExpressionError) -> Value {
    switch (node.function, value) {
    case (.dyn, _): return value
    case (.size, .string(let text)): return .int(Int64(text.unicodeScalars.count))
    case (.size, .list(let elements)): return .int(Int64(elements.count))
    case (.size, .map(let map)): return .int(Int64(map.count))
    case (.abs, .int(let value)): return value < 0 ? try negated(.int(value), node) : .int(value)
    case (.abs, .double(let value)): return .double(value.magnitude)
    case (.toInt, _), (.toDouble, _), (.toString, _), (.toBool, _):
      guard let result = Conversion.convert(value, to: node.function) else {
        guard Conversion.isPossible(value, to: node.function) else { throw mismatch(node) }
        let type = Conversion.words(node.function)
        throw ExpressionError(.conversion(tree.excerpt(node.range), to: type), node.range)
      }
      return result
    default:
      guard let number = value.number else { throw mismatch(node) }
      switch node.function {
      case .round: return .double(number.rounded(.toNearestOrAwayFromZero))
      case .ceil: return .double(number.rounded(.up))
      case .floor: return .double(number.rounded(.down))
      case .sqrt: return .double(number.squareRoot())
      case .roundHalfUp, .roundTo: return .double(Rounding.halfUp(number))
      default: throw mismatch(node)
      }
    }
  }

  /// The largest or smallest of the arguments, or of one list.
  private mutating func extreme(
    _ node: SyntaxNode, _ arguments: [Value]
  ) throws(ExpressionError) -> Value {
    var values = arguments
    if arguments.count == 1, case .list(let elements) = arguments[0] { values = elements }
    try count(values.count, node)
    guard var most = values.first?.number else { throw mismatch(node) }
    var result = values[0]
    var isMixed = false
    for value in values.dropFirst() {
      guard let number = value.number else { throw mismatch(node) }
      isMixed = isMixed || value.type != result.type
      if node.function == .greatest ? number > most : number < most {
        result = value
        most = number
      }
    }
    // As with arithmetic, ints and doubles together give a double.
    return isMixed ? .double(most) : result
  }

  private mutating func test(
    _ node: SyntaxNode, _ index: Int, _ text: String, _ other: String
  ) throws(ExpressionError) -> Bool {
    switch node.function {
    case .startsWith: return text.utf8.starts(with: other.utf8)
    case .endsWith: return text.utf8.reversed().starts(with: other.utf8.reversed())
    case .contains:
      try count(text.utf8.count / 16 + 1, node)
      return ByteSearch.contains(text, other)
    default:
      let pattern = try self.pattern(other, node, index)
      try count(text.utf8.count / 16 + 1, node)
      return pattern.matches(text)
    }
  }

  private mutating func pattern(
    _ text: String, _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> Pattern {
    if case .frame(_, let resolutions, _) = environment, let pattern = resolutions.patterns[index] {
      return pattern
    }
    if let pattern = patterns[text] { return pattern }
    do throws(PatternError) {
      let pattern = try Pattern(text)
      patterns[text] = pattern
      return pattern
    } catch {
      throw ExpressionError(.badRegex(error.reason), node.range)
    }
  }
}

extension Value {
  /// The value as a double when it is a number, else nil.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}
