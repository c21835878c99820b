import Expressions
import Synchronization

/// The texts of a book's rules, compiled when a rule first reports something.
///
/// Threads share it; each rule is compiled once.
final class RuleShelf: Sendable {
  private let texts: Mutex<[Int32: RuleTexts]>
  private let sketches: Mutex<[Int32: RuleSketches]>
  /// The files of the rules, by index.
  let sources: [RuleSource]
  private let options: [String: [String: Value]]

  /// Makes a shelf with what is compiled already.
  ///
  /// The files, by a rule's index, are read again for the others.
  init(
    _ texts: [Int32: RuleTexts], sketches: [Int32: RuleSketches], sources: [RuleSource],
    options: [String: [String: Value]]
  ) {
    self.texts = Mutex(texts)
    self.sketches = Mutex(sketches)
    self.sources = sources
    self.options = options
  }

  /// The texts of a rule, or the fault that keeps them from being compiled.
  func texts(of rule: CompiledRule) throws(RuleFault) -> RuleTexts? {
    let result = texts.withLock { texts -> Result<RuleTexts?, RuleFault> in
      if let known = texts[rule.index] { return .success(known) }
      let compiled = compiled(rule) { $0.texts() }
      if case .success(.some(let compiled)) = compiled { texts[rule.index] = compiled }
      return compiled
    }
    return try result.get()
  }

  /// What a rule would have drawn, or the fault that keeps it from being compiled.
  func sketches(of rule: CompiledRule) throws(RuleFault) -> RuleSketches? {
    let result = sketches.withLock { sketches -> Result<RuleSketches?, RuleFault> in
      if let known = sketches[rule.index] { return .success(known) }
      let compiled = compiled(rule) { $0.sketches() }
      if case .success(.some(let compiled)) = compiled { sketches[rule.index] = compiled }
      return compiled
    }
    return try result.get()
  }

  /// Reads the file of a rule again and compiles a part of it.
  private func compiled<Part>(
    _ rule: CompiledRule, _ compile: (inout RuleCompiler) -> Part?
  ) -> Result<Part?, RuleFault> {
    let index = Int(rule.index)
    guard sources.indices.contains(index) else { return .success(nil) }
    var reader = RuleReader(sources[index], .texts)
    guard let draft = reader.read() else {
      return reader.faults.first.map { .failure($0) } ?? .success(nil)
    }
    var compiler = RuleCompiler(draft, options: options[rule.id] ?? [:])
    guard let part = compile(&compiler) else {
      return compiler.faults.first.map { .failure($0) } ?? .success(nil)
    }
    return .success(part)
  }
}
