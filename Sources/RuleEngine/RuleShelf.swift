import Expressions
import Synchronization

/// The texts of a book's rules, compiled when a rule first reports something.
///
/// Threads share it; each rule is compiled once.
final class RuleShelf: Sendable {
  private let texts: Mutex<[Int32: RuleTexts]>
  /// The files of the rules, by index.
  let sources: [RuleSource]
  private let options: [String: [String: Value]]

  /// Makes a shelf with the texts that are compiled already.
  ///
  /// The files, by a rule's index, are read again for the texts of the others.
  init(
    _ texts: [Int32: RuleTexts], sources: [RuleSource], options: [String: [String: Value]]
  ) {
    self.texts = Mutex(texts)
    self.sources = sources
    self.options = options
  }

  /// The texts of a rule, or the fault that keeps them from being compiled.
  func texts(of rule: CompiledRule) throws(RuleFault) -> RuleTexts? {
    let result = texts.withLock { texts -> Result<RuleTexts?, RuleFault> in
      if let known = texts[rule.index] { return .success(known) }
      let index = Int(rule.index)
      guard sources.indices.contains(index) else { return .success(nil) }
      var reader = RuleReader(sources[index], .texts)
      guard let draft = reader.read() else {
        return reader.faults.first.map { .failure($0) } ?? .success(nil)
      }
      var compiler = RuleCompiler(draft, options: options[rule.id] ?? [:])
      guard let compiled = compiler.texts() else {
        return compiler.faults.first.map { .failure($0) } ?? .success(nil)
      }
      texts[rule.index] = compiled
      return .success(compiled)
    }
    return try result.get()
  }
}
