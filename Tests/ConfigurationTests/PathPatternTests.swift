import Configuration
import Testing

@Suite("Patterns for paths")
struct PathPatternTests {
  /// Patterns, a path that ends with a slash for a folder, and whether it is excluded.
  ///
  /// All but those with `#` in front were compared with `git check-ignore`.
  static let cases: [([String], String, Bool)] = [
    // Names at every depth.
    (["a"], "a", true), (["a"], "b", false), (["a"], "x/a", true), (["a"], "x/y/a", true),
    (["a"], "a/x", true), (["a"], "ab", false), (["a"], "ba", false), (["a"], "A", false),
    (["a.yaml"], "x/a.yaml", true), (["a.yaml"], "x/a-yaml", false),
    (["*.yaml"], "a.yaml", true), (["*.yaml"], "x/y/a.yaml", true), (["*.yaml"], ".yaml", true),
    (["*.yaml"], "a.yml", false), (["*.yaml"], "a.yaml.old", false),
    (["*"], "a", true), (["*"], "x/a", true), (["**"], "a", true), (["**"], "x/a", true),
    (["a*"], "a", true), (["a*"], "abc", true), (["a*"], "xabc", false),
    (["*a*"], "xay", true), (["*a*"], "xyz", false), (["a*b*c"], "axxbyyc", true),
    (["a*b*c"], "axxcyyb", false), (["a*a"], "a", false), (["a*a"], "aa", true),
    (["*ab"], "aab", true), (["*aab"], "aaab", true), (["a***b"], "axb", true),
    // Relative to the folder.
    (["/a"], "a", true), (["/a"], "x/a", false), (["/a"], "a/x", true), (["/*"], "a/b", true),
    (["/*.y"], "a.y", true), (["/*.y"], "x/a.y", false),
    (["a/b"], "a/b", true), (["a/b"], "x/a/b", false), (["a/b"], "a/b/c", true),
    (["a/b"], "a/c", false), (["/a/b"], "a/b", true), (["a/*"], "a/b", true),
    (["a/*"], "a", false), (["a/*"], "a/b/c", true), (["a/*/c"], "a/b/c", true),
    (["a/*/c"], "a/c", false), (["a/*/c"], "a/b/b/c", false), (["a*/b"], "ax/b", true),
    (["a*/b"], "a/x/b", false), (["a?b"], "a/b", false), (["a/b*"], "a/bx/y", true),
    // Folders only.
    (["a/"], "a/", true), (["a/"], "a", false), (["a/"], "a/x", true), (["a/"], "x/a/y", true),
    (["a/"], "x/a", false), (["/a/"], "a/x", true), (["/a/"], "x/a/y", false),
    (["a/b/"], "a/b/c", true), (["a/b/"], "a/b", false), (["a/b/"], "x/a/b/c", false),
    (["*/"], "a/b", true), (["*/"], "a", false), (["**/"], "a/b", true), (["**/"], "a", false),
    // Any number of folders.
    (["**/a"], "a", true), (["**/a"], "x/a", true), (["**/a"], "x/y/a", true),
    (["**/a"], "xa", false), (["**/a/b"], "a/b", true), (["**/a/b"], "x/y/a/b", true),
    (["**/a/b"], "a/x/b", false), (["a/**"], "a", false), (["a/**"], "a/", false),
    (["a/**"], "a/b", true), (["a/**"], "a/b/c", true), (["a/**"], "x/a/b", false),
    (["a/**/b"], "a/b", true), (["a/**/b"], "a/x/b", true), (["a/**/b"], "a/x/y/b", true),
    (["a/**/b"], "a/x/y/c", false), (["a/**/b"], "x/a/b", false),
    (["a/**/b/**/c"], "a/b/c", true), (["a/**/b/**/c"], "a/x/b/y/z/c", true),
    (["a/**/b/**/c"], "a/x/c", false), (["a/**/**/b"], "a/b", true), (["a/***/b"], "a/x/b", true),
    (["/**"], "a", true), (["/**/a"], "x/a", true), (["**/*.y"], "x/a.y", true),
    (["a/**/*.y"], "a/b.y", true), (["a/**/*.y"], "b.y", false), (["a/**/"], "a/b/c", true),
    (["a/**/"], "a/b", false), (["a/x**"], "a/xyz", true), (["**/a/**/b"], "x/a/y/b", true),
    // One byte.
    (["?"], "a", true), (["?"], "ab", false), (["a?c"], "abc", true), (["a?c"], "ac", false),
    (["??"], "ab", true), (["?*"], "a", true), (["?*?"], "a", false), (["?"], "é", false),
    (["??"], "é", true),
    // One of several.
    (["[ab]"], "a", true), (["[ab]"], "c", false), (["[a-c]"], "b", true), (["[a-c]"], "d", false),
    (["[!a]"], "b", true), (["[!a]"], "a", false), (["[^a]"], "b", true), (["[^a]"], "a", false),
    (["[]a]"], "]", true), (["[]a]"], "a", true), (["[!]]"], "]", false), (["[a-]"], "-", true),
    (["[-a]"], "-", true), (["[c-a]"], "b", false), (["[c-a]"], "c", true),
    (["[a-c-e]"], "d", false), (["[a-c-e]"], "-", true), (["[\\]]"], "]", true),
    (["[\\a-\\c]"], "b", true), (["[[:digit:]]"], "4", true), (["[[:digit:]]"], "d", false),
    (["[![:alpha:]]"], "4", true), (["[[:upper:]x]"], "x", true), (["[[a]"], "[", true),
    (["x[0-9].y"], "x7.y", true), (["[*]"], "*", true), (["[*]"], "a", false),
    // Escapes and blanks.
    (["\\*"], "*", true), (["\\*"], "a", false), (["\\a"], "a", true), (["\\!a"], "!a", true),
    (["\\#a"], "#a", true), (["\\[a]"], "[a]", true), (["a\\ "], "a ", true), (["a "], "a", true),
    (["a  "], "a", true), (["a\\  "], "a ", true), (["a b"], "a b", true), (["\\\\"], "\\", true),
    (["a\\/b"], "a/b", true),
    // Unlike gitignore: this is no comment.
    (["#a"], "#a", true), (["#a"], "a", false),
    // The last one decides, but not below what is excluded.
    (["a", "!a"], "a", false), (["!a", "a"], "a", true), (["*.y", "!b.y"], "b.y", false),
    (["*.y", "!b.y"], "a.y", true), (["a/", "!a/b"], "a/b", true),
    (["a/*", "!a/b"], "a/b", false), (["a/*", "!a/b"], "a/c", true),
    (["/*", "!/a", "/a/*", "!/a/b"], "a/b", false), (["/*", "!/a", "/a/*", "!/a/b"], "a/c", true),
    (["/*", "!/a", "/a/*", "!/a/b"], "b/b", true), (["*", "!*/", "!*.y"], "x/a.y", false),
    (["*", "!*/", "!*.y"], "x/a.z", true), (["a", "!a", "a"], "a", true), (["!!a"], "!a", false),
    (["*", "!!a"], "!a", false), ([], "a", false),
  ]

