/// A checked expression as typed code, ready to run on any `Machine`.
package struct Program: Sendable {
  /// The type of its result.
  package let type: ExpressionType
  /// The slots it may read, each once, in the order of their first use.
  package let usedSlots: [Slot]

  let code: [Instruction]
  /// Constant words; those of strings are filled in by each machine.
  let constants: [UInt64]
  /// How many registers the code writes.
  let registerCount: Int
  /// Whether some constants are strings, whose ids differ from machine to machine.
  let hasStrings: Bool
  let details: ProgramDetails
}
