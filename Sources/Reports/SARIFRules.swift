import Diagnostics

/// The rules that a SARIF run lists, each id once: those of the run, then what else is reported.
struct SARIFRules {
  /// The most characters of a description that GitHub takes, in UTF-16 units.
  private static let longestDescription = 1024
  /// The most characters of a name that GitHub takes.
  private static let longestName = 255

  private var rules: [ReportedRule] = []
  /// The place of each rule in the list; by bytes, since equal strings need not have equal bytes.
  private var places: [[UInt8]: Int] = [:]

  /// Gathers the rules.
  init(of report: RunReport) {
    for rule in report.rules() { add(rule.id) { rule } }
    for file in report.files {
      for violation in file.violations where report.shows(violation) {
        add(violation.rule) {
          ReportedRule(
            id: violation.rule, title: "", severity: violation.severity, group: "", why: "",
            how: "")
        }
      }
    }
  }

  private mutating func add(_ id: String, _ rule: () -> ReportedRule) {
    let key = Array(id.utf8)
    guard places[key] == nil else { return }
    places[key] = rules.count
    rules.append(rule())
  }

  /// The place of a rule in the list; -1, SARIF's word for none, when it is not there.
  func index(of id: String) -> Int { places[Array(id.utf8)] ?? -1 }

  /// Writes the members of the list.
  func write(to json: inout JSONWriter) {
    for (index, rule) in rules.enumerated() {
      json.write(index == 0 ? "\n" : ",\n")
      Self.write(rule, to: &json)
    }
  }

  private static func write(_ rule: ReportedRule, to json: inout JSONWriter) {
    let title = rule.title.isEmpty ? rule.id : rule.title
    let why = withoutLastLineEnds(rule.why)
    let how = withoutLastLineEnds(rule.how)
    let command = "cornerlint rules \(rule.id)"
    json.write("{\"id\": ")
    json.writeString(rule.id)
    json.write(", \"name\": ")
    json.writeString(name(of: rule.id))
    json.write(", \"shortDescription\": {\"text\": ")
    json.writeString(clipped(title, to: longestDescription))
    json.write("}, \"fullDescription\": {\"text\": ")
    json.writeString(clipped(why.isEmpty ? title : why, to: longestDescription))
    json.write("}, \"help\": {\"text\": ")
    json.writeString(joined([why, how, "More: \(command)"]))
    json.write(", \"markdown\": ")
    let advice = how.isEmpty ? "" : "## What to do\n\n\(how)"
    json.writeString(joined([why, advice, "More: `\(command)`"]))
    json.write("}, \"defaultConfiguration\": {\"level\": ")
    json.write(rule.severity.sarifLevel)
    json.write("}, \"properties\": {\"tags\": [\"design-tokens\"")
    if !rule.group.isEmpty {
      json.write(", ")
      json.writeString(rule.group)
    }
    json.write("], \"precision\": \"very-high\", \"problem.severity\": ")
    json.write(rule.severity.problemSeverity)
    json.write("}}")
  }

  /// `ContainerRadiusTooSmall` for `container-radius-too-small`.
  private static func name(of id: String) -> String {
    let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return clipped(words.isEmpty ? id : words.joined(), to: longestName)
  }

  private static func joined(_ paragraphs: [String]) -> String {
    paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func withoutLastLineEnds(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == "\n" || scalars.last == "\r" { scalars.removeLast() }
    return String(scalars)
  }

  /// The text, or its start and `…` when it has more UTF-16 units than `limit`.
  private static func clipped(_ text: String, to limit: Int) -> String {
    guard text.utf16.count > limit else { return text }
    var result = ""
    var count = 1
    for scalar in text.unicodeScalars {
      count += UTF16.width(scalar)
      guard count <= limit else { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
