/// A command with its options, as help shows them.
struct ShownCommand {
  let name: String
  /// The spellings, short and long, with what stands behind them: a word, or choices with bars.
  let options: [(spellings: [String], value: String)]

  /// Every command that help lists.
  static func all() -> [ShownCommand] {
    let lines = Shell().run("help").output.split(separator: "\n")
    let begin = lines.firstIndex(of: "Commands:").map { $0 + 1 } ?? lines.endIndex
    let listed = lines[begin...].prefix { $0.hasPrefix("  ") }
    return listed.compactMap { $0.split(separator: " ").first.map(String.init) }.map { name in
      ShownCommand(name: name, options: options(of: name))
    }
  }

  private static func options(of name: String) -> [(spellings: [String], value: String)] {
    let lines = Shell().run("help", name).output.split(separator: "\n")
    let begin = lines.firstIndex(of: "Options:").map { $0 + 1 } ?? lines.endIndex
    return lines[begin...].compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst(2)
        .prefix { !$0.isEmpty }
      let spellings = words.filter { $0.hasPrefix("-") }.map { String($0.filter { $0 != "," }) }
      let value = words.first { !$0.hasPrefix("-") }.map(String.init) ?? ""
      return spellings.isEmpty ? nil : (spellings, value)
    }
  }
}
