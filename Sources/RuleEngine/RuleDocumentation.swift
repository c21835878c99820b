/// The part of a rule file that only documentation and tests read: all from `why:` on.
struct RuleDocumentation: Sendable {
  var why = ""
  var how = ""
  var goodExamples: [RuleDescription.GoodExample] = []
  var badExamples: [RuleDescription.BadExample] = []
}
