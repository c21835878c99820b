/// One node of a syntax tree: what it is, where it stands, and where its parts are.
///
/// Chains of one precedence (`a + b - c`) are one node with many children, so that their length is
/// no depth. Which field means what:
///
/// | kind | first | second |
/// |---|---|---|
/// | boolean | 0 or 1 | |
/// | int, double | index into `words` | |
/// | string | index into `strings` | |
/// | name, braces | byte range of the name, `first..<second` | |
/// | variable | its number, counted from the outermost comprehension | |
/// | not, negate, has | the operand | |
/// | select | the target; the field is `nameStart..<nameEnd` | |
/// | index | the target | the key |
/// | list, map, call, method, comprehension, conditional, chains | first child | child count |
package struct SyntaxNode: Sendable {
  /// The kinds of nodes.
  package enum Kind: UInt8, Sendable {
    case null
    case boolean
    case int
    case double
    case string
    case name
    case braces
    case variable
    case list
    case map
    case not
    case negate
    case conditional
    case and
    case or
    case relation
    case sum
    case product
    case select
    case has
    case index
    case call
    case method
    case comprehension
  }

  /// What the node is.
  package var kind: Kind
  /// The function of a call or method, the macro of a comprehension.
  var function: Function = .unknown
  /// Where the node starts and ends in the text, in bytes.
  package var start: Int32
  package var end: Int32
  var first: Int32 = 0
  var second: Int32 = 0
  /// The name of a function, or the field of a selection, in the text.
  var nameStart: Int32 = 0
  var nameEnd: Int32 = 0

  /// The node's byte range in the text.
  package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
