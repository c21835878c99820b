import Testing

/// Token files of Theo.
struct TheoTests {
  @Test("aliases lie below their own path, plain or with a value")
  func aliases() {
    let read = ReadTokenFile(
      """
      aliases:
        RADIUS_SMALL: 4px
        RADIUS_LARGE: { value: .5rem, comment: large }
        SKY: blue
        RADIUS_CARD: '{!RADIUS_LARGE}'
      """)
    #expect(read.file?.format == "Theo")
    #expect(
      read.tokens == [
        "aliases.RADIUS_SMALL = 4.0 px radius",
        "aliases.RADIUS_LARGE = 0.5 rem radius",
        "aliases.SKY = other",
        "aliases.RADIUS_CARD = {aliases.RADIUS_LARGE} radius",
      ])
    #expect(read.faults.isEmpty)
  }

  @Test(
    "global holds for each prop, before the props or after them, and a prop's own word wins",
    arguments: [true, false])
  func global(isFirst: Bool) {
    let global = "global: { type: size, category: radius }\n"
    let props = """
      props:
        SMALL: { value: 4px }
        GUTTER: { value: 8px, category: spacing }

      """
    let read = ReadTokenFile(isFirst ? global + props : props + global)
    #expect(
      read.tokens == [
        "SMALL = 4.0 px radius dimension", "GUTTER = 8.0 px padding dimension",
      ])
  }

  @Test("props and aliases as lists are read by their names")
  func lists() {
    let read = ReadTokenFile(
      """
      { "props": [ { "name": "radius-sm", "value": "2px" }, { "value": "3px" } ] }
      """)
    #expect(read.tokens == ["radius-sm = 2.0 px radius"])
    #expect(read.faults == [#"invalid-value 1: { "value": "3px" }"#])
  }

  @Test("an alias in a text is the path of that alias")
  func textsWithAliases() {
    let read = ReadTokenFile(
      """
      global: { category: spacing }
      props:
        A: { value: '{!SMALL} {!LARGE} 0' }
        B: { value: '{!SMALL} * 2' }
        C: { value: '{!SMALL}' }
        D: { value: '{B}' }
        E: { value: '{!SMALL' }
        F: { value: '{!' }
      """)
    #expect(read.tokens.count == 6)
    #expect(
      read.tokens[0] == "A = [{aliases.SMALL} {aliases.LARGE} 0] padding dimension")
    #expect(
      read.tokens[1...3] == [
        "B = ={aliases.SMALL} * 2 padding dimension",
        "C = {aliases.SMALL} padding dimension", "D = {B} padding dimension",
      ])
  }

  @Test("types tell lengths from numbers and from all else")
  func types() {
    let read = ReadTokenFile(
      """
      props:
        A: { value: 1.5, type: number, category: line-height }
        B: { value: 4, type: number, category: border-radius }
        C: { value: '#fff', type: color, category: background }
        D: { value: 4px, type: web }
        E: { value: 50%, type: border-radius }
      """)
    #expect(
      read.tokens == [
        "A = 1.5 number", "B = 4.0 radius dimension", "C = other other", "D = 4.0 px",
        "E = 50.0 percent radius dimension",
      ])
  }

  @Test("imported files lie below, a later one over an earlier one, both under the file's own")
  func imports() {
    let files = [
      "a.yml": "aliases: { R: 1px, S: 2px, T: 3px }",
      "b.yml": "imports: [c.yml]\naliases: { S: 4px, T: 5px }",
      "c.yml": "aliases: { U: 7px }",
    ]
    let read = ReadTokenFile(
      "imports: [./a.yml, b.yml]\naliases: { T: 6px }", files: files)
    #expect(read.merged.count == 4)
    #expect(read.merged["aliases.R"] == "aliases.R = 1.0 px")
    #expect(read.merged["aliases.S"] == "aliases.S = 4.0 px")
    #expect(read.merged["aliases.T"] == "aliases.T = 6.0 px")
    #expect(read.merged["aliases.U"] == "aliases.U = 7.0 px")
    #expect(read.faults.isEmpty)
  }

  @Test("what cannot be imported is reported once, where it is named; the rest is read")
  func missingImports() {
    let read = ReadTokenFile(
      "imports:\n- '@team/base/a.json'\n- ./gone.yml\n- base/a.json\n- ./test.yaml\n"
        + "aliases: { T: 6px }", files: ["test.yaml": ""])
    #expect(
      read.faults == [
        "unreadable-import 2: '@team/base/a.json'", "unreadable-import 3: ./gone.yml",
        "unreadable-import 4: base/a.json", "reference-cycle 5: ./test.yaml",
      ])
    #expect(read.tokens == ["aliases.T = 6.0 px"])
    #expect(read.file?.faults.first?.message.contains("into a package") == true)
  }

  @Test("deprecated props say so, and notes of other tools harm nobody")
  func notes() {
    let read = ReadTokenFile(
      """
      .meta: { a: 1 }
      props:
        A: { value: 4px, originalValue: '{!X}', .meta: { b: 2 }, deprecated: true }
        B: { value: 4px, deprecated: false, cssProperties: [border*radius] }
        C: { value: 4px, deprecated: use B }
      """)
    #expect(read.tokens == ["A = 4.0 px deprecated", "B = 4.0 px", "C = 4.0 px deprecated"])
    #expect(read.faults.isEmpty)
  }

  @Test("a prop without a value and one that is a bare value are reported")
  func malformed() {
    let read = ReadTokenFile(
      "global: { type: size }\nprops:\n  A: { value: 1px }\n  B: { type: size }\n  C: 4px\n  D:\n"
        + "  E: { value: }\n")
    #expect(
      read.faults == [
        "invalid-value 4: B", "invalid-value 5: 4px", "invalid-value 6: D",
        "invalid-value 7: E",
      ])
    #expect(read.tokens == ["A = 1.0 px dimension", "C = 4.0 px dimension"])
  }

  @Test(
    "a list of imports is Theo's beside another key of its own",
    arguments: ["global: { type: size }", "props:", "props: {}", "aliases: {}"])
  func importsBeside(text: String) {
    let read = ReadTokenFile("imports: [a.yml]\n\(text)", files: ["a.yml": "aliases: { R: 1px }"])
    #expect(read.file?.format == "Theo")
    #expect(read.merged["aliases.R"] == "aliases.R = 1.0 px")
  }

  @Test(
    "other files are left to other formats",
    arguments: [
      "props: 5", "global: { a: 4 }", "props: { a: { b: { c: 1 } } }", "radius: { a: 1 }",
      "aliases: { a: 1 }\nradius: { b: 2 }", "- props", "props: [1, 2]", "props: {}",
      "imports: [tokens.json]", "imports: [./a.yml]\n.meta: { a: 1 }",
      "imports: [{ path: tokens.json, as: brand }]",
    ])
  func others(text: String) {
    #expect(ReadTokenFile(text).file?.format != "Theo")
  }

  @Test("strange names, values and imports end in no trap")
  func hostile() {
    for text in [
      "props: []\nimports: [[], {}, '', ~]\naliases: [1]", "imports: x\naliases: { '': '{!}' }",
      "props: [{ name: [], value: 1 }, [], { name: '', value: 1 }]\naliases: { a: 1 }",
      "aliases: { a: &a { value: *a }, b: *a, c: '{!{!}!}', d: .nan, e: 1e999 }",
      "global: []\naliases: { a: 1 }\nprops: { b: { value: { c: '{!a}' } } }",
    ] {
      let read = ReadTokenFile(text, files: ["x": "aliases: { a: 1 }"])
      #expect(read.file?.format == "Theo")
    }
    let deep = "aliases: { a: " + String(repeating: "[", count: 120) + "{!a}"
    _ = ReadTokenFile(deep + String(repeating: "]", count: 120) + " }").tokens
  }

  @Test("a name too long for a path is reported")
  func longName() {
    let name = String(repeating: "x", count: 1_020)
    let read = ReadTokenFile("aliases:\n  a: 1\n  \(name): 4px\n")
    #expect(read.faults == ["limit-exceeded 3: \(name)"])
  }

  // MARK: Public files

  @Test(
    "the aliases of a public design system are read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicAliases() throws {
    let radii = try ReadTokenFile.published(
      "salesforce-ux__design-system__aliases-border-radius.yml")
    #expect(
      radii.tokens == [
        "aliases.BORDER_RADIUS_SMALL = 0.125 rem radius",
        "aliases.BORDER_RADIUS_MEDIUM = 0.25 rem radius",
        "aliases.BORDER_RADIUS_LARGE = 0.5 rem radius",
        "aliases.BORDER_RADIUS_CIRCLE = 50.0 percent radius",
        "aliases.BORDER_RADIUS_PILL = 15.0 rem radius",
      ])
    let spacing = try ReadTokenFile.published(
      "salesforce-ux__design-system__aliases-spacing.yml")
    #expect(spacing.tokens.count == 9)
    #expect(spacing.tokens[0] == "aliases.SPACING_NONE = 0.0 padding")
    #expect(spacing.tokens[8] == "aliases.SPACING_XX_LARGE = 3.0 rem padding")
  }

  @Test("props over imported aliases are read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicProps() throws {
    let read = try ReadTokenFile.published(
      "salesforce-ux__design-system__primitive-border-radius.yml",
      files: [
        "aliases/border-radius.yml": try ReadTokenFile.text(
          of: "salesforce-ux__design-system__aliases-border-radius.yml")
      ])
    #expect(read.faults.isEmpty)
    #expect(read.tokens.count == 4)
    #expect(
      read.tokens[3] == "BORDER_RADIUS_CIRCLE = {aliases.BORDER_RADIUS_CIRCLE} radius dimension")
    #expect(read.merged.count == 9)
    #expect(read.file?.layers.map(\.part) == [1, 0])
  }

  @Test("the spacing of a component is padding", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicSpacing() throws {
    let read = try ReadTokenFile.published(
      "salesforce-ux__design-system__component-cards-spacing.yml",
      files: [
        "design-tokens/aliases/spacing.yml": try ReadTokenFile.text(
          of: "salesforce-ux__design-system__aliases-spacing.yml")
      ])
    #expect(read.faults.isEmpty)
    #expect(read.tokens.count == 9)
    #expect(read.tokens.allSatisfy { $0.hasSuffix(" padding dimension") })
    #expect(
      read.tokens[0] == "CARD_SPACING_MARGIN = {aliases.SPACING_MEDIUM} padding dimension")
    #expect(
      read.tokens[1]
        == "CARD_HEADER_PADDING = [{aliases.SPACING_SMALL} {aliases.SPACING_MEDIUM} 0]"
        + " padding dimension")
  }

  @Test("lists of props, and global behind props", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicLists() throws {
    let list = try ReadTokenFile.published("mozilla__protocol-tokens__border-radius.yml")
    #expect(list.tokens.count == 4)
    #expect(list.tokens[0] == "border-radius-xs = {aliases.border-radius-xs} radius dimension")
    #expect(list.faults == ["unreadable-import 5: ./_aliases.yml"])
    let behind = try ReadTokenFile.published("spartanbio__schedio-tokens__border-radius.yml")
    #expect(
      behind.tokens == [
        "border-radius-small = 0.25 rem radius dimension",
        "border-radius-base = 0.5 rem radius dimension",
        "border-radius-circle = 50.0 percent radius dimension",
      ])
  }

  @Test("JSON with paths into packages is read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicJSON() throws {
    let aliases = try ReadTokenFile.published("Skyscanner__backpack-foundations__web-aliases.json")
    #expect(
      aliases.merged["aliases.BORDER_RADIUS_XS"] == "aliases.BORDER_RADIUS_XS = 0.25 rem radius")
    #expect(
      aliases.merged["aliases.BORDER_RADIUS_FULL"]
        == "aliases.BORDER_RADIUS_FULL = 100.0 percent radius")
    #expect(
      aliases.merged["aliases.LETTER_SPACING_TIGHT"] == "aliases.LETTER_SPACING_TIGHT = -0.02 em")
    #expect(aliases.merged.count == 72)
    #expect(aliases.faults.count == 2)
    let props = try ReadTokenFile.published(
      "Skyscanner__backpack-foundations__ios-borders.json",
      files: [
        "aliases.json": try ReadTokenFile.text(
          of: "Skyscanner__backpack-foundations__web-aliases.json")
      ])
    #expect(props.tokens.count == 19)
    #expect(props.tokens[0] == "BORDER_SIZE_SM = {aliases.BORDER_SIZE_SM} dimension")
    #expect(
      props.merged["CORNER_RADIUS_XS"]
        == "CORNER_RADIUS_XS = {aliases.BORDER_RADIUS_XS} radius dimension")
    #expect(props.faults.isEmpty)
  }
}
