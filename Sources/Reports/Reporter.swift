import Diagnostics

/// A report format: a name and the function that writes it.
package struct Reporter: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// Whether it gives violations names that last while lines move, for which it needs
  /// `Violation.writtenAt`.
  package let namesViolations: Bool
  /// Whether it shows pictures of violations, for which it needs `Violation.sketch`.
  package let showsPictures: Bool
  /// The bytes of the whole report; machine formats make a valid document of an empty run too.
  package let render: @Sendable (RunReport, ReportStyle) -> [UInt8]

  /// Makes a format.
  init(
    name: String, namesViolations: Bool = false, showsPictures: Bool = false,
    render: @escaping @Sendable (RunReport, ReportStyle) -> [UInt8]
  ) {
    self.name = name
    self.namesViolations = namesViolations
    self.showsPictures = showsPictures
    self.render = render
  }

  /// All formats; the first is the default.
  package static let all: [Reporter] = [
    .text, .concise, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .xcode, .rdjson,
    .markdown, .html,
  ]

  /// The format of a name.
  package static func named(_ name: String) -> Reporter? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
