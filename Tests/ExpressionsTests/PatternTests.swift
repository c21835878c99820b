import Expressions
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "matches anywhere",
    arguments: [
      ("card", "photo card", true), ("^card", "photo card", false), ("card$", "photo card", true),
      ("^a+b?c*$", "aab", true), ("^(ab|cd)+$", "abcdab", true), ("^(?:ab|cd)$", "abcd", false),
      ("^[a-c]{2,3}$", "abca", false), ("^[a-c]{2,3}$", "abc", true), ("^a{2}$", "aaa", false),
      ("^a{2,}$", "aaaa", true), ("^[^0-9]+$", "ab1", false), ("\\d\\s\\w", "x1 y", true),
      ("^\\D\\S\\W$", "ab!", true), ("\\bcat\\b", "a cat!", true), ("\\Bat", "cat", true),
      ("a.c", "a\nc", false), ("^.$", "é", true), ("^\\.\\*$", ".*", true), ("", "", true),
      ("^$", "", true), ("(a*)*b", "aaab", true), ("[\\d-]", "-", true), ("^\\Aa\\z$", "a", true),
      ("a|", "", true), ("^(a?){3}$", "aa", true), ("[^\\D]", "a", false),
    ])
  func matches(_ pattern: String, _ text: String, _ outcome: Bool) throws {
    let quoted = { (text: String) in "r\"\(text)\"" }
    let expression =
      text.contains("\n") ? "'a\\nc'.matches('a.c')" : "\(quoted(text)).matches(\(quoted(pattern)))"
    #expect(try dynamic(expression).get() == .bool(outcome))
  }

  @Test(
    "refuses what engines do not share",
    arguments: [
      "(a)\\1", "(?=a)", "(?!a)", "(?<=a)b", "(?<name>a)", "(?i)a", "a++", "a**", "*a", "(a", "a)",
      "[a", "[]", "[b-a]", "[a&&b]", "[[:alpha:]]", "\\pL", "\\", "a{1001}", "a{3,2}", "a{", "\\Q",
      "^*", "((((a{1000}){1000}){1000}){1000})", "((){1000}){1000}",
    ])
  func refuses(_ pattern: String) {
    guard case .failure(let error) = dynamic("'a'.matches(r'\(pattern)')") else {
      Issue.record("it was accepted")
      return
    }
    guard case .badRegex = error.kind else {
      Issue.record("\(error.kind)")
      return
    }
  }

  @Test("takes linear time where backtracking would not end")
  func linear() throws {
    let text = String(repeating: "a", count: 2_000)
    #expect(
      try dynamic("'\(text)'.matches('^(a+)+$') && !'\(text)!'.matches('^(a+)+$')").get()
        == .bool(true))
  }
}
