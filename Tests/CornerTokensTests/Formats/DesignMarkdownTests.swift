import Diagnostics
import Testing

/// Tokens in a DESIGN.md.
struct DesignMarkdownTests {
  @Test("levels are radii and paddings, colours and fonts are no lengths")
  func groups() {
    let read = ReadTokenFile(
      """
      version: alpha
      name: Test
      colors: { primary: '#fff', link: '{colors.primary}' }
      typography:
        label: { fontFamily: Inter, fontSize: 12px, fontWeight: 600, lineHeight: 1.2 }
      rounded: { sm: 4px, DEFAULT: .5rem, full: 9999px, none: 0 }
      spacing: { md: 1rem, columns: 12, gutter: wide }
      """)
    #expect(read.file?.format == "DESIGN.md")
    #expect(
      read.tokens == [
        "colors.primary = other other", "colors.link = {colors.primary}",
        "typography.label = other other", "typography.label.fontFamily = other",
        "typography.label.fontSize = 12.0 px", "typography.label.fontWeight = 600.0 number",
        "typography.label.lineHeight = 1.2 number", "rounded.sm = 4.0 px radius dimension",
        "rounded.DEFAULT = 0.5 rem radius dimension",
        "rounded.full = 9999.0 px radius dimension", "rounded.none = 0.0 radius dimension",
        "spacing.md = 1.0 rem padding", "spacing.columns = 12.0 padding",
        "spacing.gutter = other padding",
      ])
    #expect(read.faults.isEmpty)
  }

  @Test("components have radius, padding and extents side by side")
  func components() {
    let read = ReadTokenFile(
      """
      rounded: { lg: 16px }
      components:
        card:
          backgroundColor: "{colors.primary}"
          typography: "{typography.label}"
          rounded: "{rounded.lg}"
          padding: 20px
          height: 48px
          width: 100%
          size: auto
          borderColor: red
          gap: 8px
      """)
    #expect(
      read.tokens.dropFirst() == [
        "components.card.backgroundColor = {colors.primary}",
        "components.card.typography = {typography.label}",
        "components.card.rounded = {rounded.lg} radius dimension",
        "components.card.padding = 20.0 px padding dimension",
        "components.card.height = 48.0 px dimension",
        "components.card.width = 100.0 percent dimension",
        "components.card.size = other dimension", "components.card.borderColor = other",
        "components.card.gap = 8.0 px",
      ])
    #expect(read.faults.isEmpty)
    #expect(Set(read.file?.parts[0].tokens.dropFirst().map(\.group) ?? []).count == 1)
  }

  @Test(
    "what is no Dimension but is understood is pointed out",
    arguments: ["8", "50%", "8pt", "'{rounded.a} * 2'", "8dp"])
  func outdated(value: String) {
    let read = ReadTokenFile("rounded:\n  a: 1px\n  b: \(value)\nspacing: { c: 1px }")
    #expect(read.faults == ["outdated-dimension 3: \(value)"])
    #expect(read.tokens[1].hasPrefix("rounded.b = "))
    #expect(!read.tokens[1].contains("other") && !read.tokens[1].contains("broken"))
  }

  @Test("what is no length is a fault", arguments: ["full", "''", "", "auto", "[1, 2]"])
  func faulty(value: String) {
    let read = ReadTokenFile(
      "rounded: { a: 1px }\ncomponents:\n  card:\n    padding: 4px\n    rounded: \(value)\n")
    #expect(read.faults == ["invalid-value 5: \(value)"])
    #expect(read.tokens.last == "components.card.rounded = broken radius dimension")
  }

  @Test("a reference without quotes is one, and is reported")
  func unquoted() {
    let read = ReadTokenFile(
      "rounded: { a: 1px }\ncomponents:\n  card:\n    rounded: {rounded.a}\n    textColor: {b}\n")
    #expect(
      read.faults == ["invalid-value 4: {rounded.a}", "invalid-value 5: {b}"])
    #expect(
      read.tokens.dropFirst() == [
        "components.card.rounded = {rounded.a} radius dimension", "components.card.textColor = {b}",
      ])
  }

  @Test("a group that is one value is read, and pointed out")
  func noLevels() {
    let read = ReadTokenFile(
      SourceText(path: "DESIGN.md", text: "rounded: 8px\nspacing: 4px\n"))
    // Without levels only the place in front of a page tells what it is.
    #expect(read.file?.format == "nested maps")
    let mixed = ReadTokenFile("rounded: { a: 1px }\nspacing: 4px\n")
    #expect(mixed.tokens.last == "spacing = 4.0 px padding")
    #expect(mixed.faults == ["outdated-dimension 2: 4px"])
  }

  @Test(
    "a list where levels or a length belong is reported as a list, once, and is no token",
    arguments: [
      TokenCase("rounded: [1, 2]", "`rounded` is a list, where DESIGN.md has a mapping of levels"),
      TokenCase("spacing: [1]", "`spacing` is a list, where DESIGN.md has a mapping of levels"),
      TokenCase("rounded: { a: [1, 2] }", "this is a list, where DESIGN.md has one length"),
    ])
  func lists(_ example: TokenCase) {
    let sketch = TokenSketch("---\n\(example.text)\n---\n# A page\n", path: "DESIGN.md")
    #expect(sketch.format == "DESIGN.md")
    #expect(sketch.file?.faults.map(\.message) == [example.expected ?? ""])
    #expect(sketch.file?.faults.map(\.rule) == [.invalidValue])
    #expect(sketch.token("rounded") == nil && sketch.token("spacing") == nil)
  }

  @Test(
    "other files are left to other formats",
    arguments: [
      "rounded: { a: 1 }", "rounded: { a: { $value: 1px } }\nspacing: { b: { $value: 1px } }",
      "colors: { a: red }\nspacing: { b: 1 }",
    ])
  func others(text: String) {
    #expect(ReadTokenFile(text).file?.format != "DESIGN.md")
  }

  @Test("levels within levels end somewhere")
  func deep() {
    let text =
      "{\"rounded\": {\"a\": 1}, \"colors\": " + String(repeating: "{\"a\":", count: 200) + "1"
      + String(repeating: "}", count: 200) + "}"
    let read = ReadTokenFile(text)
    #expect(read.file == nil || read.faults.contains { $0.hasPrefix("limit-exceeded") })
  }

  // MARK: Public files

  @Test("a public DESIGN.md of glass is read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicGlass() throws {
    let read = try ReadTokenFile.published(
      "google-labs-code__design.md__atmospheric-glass-DESIGN.md")
    #expect(read.file?.format == "DESIGN.md")
    let tokens = read.merged
    #expect(tokens["rounded.sm"] == "rounded.sm = 0.25 rem radius dimension")
    #expect(tokens["rounded.DEFAULT"] == "rounded.DEFAULT = 0.5 rem radius dimension")
    #expect(tokens["rounded.full"] == "rounded.full = 9999.0 px radius dimension")
    #expect(tokens["spacing.glass-padding"] == "spacing.glass-padding = 20.0 px padding")
    #expect(
      tokens["components.glass-card-standard.rounded"]
        == "components.glass-card-standard.rounded = {rounded.lg} radius dimension")
    #expect(
      tokens["components.list-item-interactive.padding"]
        == "components.list-item-interactive.padding = 12.0 px padding dimension")
    #expect(
      tokens["components.button-primary.padding"]
        == "components.button-primary.padding = [0 24px] padding dimension")
    #expect(tokens["colors.primary"] == "colors.primary = other other")
    #expect(read.faults == ["outdated-dimension 114: 0 24px"])
  }

  @Test("a public DESIGN.md of paws is read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicPaws() throws {
    let read = try ReadTokenFile.published(
      "google-labs-code__design.md__paws-and-paths-DESIGN.md")
    let tokens = read.merged
    #expect(tokens["spacing.md"] == "spacing.md = 24.0 px padding")
    #expect(
      tokens["components.input-field.rounded"]
        == "components.input-field.rounded = {rounded.DEFAULT} radius dimension")
    #expect(
      tokens["components.badge-status.padding"]
        == "components.badge-status.padding = {spacing.xs} padding dimension")
    #expect(read.faults.isEmpty)
  }
}
