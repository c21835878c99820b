/// Text between single quotes, by the rules of each shell.
enum ShellQuoting {
  /// A word for the shells that know no escape between single quotes: POSIX, bash and zsh.
  static func posix(_ text: String) -> String { "'" + replacing("'", by: #"'\''"#, in: text) + "'" }

  /// A word for fish, where a backslash escapes itself and the quote.
  static func fish(_ text: String) -> String { "'" + escaping(#"\'"#, in: text) + "'" }

  /// Puts a backslash before each of some characters.
  static func escaping(_ special: String, in text: String) -> String {
    var result = ""
    for character in text {
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func replacing(
    _ wanted: Character, by replacement: String, in text: String
  ) -> String {
    text.reduce(into: "") { $0 += $1 == wanted ? replacement : String($1) }
  }
}
