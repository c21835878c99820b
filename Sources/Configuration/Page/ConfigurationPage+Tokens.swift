extension ConfigurationPage {
  /// Adds `imports`, one a line.
  func addImports(to lines: inout CommentedLines) {
    if !imports.isEmpty { lines.add("imports:") }
    for row in imports { lines.add("  - \(Self.text(of: row.value))", row.origin) }
  }

  /// Adds what stands under `tokens`.
  func addTokens(to lines: inout CommentedLines) {
    if rem != nil || !radii.isEmpty || !paddings.isEmpty { lines.add("tokens:") }
    if let rem { lines.add("  rem: \(DecimalText.exact(rem.value))", rem.origin) }
    add("radii", radii, indented: "  ", to: &lines)
    add("paddings", paddings, indented: "  ", to: &lines)
  }

  /// The path alone where nothing else is said.
  private static func text(of imported: Import) -> String {
    let path = YAMLWriting.scalar(imported.path)
    var parts = ["path: \(path)"]
    if let prefix = imported.prefix { parts.append("as: \(YAMLWriting.scalar(prefix))") }
    if !imported.modes.isEmpty { parts.append("modes: \(text(of: imported.modes))") }
    return parts.count == 1 ? path : "{ \(parts.joined(separator: ", ")) }"
  }

  private static func text(of modes: [ConfiguredModes]) -> String {
    if modes.count == 1, let choice = modes.first, choice.axis == nil {
      return text(of: choice.names)
    }
    let choices = modes.map { choice in
      let names =
        choice.names.count == 1
        ? YAMLWriting.scalar(choice.names.first ?? "") : text(of: choice.names)
      return "\(YAMLWriting.scalar(choice.axis ?? "")): \(names)"
    }
    return "{ \(choices.joined(separator: ", ")) }"
  }

  private static func text(of names: [String]) -> String {
    "[\(names.map(YAMLWriting.scalar).joined(separator: ", "))]"
  }
}
