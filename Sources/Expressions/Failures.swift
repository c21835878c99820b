/// What went wrong in the terms of a program's logical chains, and what its run failed with.
///
/// Failures are small numbers here, since an unknown value is an everyday thing: nothing is
/// allocated for it and nothing copied.
final class Failures {
  /// A failure: 0 for none, `unknownFlag` and a reason, or `errorFlag` and an index into `errors`.
  typealias Code = UInt64

  static let none: Code = 0
  private static let unknownFlag: Code = 1 << 32
  private static let errorFlag: Code = 1 << 33

  /// The failure of each chain, by its number; the first `pendingCount` are valid.
  private var pending: UnsafeMutablePointer<Code>
  private var pendingCount = 0
  private var capacity = 64
  private var errors: [ExpressionError] = []
  /// What the run failed with.
  var last = Failures.none

  init() {
    pending = .allocate(capacity: capacity)
  }

  deinit {
    pending.deallocate()
  }

  /// The failure for a value that cannot be known.
  static func unknown(_ reason: UInt32) -> Code { unknownFlag | Code(reason) }

  /// The reason of a failure that is an unknown value, or nil for an error.
  static func reason(of code: Code) -> UInt32? {
    code & unknownFlag != 0 ? UInt32(truncatingIfNeeded: code) : nil
  }

  /// The failure for an error.
  func code(for error: ExpressionError) -> Code {
    if case .unknown(let reason) = error.kind { return Failures.unknown(reason) }
    errors.append(error)
    return Failures.errorFlag | Code(errors.count - 1)
  }

  /// The error that the run failed with; the errors are forgotten.
  func takeError() -> ExpressionError {
    defer { clearErrors() }
    let index = Int(UInt32(truncatingIfNeeded: last))
    guard last & Failures.errorFlag != 0, index < errors.count else {
      return ExpressionError(.unknown(UInt32(truncatingIfNeeded: last)), 0..<0)
    }
    return errors[index]
  }

  /// Notes the first failure in a chain.
  func note(_ code: Code, chain: Int, of chainCount: Int) {
    if pendingCount == 0 { prepare(chainCount) }
    if pending[chain] == Failures.none { pending[chain] = code }
  }

  /// What failed in a chain.
  func pending(_ chain: Int) -> Code {
    chain < pendingCount ? pending[chain] : Failures.none
  }

  /// Makes room for the failures of a program, none of which has happened.
  private func prepare(_ chainCount: Int) {
    if chainCount > capacity {
      pending.deallocate()
      capacity = chainCount
      pending = .allocate(capacity: capacity)
    }
    pending.initialize(repeating: Failures.none, count: chainCount)
    pendingCount = chainCount
  }

  /// Forgets the failures in chains; what the run failed with is kept.
  func clearPending() {
    pendingCount = 0
  }

  /// Forgets all errors.
  func clearErrors() {
    if !errors.isEmpty { errors.removeAll(keepingCapacity: true) }
  }
}
