import Expressions

/// Declared names with their slots' values, for tests of typed programs.
///
/// A value of nil is an unknown one with reason 7.
struct FieldScope: Scope, Sendable {
  private var declarations: [String: Declaration] = [:]
  private var words: [UInt64] = [0]
  private var strings = StringPool()

  /// Puts a scalar into a slot.
  mutating func add(_ name: String, _ type: ExpressionType, _ value: Value?, isPresent: Bool? = nil)
  {
    let slot = append(value)
    let presence = isPresent.map { append(.bool($0)) }
    declarations[name] = .slot(slot, type, presence: presence)
  }

  /// Puts a list into consecutive slots.
  mutating func add(list name: String, _ type: ExpressionType, _ values: [Value?]) {
    let first = Int32(words.count)
    for value in values { _ = append(value) }
    declarations[name] = .list(Slot(bank: 1, index: first), count: values.count, type)
  }

  /// Declares a name without a slot of its own.
  mutating func add(_ name: String, _ declaration: Declaration) {
    declarations[name] = declaration
  }

  private mutating func append(_ value: Value?) -> Slot {
    let word: UInt64
    switch value {
    case .bool(let value)?: word = value ? 1 : 0
    case .int(let value)?: word = UInt64(bitPattern: value)
    case .double(let value)?: word = value.bitPattern
    case .string(let text)?: word = strings.intern(text)
    case .opaque(let handle)?: word = handle
    default: word = Unknown.slot(reason: 7)
    }
    words.append(word)
    return Slot(bank: UInt8(words.count % 2), index: Int32(words.count - 1))
  }

  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    declarations[String(decoding: name, as: UTF8.self)]
  }

  func candidates() -> [String] { declarations.keys.sorted() }

  /// Compiles and runs an expression.
  func run(
    _ text: String, _ dialect: Dialect = .rule, expecting: ExpressionType? = nil
  ) -> Evaluation {
    do throws(ExpressionError) {
      return run(try compile(text, dialect, expecting: expecting))
    } catch {
      return .failed(error)
    }
  }

  /// Runs a program on a machine of its own.
  func run(_ program: Program) -> Evaluation {
    let machine = Machine(tolerance: 0.005, strings: strings)
    return words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return .unknown(0) }
      let frame = Frame(start, start)
      switch program.type {
      case .bool:
        switch machine.bool(program, frame) {
        case .isTrue: return .value(.bool(true))
        case .isFalse: return .value(.bool(false))
        case .unknown(let reason): return .unknown(reason)
        case .failed(let error): return .failed(error)
        }
      case .double:
        switch machine.double(program, frame) {
        case .value(let value): return .value(.double(value))
        case .unknown(let reason): return .unknown(reason)
        case .failed(let error): return .failed(error)
        }
      default: return machine.value(program, frame)
      }
    }
  }

  func compile(
    _ text: String, _ dialect: Dialect = .rule, expecting: ExpressionType? = nil
  ) throws(ExpressionError) -> Program {
    let tree = try Parser.parse(text, dialect: dialect)
    return try Compiler.compile(tree, in: self, dialect: dialect, expecting: expecting)
  }

  /// The kind of the error an expression gives, or nil.
  func fault(
    _ text: String, _ dialect: Dialect = .rule, expecting: ExpressionType? = nil
  ) -> ExpressionError.Kind? {
    if case .failed(let error) = run(text, dialect, expecting: expecting) { return error.kind }
    return nil
  }
}
