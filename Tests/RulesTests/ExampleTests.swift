import Testing

@Suite("Examples of the rules")
struct ExampleTests {
  @Test("A good example has no error, no warning and nothing of its rule", arguments: Example.good)
  func goodExample(_ example: Example) {
    for dress in Dress.allCases {
      let found = RuleLibrary.lint(
        dress.bytes(of: example.file), with: RuleLibrary.linter(for: example.rule)
      )
      .filter { $0.rule == example.rule || $0.severity > .info }
      #expect(found.isEmpty, "\(dress)")
    }
  }

  @Test("A bad example has one violation of its rule at the stated text", arguments: Example.bad)
  func badExample(_ example: Example) throws {
    let mark = try #require(example.mark)
    for dress in Dress.allCases {
      let found = RuleLibrary.lint(
        dress.bytes(of: example.file), with: RuleLibrary.linter(for: example.rule))
      let own = found.filter { $0.rule == mark.rule }
      #expect(own.count == 1, "\(dress)")
      #expect(own.first?.line == mark.line + dress.linesInFront, "\(dress)")
      #expect(own.first?.marks == mark.text, "\(dress)")
      let others = found.filter { $0.rule != mark.rule && $0.severity > .info }
      #expect(others.isEmpty, "\(dress)")
    }
  }

  @Test("A comment on the line takes a bad example's violation away, alone", arguments: Example.bad)
  func suppressedOnItsLine(_ example: Example) throws {
    let mark = try #require(example.mark)
    var lines = example.file.split(separator: "\n", omittingEmptySubsequences: false)
    let hasComment = lines[mark.line - 1].contains("#")
    guard mark.rule != "yaml-syntax", !hasComment else { return }
    lines[mark.line - 1] += " # cornerlint: ignore[\(mark.rule)] an example"
    expect(lines.joined(separator: "\n"), hides: mark.rule, of: example, linesInFront: 0)
  }

  @Test("A comment for the file does the same", arguments: Example.bad)
  func suppressedInTheFile(_ example: Example) throws {
    let mark = try #require(example.mark)
    guard mark.rule != "yaml-syntax" else { return }
    let file = "# cornerlint: ignore-file[\(mark.rule)] an example\n" + example.file
    expect(file, hides: mark.rule, of: example, linesInFront: 1)
  }

  @Test("A comment alone above the first key of a component does the same", arguments: Example.bad)
  func suppressedAbove(_ example: Example) throws {
    let mark = try #require(example.mark)
    var lines = example.file.split(separator: "\n", omittingEmptySubsequences: false)
    let hasComment = lines[mark.line - 1].contains("#")
    guard mark.rule != "yaml-syntax", !hasComment, example.file.contains("components:\n") else {
      return
    }
    // Above the outermost line that holds the marked one.
    var first = mark.line - 1
    while lines[first].first == " " { first -= 1 }
    guard lines[first].last == ":" else { return }
    lines.insert("# cornerlint: ignore[\(mark.rule)]", at: first)
    let text = lines.joined(separator: "\n")
    for dress in Dress.allCases {
      let found = RuleLibrary.lint(
        dress.bytes(of: text), with: RuleLibrary.linter(for: example.rule))
      #expect(!found.contains { $0.rule == mark.rule }, "\(dress)")
      #expect(!found.contains { $0.rule == "unused-suppression" }, "\(dress)")
    }
  }

  @Test("A comment in a good example is unused", arguments: Example.good)
  func unusedComment(_ example: Example) {
    let comment = "# cornerlint: ignore-file[\(example.rule)]"
    let found = RuleLibrary.lint(Array("\(comment)\n\(example.file)".utf8))
      .filter { $0.severity > .info }
    #expect(found.map(\.marks) == [comment])
    #expect(found.map(\.rule) == ["unused-suppression"])
  }

  /// Expects of a file all that its example has but the rule's violation, in every dress.
  private func expect(_ file: String, hides rule: String, of example: Example, linesInFront: Int) {
    let linter = RuleLibrary.linter(for: example.rule)
    let plain = RuleLibrary.lint(Array(example.file.utf8), with: linter)
      .filter { $0.rule != rule }
    for dress in Dress.allCases {
      let expected = plain.map { finding in
        var shifted = finding
        shifted.line += linesInFront + dress.linesInFront
        return shifted
      }
      #expect(RuleLibrary.lint(dress.bytes(of: file), with: linter) == expected, "\(dress)")
    }
  }
}
