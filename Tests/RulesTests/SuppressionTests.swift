import Diagnostics
import RuleEngine
import Testing
import YAMLTree

@Suite("Ignore comments")
struct SuppressionTests {
  @Test(
    "They take away what they speak for",
    arguments: [
      SuppressionCase(
        "at the end of a line, for what points at that line",
        """
        components:
          tile:
            shape: 20 # cornerlint: ignore[pinched-corner] frozen
            clipShape: 16
        """,
        [("pinched-corner", "20"), ("pinched-corner", "16"), ("corner-overlap", "shape: 20")],
        ["corner-overlap 3", "pinched-corner 4"]),
      SuppressionCase(
        "alone on a line, for the next component, whole",
        """
        components:
          # cornerlint: ignore[pinched-corner]
          tile:
            content:
              photo: { shape: 9 }
          stamp:
            shape: 8
        """,
        [("pinched-corner", "9"), ("pinched-corner", "tile"), ("pinched-corner", "8")],
        ["pinched-corner 7"]),
      SuppressionCase(
        "alone above a key, for that key with all lines of its value",
        """
        components:
          tile:
            # cornerlint: ignore[shape-mismatch]
            clipShape:
              roundedRectangle: 16
              style: circular
            background: 12
        """,
        [
          ("shape-mismatch", "roundedRectangle"), ("shape-mismatch", "circular"),
          ("shape-mismatch", "12"),
        ],
        ["shape-mismatch 7"]),
      SuppressionCase(
        "alone above an item of a list, for that item",
        """
        components:
          tile:
            content:
              # cornerlint: ignore[no-container]
              - name: first
                shape: concentric
              - name: second
                shape: capsule
        """,
        [("no-container", "concentric"), ("no-container", "capsule")],
        ["no-container 8"]),
      SuppressionCase(
        "alone inside brackets, for the next entry",
        """
        components:
          tile: {
            # cornerlint: ignore[no-container]
            shape: concentric,
            clipShape: capsule
          }
        """,
        [("no-container", "concentric"), ("no-container", "capsule")],
        ["no-container 5"]),
      SuppressionCase(
        "alone between a key and its value, for that value",
        """
        corners:
          inner:
            # cornerlint: ignore[pinched-corner]
            16
          map: 28
        """,
        [("pinched-corner", "16"), ("pinched-corner", "28")],
        ["pinched-corner 5"]),
      SuppressionCase(
        "several alone in a row, all for the same part",
        """
        components:
          # cornerlint: ignore[no-container] first reason
          # a word between

          # cornerlint: ignore[pinched-corner, corner-overlap]
          # cornerlint: ignore[no-container] second reason
          tile:
            shape: concentric
            clipShape: 8
            background: 9
        """,
        [("no-container", "concentric"), ("pinched-corner", "8"), ("corner-overlap", "9")],
        []),
      SuppressionCase(
        "one within the other, all that match are used",
        """
        # cornerlint: ignore-file[no-container]
        components:
          # cornerlint: ignore[no-container]
          tile:
            # cornerlint: ignore[no-container]
            shape: concentric # cornerlint: ignore[no-container]
          stamp:
            shape: capsule
        """,
        [("no-container", "concentric"), ("no-container", "capsule")],
        []),
      SuppressionCase(
        "for the file, from anywhere in it",
        """
        components:
          tile:
            shape: concentric
        # cornerlint: ignore-file[no-container] both stand in code
        """,
        [("no-container", "concentric")],
        []),
      SuppressionCase(
        "in a second document and behind another comment",
        """
        corners: { inner: 16 }
        ---
        components:
          tile:
            shape: concentric # in code # cornerlint:ignore[ no-container ,shape-mismatch ]
            clipShape: 8
        """,
        [("no-container", "concentric"), ("shape-mismatch", "clipShape")],
        ["unused-suppression 5", "shape-mismatch 6"]),
    ])
  func takeAway(_ example: SuppressionCase) {
    #expect(example.leftByLine() == example.left)
  }

