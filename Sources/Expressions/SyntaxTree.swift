/// A parsed expression: flat nodes over a copy of its text.
package struct SyntaxTree: Sendable {
  /// The text, as UTF-8.
  package let text: [UInt8]
  /// The nodes; a node stands after its parts.
  package internal(set) var nodes: [SyntaxNode] = []
  /// The index of the outermost node.
  var root = 0
  /// The children of nodes with more than two parts.
  var children: [Int32] = []
  /// For each of `children` the operator in front of it; `.none` for the first of a chain.
  var operators: [Operator] = []
  /// The bits of number literals.
  var words: [UInt64] = []
  /// The contents of string literals.
  var strings: [String] = []
  /// How deep comprehensions nest.
  var variableCount = 0

  /// The value when the text is one number alone (`16`, `+16`, `-4`, `16pt`), else nil.
  package internal(set) var number: Double?

  /// The largest magnitude among the number literals, or nil without any.
  package internal(set) var largestNumber: Double?

  /// Whether the text is one name or one reference in braces, and nothing else.
  package internal(set) var isReference = false

  /// The byte range of the whole expression, without blanks around it.
  package internal(set) var range: Range<Int>

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = Array(text)
    range = 0..<text.count
  }

  /// The text of a byte range.
  func excerpt(_ range: Range<Int>) -> String {
    text.withUnsafeBufferPointer {
      NumberSpelling.excerpt(UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<text.count)]))
    }
  }

  /// The whole name of a function or field, as it is written.
  func name(of node: SyntaxNode) -> String {
    String(decoding: text[Int(node.nameStart)..<Int(node.nameEnd)], as: UTF8.self)
  }

  /// The child with a number from 0, of a node that has children.
  func child(_ node: SyntaxNode, _ number: Int) -> Int {
    Int(children[Int(node.first) + number])
  }

  /// The operator in front of a child of a chain.
  func `operator`(_ node: SyntaxNode, _ number: Int) -> Operator {
    operators[Int(node.first) + number]
  }
}
