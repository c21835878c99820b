import Expressions

/// The value of a rule's `once` on one subject: equal ones are reported once.
struct OnceKey: Hashable, Sendable {
  /// A value that can be compared by its bits.
  enum Content: Hashable, Sendable {
    case number(UInt64)
    case text(String)
    case other
  }

  let rule: Int32
  let content: Content

  init(rule: Int32, _ value: Value) {
    self.rule = rule
    switch value {
    case .double(let number): content = .number(Tolerance.rounded(number).bitPattern)
    case .int(let number): content = .number(UInt64(bitPattern: number))
    case .bool(let isSo): content = .number(isSo ? 1 : 0)
    case .string(let text): content = .text(text)
    case .null, .list, .map, .opaque: content = .other
    }
  }
}