  @Test(
    "What is wrong with them is reported at the comment",
    arguments: [
      SuppressionCase(
        "nothing to ignore", "corners: # cornerlint: ignore[pinched-corner]\n  inner: 16\n", [],
        ["unused-suppression 1"]),
      SuppressionCase(
        "nothing behind it", "corners:\n  inner: 16\n# cornerlint: ignore[pinched-corner]\n",
        [("pinched-corner", "16")], ["pinched-corner 2", "unused-suppression 3"]),
      SuppressionCase(
        "a rule that is off is not unused",
        "corners: # cornerlint: ignore[pinched-corner]\n  inner: 16\n", [], [],
        off: ["pinched-corner"]),
      SuppressionCase(
        "unused ones are not reported when that rule is off",
        "corners: # cornerlint: ignore[pinched-corner]\n  inner: 16\n", [], [],
        off: ["unused-suppression"]),
      SuppressionCase(
        "an id that does not exist", "corners: # cornerlint: ignore[round-enough]\n", [],
        ["unknown-rule 1"]),
      SuppressionCase(
        "beside one that does",
        "components: # cornerlint: ignore[round-enough, no-container]\n",
        [("no-container", "components")], ["unknown-rule 1"]),
      SuppressionCase(
        "no id in the brackets", "corners: # cornerlint: ignore[ , ]\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "no brackets", "corners: # cornerlint: ignore\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "brackets left open", "corners: # cornerlint: ignore[no-container\n", [],
        ["unknown-rule 1"]),
      SuppressionCase(
        "another word", "corners: # cornerlint: ignroe[no-container]\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "another form", "corners: # cornerlint: ignore no-container\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "the marker alone", "corners: # cornerlint:\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "misspelt ones are not reported when that rule is off",
        "corners: # cornerlint: ignroe[no-container]\n", [], [], off: ["unknown-rule"]),
      SuppressionCase(
        "yaml-syntax cannot be ignored",
        "corners: # cornerlint: ignore[yaml-syntax]\n  inner: 16\n", [("yaml-syntax", "corners")],
        ["yaml-syntax 1", "unused-suppression 1"]),
      SuppressionCase(
        "an unused comment can be ignored",
        """
        # cornerlint: ignore-file[unused-suppression]
        corners:
          inner: 16 # cornerlint: ignore[pinched-corner]
        """,
        [], []),
      SuppressionCase(
        "an unused comment can ignore that itself",
        "corners: # cornerlint: ignore[pinched-corner, unused-suppression]\n", [], []),
      SuppressionCase(
        "a comment alone on its line too",
        "# cornerlint: ignore[pinched-corner, unused-suppression]\ncorners:\n", [], []),
      SuppressionCase(
        "but an ignore of unused comments alone is unused",
        "corners: # cornerlint: ignore[unused-suppression]\n", [], ["unused-suppression 1"]),
      SuppressionCase(
        "a comment without the colon is misspelt",
        "corners: # cornerlint ignore[no-container]\n", [], ["unknown-rule 1"]),
      SuppressionCase(
        "a misspelt comment can be ignored",
        "# cornerlint: ignore-file[unknown-rule]\ncorners: # cornerlint: ignroe[no-container]\n",
        [], []),
    ])
  func reported(_ example: SuppressionCase) {
    #expect(example.leftByLine() == example.left)
  }

  @Test(
    "Text in scalars and talk about the linter is no ignore comment",
    arguments: [
      "corners:\n  note: \"# cornerlint: ignore[x]\"\n",
      "corners:\n  note: '  # cornerlint: ignore[x]'\n",
      "corners:\n  note: |\n    # cornerlint: ignore[x]\n    and more # cornerlint: ignore[y]\n",
      "corners:\n  note: >-\n    # cornerlint: ignore[x]\n\n    # cornerlint: ignore[y]\n",
      "corners:\n  note: a#cornerlint: ignore[x]\n",
      "corners: # see cornerlint: the manual\n",
      "corners: # write `# cornerlint: ignore[x]` here\n",
      "corners: # cornerlint ignores this\n",
    ])
  func noComment(_ file: String) {
    let tree = YAMLTree(parsing: SourceText(path: "case.yaml", text: file))
    #expect(Suppressions(tree).isEmpty)
  }

