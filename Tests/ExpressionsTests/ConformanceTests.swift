import Expressions
import Testing

@Suite("CEL conformance", .enabled(if: ConformanceCase.isThere))
struct ConformanceTests {
  @Test("the file has the cases this profile is measured by")
  func countsCases() {
    #expect(ConformanceCase.all.count == 1_095)
    #expect(ConformanceCase.all.filter(\.mustPass).count == 684)
  }

  @Test("gives the stated value or error", arguments: ConformanceCase.all.filter(\.mustPass))
  func gives(_ conformance: ConformanceCase) throws {
    let result = dynamic(conformance.expr, conformance.values, .cel)
    switch (result, conformance.value?.value) {
    case (.success(let value), let expected?):
      #expect(isSame(value, expected), "\(value) instead of \(expected)")
    case (.failure, nil): break
    case (.success(let value), nil): Issue.record("\(value) instead of an error")
    case (.failure(let error), _?): Issue.record("\(error.sentence)")
    }
  }

  @Test("refuses what is left out", arguments: ConformanceCase.all.filter(\.mustBeRefused))
  func refuses(_ conformance: ConformanceCase) {
    let error = #expect(throws: ExpressionError.self) {
      try Parser.parse(conformance.expr, dialect: .cel)
    }
    guard case .notInProfile = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "typed code gives what the dynamic way gives",
    arguments: ConformanceCase.all.filter(\.mustPass))
  func agrees(_ conformance: ConformanceCase) throws {
    for bank in [true, false] {
      let names = BoundNames(conformance.values, asConstants: bank)
      guard
        let tree = try? Parser.parse(conformance.expr, dialect: .cel),
        let program = try? Compiler.compile(tree, in: names, dialect: .cel, expecting: nil)
      else { continue }
      let typed = names.run(program)
      switch (typed, dynamic(conformance.expr, conformance.values, .cel)) {
      case (.value(let typed), .success(let dynamic)): #expect(isSame(typed, dynamic))
      case (.failed, .failure): break
      case (_, .success(let value)): Issue.record("\(typed) instead of \(value)")
      case (_, .failure(let error)): Issue.record("\(typed) instead of \(error)")
      }
    }
  }

  @Test("the checker takes most of the cases")
  func covers() {
    let taken = ConformanceCase.all.filter { conformance in
      guard conformance.mustPass, let tree = try? Parser.parse(conformance.expr, dialect: .cel)
      else { return false }
      let names = BoundNames(conformance.values, asConstants: true)
      return (try? Compiler.compile(tree, in: names, dialect: .cel, expecting: nil)) != nil
    }
    #expect(taken.count > 550)
  }
}
