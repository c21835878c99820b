import Testing

@testable import CornerTokens

struct TokensStudioTests {
  @Test(
    "reads a token as its type says",
    arguments: [
      TokenCase(#"{"value": "9999", "type": "borderRadius"}"#, "9999.0 dimension radius"),
      TokenCase(#"{"$value": "4", "$type": "borderRadius"}"#, "4.0 dimension radius"),
      TokenCase(
        #"{"value": "4px 8px 0 0", "type": "borderRadius"}"#, "[4px 8px 0 0] dimension radius"),
      TokenCase(#"{"value": "50%", "type": "borderRadius"}"#, "50.0percent dimension radius"),
      TokenCase(#"{"value": "4px / 8px", "type": "borderRadius"}"#, "[4px 8px] dimension radius"),
      TokenCase(#"{"value": "{a} / {b}", "type": "borderRadius"}"#, "({a} / {b}) dimension radius"),
      TokenCase(
        #"{"value": "{radius.a} / {radius.b}", "type": "borderRadius"}"#,
        "[{radius.a} {radius.b}] dimension radius"),
      TokenCase(
        #"{"value": "4", "unit": "rem", "type": "borderRadius"}"#, "4.0rem dimension radius"),
      TokenCase(#"{"value": "11", "type": "spacing"}"#, "11.0 dimension padding"),
      TokenCase(#"{"value": "{a} {b}", "type": "spacing"}"#, "[{a} {b}] dimension padding"),
      TokenCase(#"{"value": "{a.b} * 2", "type": "spacing"}"#, "({a.b} * 2) dimension padding"),
      TokenCase(#"{"value": "$a.b", "type": "spacing"}"#, "{a.b} dimension padding"),
      TokenCase(#"{"value": "10", "type": "sizing"}"#, "10.0 dimension"),
      TokenCase(#"{"value": "16", "type": "fontSizes"}"#, "16.0 dimension"),
      TokenCase(#"{"value": "8", "type": "paragraphSpacing"}"#, "8.0 dimension"),
      TokenCase(#"{"value": "2", "type": "borderWidth"}"#, "2.0 dimension"),
      TokenCase(#"{"value": "4 * 7", "type": "dimension"}"#, "(4 * 7) dimension"),
      TokenCase(#"{"value": "2", "type": "math"}"#, "2.0 number"),
      TokenCase(#"{"value": 2, "type": "number"}"#, "2.0 number"),
      TokenCase(#"{"value": "25%", "type": "opacity"}"#, "25.0percent number"),
      TokenCase(#"{"value": "110%", "type": "lineHeights"}"#, "110.0percent number"),
      TokenCase(#"{"value": "{c.d}", "type": "color"}"#, "? other"),
      TokenCase(#"{"value": "700", "type": "fontWeights"}"#, "? other"),
      TokenCase(#"{"value": {"fontSize": "{a}"}, "type": "typography"}"#, "? other"),
      TokenCase(#"{"value": [{"x": "0", "blur": "{a}"}], "type": "boxShadow"}"#, "? other"),
      TokenCase(#"{"value": {"width": "{a}"}, "type": "border"}"#, "? other"),
      TokenCase(#"{"value": {"borderRadius": "4"}, "type": "composition"}"#, "? other"),
      TokenCase(#"{"value": "4px", "type": "other"}"#, "4.0px"),
    ])
  func values(_ token: TokenCase) {
    let sketch = TokenSketch(#"{"x": {"y": {"value": 1, "type": "sizing"}, "z": \#(token.text)}}"#)
    #expect(sketch.format == "Tokens Studio")
    #expect(sketch.token("x.z") == token.expected)
    #expect(sketch.faults == [])
  }

  @Test("takes a number of Figma that is a radius for a length, and a factor for none")
  func figmaNumbers() {
    let sketch = TokenSketch(
      """
      radius:
        sm: { $value: 4, $type: number }
        scale: { $value: 2, $type: number }
        base: { $value: '{radius.sm}', $type: number }
        lg: { $value: '{radius.sm} * {radius.scale}', $type: number }
      """)
    #expect(
      sketch.tokens == [
        "radius.sm = 4.0 dimension radius", "radius.scale = 2.0 number",
        "radius.base = {radius.sm} dimension radius",
        "radius.lg = ({radius.sm} * {radius.scale}) dimension radius",
      ])
  }

  @Test(
    "is told from other formats by what only it writes",
    arguments: [
      TokenCase(#"{"a": {"value": "4px", "type": "borderRadius"}}"#, "Tokens Studio"),
      TokenCase(#"{"a": {"$value": "4px", "$type": "sizing"}}"#, "Tokens Studio"),
      TokenCase(#"{"a": {"$value": "floor({b} * 2)", "$type": "dimension"}}"#, "Tokens Studio"),
      TokenCase(#"{"a": {"$value": "min({b}*0.5,{c})"}}"#, "Tokens Studio"),
      TokenCase(#"{"a": {"$value": "{b} - 2"}}"#, "Tokens Studio"),
      TokenCase(#"{"core": {}, "$themes": []}"#, "Tokens Studio"),
      TokenCase(#"{"core": {}, "$metadata": {"tokenSetOrder": ["core"]}}"#, "Tokens Studio"),
      TokenCase(
        ##"{"a": {"value": "#fff", "$extensions": {"studio.tokens": {}}}}"##, "Tokens Studio"),
      TokenCase(#"{"a": {"value": "4px", "type": "dimension"}}"#, "Style Dictionary"),
      TokenCase(#"{"a": {"value": "4px"}, "b": {"value": "{c.d} 0"}}"#, "Style Dictionary"),
      TokenCase(#"{"a": {"$value": "4px", "$type": "dimension"}}"#, nil),
      TokenCase(#"{"a": {"$value": "calc(100% - 2 * {b.c})"}}"#, nil),
      TokenCase(#"{"a": {"$value": "{b-c} {d*e}"}}"#, nil),
      TokenCase(#"{"a": {"$value": "rgba({b}, 50%)"}}"#, nil),
      TokenCase(#"{"sets": {}, "resolutionOrder": [], "a": {"value": 1, "type": "math"}}"#, nil),
      TokenCase(#"{"props": {"A": {"value": "4px", "type": "spacing"}}}"#, nil),
    ])
  func recognition(_ token: TokenCase) {
    let format = TokenSketch(token.text).format
    if let expected = token.expected {
      #expect(format == expected)
    } else {
      #expect(format != "Tokens Studio")
    }
  }

  // MARK: Sets and themes

  private static let sets = """
    {
      "dark": { "radius": { "sm": { "value": "3", "type": "borderRadius" } } },
      "core": { "radius": { "sm": { "value": "4", "type": "borderRadius" } } },
      "brand/a": { "pad": { "value": "{radius.sm}", "type": "spacing" } },
      "rest": { "gap": { "value": "1", "type": "spacing" } },
    """

  @Test("lays sets over each other in their order, their names left out of paths")
  func setOrder() {
    let sketch = TokenSketch(
      Self.sets + #""$metadata": { "tokenSetOrder": ["core", "gone", "dark", "core"] } }"#)
    #expect(sketch.layers == ["radius.sm ", "radius.sm ", "pad ", "gap "])
    #expect(sketch.file?.layers.map(\.tokens.lowerBound) == [1, 0, 2, 3])
    #expect(sketch.file?.axes == [])
    #expect(sketch.faults == [])
  }

  @Test("makes themes the contexts of the axis that their group is")
  func themes() {
    let sketch = TokenSketch(
      Self.sets + """
        "$themes": [
          { "name": "light", "group": "mode", "selectedTokenSets": { "core": "source" } },
          { "name": "dark", "group": "mode",
            "selectedTokenSets": { "core": "source", "dark": "enabled", "rest": "disabled" } },
          { "name": "a", "group": "brand", "selectedTokenSets": { "brand/a": "enabled" } },
          { "name": "b", "group": null, "selectedTokenSets": { "core": "enabled" } }
        ],
        "$metadata": { "tokenSetOrder": ["core", "dark", "brand/a", "rest"] }
        }
        """)
    #expect(
      sketch.file?.axes == [
        TokenAxis(name: "mode", contexts: ["light", "dark"]),
        TokenAxis(name: "brand", contexts: ["a"]), TokenAxis(name: "theme", contexts: ["b"]),
      ])
    #expect(
      sketch.layers == [
        "radius.sm mode=light|mode=dark|theme=b", "radius.sm mode=dark", "pad brand=a",
      ])
    #expect(sketch.faults == [])
  }

  @Test("reports a theme with a set that is not there, an unknown state, and what is no theme")
  func brokenThemes() {
    let sketch = TokenSketch(
      Self.sets + """
        "$themes": [
          { "name": "a", "selectedTokenSets": { "cor": "enabled", "core": "on", "x": "disabled" } },
          { "name": "b", "selectedTokenSets": { "cor": "source" } },
          { "selectedTokenSets": ["core"] },
          "c"
        ]
        }
        """)
    #expect(
      sketch.faults == [
        #"unknown-token 6: "cor""#, #"invalid-value 6: "on""#, #"invalid-value 8: ["core"]"#,
        #"invalid-value 9: "c""#,
      ])
    #expect(sketch.file?.axes == [TokenAxis(name: "theme", contexts: ["a", "b", "theme 3"])])
  }

  @Test("reads the public files", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicFiles() throws {
    let theme = try TokenSketch(public: "digdir__designsystemet__theme-designsystemet.json")
    #expect(theme.format == "Tokens Studio")
    #expect(
      theme.tokens.filter { $0.hasPrefix("border-radius") } == [
        "border-radius.1 = (min({border-radius.base}*0.5,{border-radius.scale})) dimension radius",
        "border-radius.2 = (min({border-radius.base},{border-radius.scale}*2)) dimension radius",
        "border-radius.3 = (min({border-radius.base}*2,{border-radius.scale}*5)) dimension radius",
        "border-radius.4 = (min({border-radius.base}*3,{border-radius.scale}*7)) dimension radius",
        "border-radius.5 = {border-radius.base} dimension radius",
        "border-radius.6 = 9999.0 dimension radius", "border-radius.base = 4.0 dimension radius",
        "border-radius.scale = 4.0 dimension radius",
      ])
    let size = try TokenSketch(public: "digdir__designsystemet__size-global.json")
    #expect(size.format == "Tokens Studio")
    #expect(size.token("_size.30") == "(floor({_size.unit} * 30)) dimension")
    #expect(
      size.token("_size.unit") == "({_size.step} / {_size.base} * {_size.mode-font-size}) number")
    let transforms = try TokenSketch(
      public: "tokens-studio__sd-transforms__sd-transforms.tokens.json")
    #expect(transforms.format == "Tokens Studio")
    #expect(transforms.token("dimension.scale") == "2.0 number")
    #expect(transforms.token("dimension.sm") == "({dimension.xs} * {dimension.scale}) dimension")
    #expect(
      transforms.token("spacing.multi-value")
        == "[{dimension.sm} {dimension.xl}] dimension padding")
    #expect(transforms.token("colors.red.400") == "? other")
    #expect(transforms.token("opacity") == "25.0percent number")
    #expect(transforms.paths(.padding) == ["spacing.sm", "spacing.xl", "spacing.multi-value"])
    let output = try TokenSketch(
      public: "tokens-studio__sd-transforms__output-references.tokens.json")
    #expect(output.format == "Tokens Studio")
    #expect(output.token("my.base.token") == "11.0 dimension padding")
    #expect(
      output.token("transformed.reference.token") == "({my.base.token} * 5) dimension padding")
    for sketch in [theme, size, transforms, output] { #expect(sketch.faults == []) }
  }

  @Test(
    "leaves the public files of other formats to them", .enabled(if: ReadTokenFile.hasPublicFiles),
    arguments: [
      "Amsterdam__design-system__dialog.tokens.json",
      "Skyscanner__backpack-foundations__ios-borders.json",
      "Skyscanner__backpack-foundations__web-aliases.json",
      "arturtrifonov__stylos__radius.yaml",
      "google-labs-code__design.md__atmospheric-glass-DESIGN.md",
      "google-labs-code__design.md__atmospheric-glass-design_tokens.json",
      "google-labs-code__design.md__paws-and-paths-DESIGN.md",
      "mozilla__protocol-tokens__border-radius.yml",
      "mudrichenkoevgeny__platform-design-system__radius.json",
      "salesforce-ux__design-system__aliases-border-radius.yml",
      "salesforce-ux__design-system__aliases-spacing.yml",
      "salesforce-ux__design-system__component-cards-spacing.yml",
      "salesforce-ux__design-system__primitive-border-radius.yml",
      "spartanbio__schedio-tokens__border-radius.yml",
      "terrazzoapp__terrazzo__dimension.resolver.json",
      "terrazzoapp__terrazzo__figma-sds.tokens.json",
      "terrazzoapp__tiles__tokens.yaml",
    ])
  func otherPublicFiles(_ name: String) throws {
    let format = try TokenSketch(public: name).format
    #expect(format != "Tokens Studio")
    #expect(format != "Style Dictionary")
  }
}