  @Test(
    "They mark the whole comment and say what to write",
    arguments: [
      (
        "ignore[round-corner]", "there is no rule `round-corner`",
        "`cornerlint rules` lists them all"
      ),
      (
        "ignore[pinched-corners]", "there is no rule `pinched-corners`",
        "did you mean `pinched-corner`?"
      ),
      ("ignore[a, b]", "there are no rules `a`, `b`", "`cornerlint rules` lists them all"),
      (
        "ignore[]", "this ignore comment names no rule",
        "write `# cornerlint: ignore[rule-id] reason`"
      ),
      ("ignore[yaml-syntax]", "`yaml-syntax` cannot be ignored", "remove the comment"),
      ("ignore[no-container]", "nothing to ignore here for `no-container`", "remove the comment"),
      (
        "allow", "this ignore comment is not understood",
        "write `# cornerlint: ignore[rule-id] reason`, or `ignore-file[rule-id]` for the whole file"
      ),
    ])
  func words(_ directive: String, _ message: String, _ help: String) {
    let file = "corners: # cornerlint: \(directive)  \n  inner: 16\n"
    let violations = SuppressionCase("", file, [], []).violations()
    #expect(violations.map(\.message) == [message])
    #expect(violations.map(\.help) == [help])
    let source = SourceText(path: "case.yaml", text: file)
    #expect(violations.map { source.text(in: $0.range) } == ["# cornerlint: \(directive)"])
  }

  @Test("Of several ids only the unused ones are named")
  func unusedAmongUsed() {
    let file = "corners: # cornerlint: ignore[no-container, pinched-corner, corner-overlap]\n"
    let violations = SuppressionCase("", file, [("pinched-corner", "corners")], []).violations()
    #expect(violations.map(\.help) == ["remove `no-container`, `corner-overlap` from the comment"])
  }

  @Test("Behind a broken document nothing counts as unused for the file")
  func brokenDocument() {
    let file = "# cornerlint: ignore-file[no-container]\ncorners:\n---\ncomponents: {\n"
    #expect(SuppressionCase("", file, [], []).leftByLine() == [])
  }

  @Test("An ignore of what another rule silences is unused")
  func silenced() {
    let file = """
      components:
        movieCard:
          shape: 20
          padding: 10
          containerShape: shape
          content:
            still:
              shape: 14 # cornerlint: ignore[corner-overlap]
      """
    let found = RuleLibrary.lint(Array(file.utf8)).filter { $0.severity > .info }
    #expect(
      found.map { "\($0.rule) \($0.line)" }
        == ["container-radius-too-small 3", "unused-suppression 8"])
  }

  @Test("Where a reason is required, a comment without one is reported and still ignores")
  func requiredReason() {
    let example = SuppressionCase(
      "with and without a reason",
      """
      components:
        tile: { shape: 9 } # cornerlint: ignore[pinched-corner]
        stamp: { shape: 8 } # cornerlint: ignore[pinched-corner] until the redesign
        seal: { shape: 7 } # cornerlint: ignore[pinched-corner, unexplained-suppression]
      """,
      [("pinched-corner", "9"), ("pinched-corner", "8"), ("pinched-corner", "7")], [])
    #expect(example.leftByLine(requiresReason: true) == ["unexplained-suppression 2"])
    #expect(example.leftByLine() == ["unused-suppression 4"])
  }

  @Test("A violation that is ignored still silences")
  func ignoredStillSilences() {
    let file = """
      components:
        movieCard:
          shape: 20 # cornerlint: ignore[container-radius-too-small]
          padding: { horizontal: 12, vertical: 10 }
          containerShape: shape
          content:
            still: { shape: 14 }
      """
    #expect(RuleLibrary.lint(Array(file.utf8)).filter { $0.severity > .info } == [])
  }

  @Test("Thousands of comments and violations are matched one by one")
  func many() {
    let count = 5_000
    let above = String(repeating: "# cornerlint: ignore[no-container]\n", count: count)
    let line = "  - capsule # cornerlint: ignore[no-container]\n"
    let file = above + "corners:\n" + String(repeating: line, count: count)
    let first = above.utf8.count + "corners:\n".utf8.count
    let violations = (0..<count).map { index in
      let start = first + index * line.utf8.count + 4
      return Violation(
        rule: "no-container", severity: .error, message: "", range: ByteRange(start, start + 7))
    }
    let suppressions = Suppressions(
      YAMLTree(parsing: SourceText(path: "case.yaml", text: file)))
    let left = suppressions.applied(to: violations, ids: SuppressionCase.ids) { _ in .warning }
    #expect(left.isEmpty)
  }
}
