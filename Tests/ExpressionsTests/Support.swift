import Expressions

/// What an expression gives in the dynamic way.
func dynamic(
  _ text: String, _ bindings: [String: Value] = [:], _ dialect: Dialect = .rule
) -> Result<Value, ExpressionError> {
  do throws(ExpressionError) {
    let tree = try Parser.parse(text, dialect: dialect)
    return .success(try DynamicEvaluator.evaluate(tree, bindings: bindings))
  } catch {
    return .failure(error)
  }
}

/// Whether values are the same, and of the same type; NaN is the same as NaN.
func isSame(_ first: Value, _ second: Value) -> Bool {
  switch (first, second) {
  case (.double(let first), .double(let second)):
    first == second || first.isNaN && second.isNaN
  case (.int, .double), (.double, .int): false
  case (.list(let first), .list(let second)):
    first.count == second.count && zip(first, second).allSatisfy(isSame)
  default: first == second
  }
}

/// Names bound to values, for typed programs: as constants, or in slots where they fit.
struct BoundNames: Scope {
  private let values: [String: Value]
  private let asConstants: Bool
  private let machine = Machine(tolerance: 0.005)
  private var slots: [String: Int32] = [:]
  private var words: [UInt64] = [0]

  init(_ values: [String: Value], asConstants: Bool) {
    self.values = values
    self.asConstants = asConstants
    for (name, value) in values {
      let word: UInt64? =
        switch value {
        case .bool(let value): value ? 1 : 0
        case .int(let value): UInt64(bitPattern: value)
        case .double(let value): value.bitPattern
        case .string(let text): machine.strings.intern(text)
        case .null, .list, .map, .opaque: nil
        }
      guard let word, !asConstants else { continue }
      slots[name] = Int32(words.count)
      words.append(word)
    }
  }

  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    let name = String(decoding: name, as: UTF8.self)
    guard let value = values[name] else { return nil }
    guard let slot = slots[name] else { return .constant(value) }
    return .slot(Slot(bank: 0, index: slot), value.type)
  }

  func candidates() -> [String] { values.keys.sorted() }

  func run(_ program: Program) -> Evaluation {
    words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return .unknown(0) }
      return machine.value(program, Frame(start, start))
    }
  }
}
