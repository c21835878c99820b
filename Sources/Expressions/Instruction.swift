/// One instruction of typed code, in 16 bytes.
struct Instruction: Sendable {
  var operation: Operation
  var areaA: Operand.Area = .registers
  var areaB: Operand.Area = .registers
  var a: Int32 = 0
  var b: Int32 = 0
  /// The register that is written, or the instruction that is jumped to.
  var c: Int32 = 0
}
