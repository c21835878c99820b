import Expressions
import Synchronization

/// The texts of a book's rules, compiled when a rule first reports something.
///
/// Threads share it; each rule is compiled once.
final class RuleShelf: Sendable {
  private let texts: Mutex<[Int32: RuleTexts]>
  private let options: [String: [String: Value]]

  /// Makes a shelf with the texts that are compiled already.
  init(_ texts: [Int32: RuleTexts], options: [String: [String: Value]]) {
    self.texts = Mutex(texts)
    self.options = options
  }

  /// The texts of a rule, or the fault that keeps them from being compiled.
  func texts(of rule: CompiledRule) throws(RuleFault) -> RuleTexts? {
    let result = texts.withLock { texts -> Result<RuleTexts?, RuleFault> in
      if let known = texts[rule.index] { return .success(known) }
      var compiler = RuleCompiler(rule.draft, options: options[rule.id] ?? [:])
      guard let compiled = compiler.texts() else {
        return compiler.faults.first.map { .failure($0) } ?? .success(nil)
      }
      texts[rule.index] = compiled
      return .success(compiled)
    }
    return try result.get()
  }
}