  @Test("exclude what git excludes", arguments: cases)
  func excludes(texts: [String], path: String, expected: Bool) throws {
    #expect(try excludes(texts, path) == expected)
  }

  @Test(
    "that match nothing are refused, with what to write instead",
    arguments: [
      ("", .empty), ("/", .empty), ("!", .empty), ("   ", .empty), ("!/", .empty),
      ("[a", .openBracket), ("a[", .openBracket), ("[]", .openBracket), ("[!", .openBracket),
      ("a[b/c]", .openBracket), ("[a\\", .openBracket), ("[a-\\", .openBracket),
      ("[[:digits:]]", .unknownClass("digits")), ("a\\", .lonelyBackslash),
      ("a\\/", .lonelyBackslash), ("./a", .dots(".")), ("a/./b", .dots(".")), (".", .dots(".")),
      ("../a", .dots("..")), ("a/..", .dots("..")), ("a//b", .emptyName), ("//a", .emptyName),
      ("a//", .emptyName), ("a\0b", .nul),
    ] as [(String, PathPatternFault)])
  func refuses(text: String, fault: PathPatternFault) {
    #expect(throws: fault) { try PathPattern(text.utf8) }
    #expect(!fault.sentence.isEmpty)
  }

  @Test("say nothing, yes or no about one entry, without a look at the folders around it")
  func entries() throws {
    let patterns = try PathPatterns(["a/", "!b", "*.y"].map { try PathPattern($0.utf8) })
    #expect(patterns.matches(path: Array("a".utf8), isFolder: true) == true)
    #expect(patterns.matches(path: Array("a".utf8), isFolder: false) == nil)
    #expect(patterns.matches(path: Array("a/c".utf8), isFolder: false) == nil)
    #expect(patterns.matches(path: Array("x/b".utf8), isFolder: false) == false)
    #expect(patterns.matches(path: Array("x/b.y".utf8), isFolder: false) == true)
  }

  @Test("take no longer than the path is long, squared")
  func hostile() throws {
    let stars = String(repeating: "*a", count: 60) + "b"
    let name = String(repeating: "a", count: 250)
    #expect(try !excludes(["**/" + stars], "\(name)/\(name)/\(name)"))
    let folders = String(repeating: "**/a/", count: 60) + "b"
    #expect(try !excludes([folders], String(repeating: "a/", count: 500) + "c"))
    let long = String(repeating: "*", count: 1_000_000)
    #expect(try excludes([long], "a"))
    #expect(try !excludes([String(repeating: "?", count: 1_000_000)], "a"))
  }

  @Test("10,000 of them are fine")
  func many() throws {
    let texts = (0..<10_000).map { "vendor/*\($0)/*.yaml" }
    let patterns = try PathPatterns(texts.map { try PathPattern($0.utf8) })
    #expect(patterns.excludes(path: Array("vendor/x77/a.yaml".utf8), isFolder: false))
    #expect(!patterns.excludes(path: Array("vendor/x/a.yaml".utf8), isFolder: false))
  }

  private func excludes(_ texts: [String], _ path: String) throws -> Bool {
    let patterns = try PathPatterns(texts.map { try PathPattern($0.utf8) })
    let isFolder = path.hasSuffix("/")
    return patterns.excludes(
      path: Array((isFolder ? path.dropLast() : path[...]).utf8), isFolder: isFolder)
  }
}
