import Configuration
import Diagnostics
import Files
import RuleEngine
import Rules
import Schemas

extension Command {
  /// `cornerlint schema`: a JSON Schema, for editors.
  func schema(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let name = try arguments.word(of: Schemas.all.map(\.name), named: "the name of a schema")
    let schema = Schemas.all.first { $0.name == name }
    return write(schema?.bytes ?? []) ?? .clean
  }

  /// `cornerlint completions`: a script that makes a shell complete the command line.
  func completions(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let shell = try arguments.word(of: ["bash", "zsh", "fish"], named: "the name of a shell")
    let ids = RuleBook.load(RuleFiles.sources).book.ids
    switch shell {
    case "bash": return write(BashCompletion.script(ruleIDs: ids))
    case "zsh": return write(ZshCompletion.script(ruleIDs: ids))
    default: return write(FishCompletion.script(ruleIDs: ids))
    }
  }

  /// `cornerlint man`: the manual page.
  func manual(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    try arguments.allowOperands(0)
    return write(ManPage.text())
  }
}

extension ParsedArguments {
  /// Makes sure that there are no more operands.
  func allowOperands(_ count: Int) throws(UsageError) {
    if operands.count > count { throw .uselessOperand(FilePath.text(operands[count])) }
  }

  /// The one operand, which is one of some words.
  fileprivate func word(of words: [String], named name: String) throws(UsageError) -> String {
    try allowOperands(1)
    guard let operand = operands.first else {
      throw .missingOperand("\(name), \(WordList.text(words)),")
    }
    let word = FilePath.text(operand)
    guard words.contains(word) else {
      throw .unknownOperand(
        word, choices: words, suggestion: NameSuggestion.nearest(to: word, among: words))
    }
    return word
  }
}
