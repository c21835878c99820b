/// The parts of a program that are needed seldom: when something fails or computes with boxes.
final class ProgramDetails: Sendable {
  /// What an instruction was made for.
  struct Origin: Sendable {
    /// The node it computes.
    let node: Int32
    /// The index of the handler of its failures, or -1 where a failure ends the run.
    let handler: Int32
  }

  /// Where a failure inside a logical chain goes on.
  struct Handler: Sendable {
    /// The instruction after the term that failed.
    let target: Int32
    /// The number of the chain.
    let chain: Int32
  }

  /// A part of the expression that is computed with boxed values.
  struct BoxedPart: Sendable {
    let node: Int
    /// The type the value must have to be put into a register.
    let type: ExpressionType
  }

  /// A constant whose value is the id of a text.
  struct StringConstant: Sendable {
    let index: Int
    let text: String
  }

  let tree: SyntaxTree
  let resolutions: Resolutions
  let boxedParts: [BoxedPart]
  let strings: [StringConstant]
  let handlers: [Handler]
  /// How many logical chains there are.
  let chainCount: Int
  /// For each instruction what it was made for.
  let origins: [Origin]

  init(
    tree: SyntaxTree, resolutions: Resolutions, boxedParts: [BoxedPart], strings: [StringConstant],
    handlers: [Handler], chainCount: Int, origins: [Origin]
  ) {
    self.tree = tree
    self.resolutions = resolutions
    self.boxedParts = boxedParts
    self.strings = strings
    self.handlers = handlers
    self.chainCount = chainCount
    self.origins = origins
  }
}
