/// An operand of a command, as completions need it.
struct CompletedOperand: Sendable {
  /// How help writes it, without brackets and dots.
  let word: String
  /// What is offered for it.
  let offers: CompletedWord
  /// Whether more of the same may follow.
  let isRepeated: Bool

  /// The operands of a command in their order, read from the line that help shows.
  static func all(of command: CommandDescription) -> [CompletedOperand] {
    command.operands.split(separator: " ").map { written in
      let word = String(written.filter { !"[]…".contains($0) })
      let isRepeated = written.contains { $0 == "…" }
      return CompletedOperand(
        word: word, offers: CompletedWord(operand: word), isRepeated: isRepeated)
    }
  }
}
