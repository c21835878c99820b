import Testing

/// Variables of Figma.
struct FigmaVariablesTests {
  /// An answer of the REST API about a collection with two modes and one with one.
  private static func answer(_ variables: String) -> String {
    """
    { "status": 200, "error": false, "meta": {
      "variableCollections": {
        "C:1": { "id": "C:1", "name": "Sizes", "defaultModeId": "1:0",
          "modes": [ { "modeId": "1:0", "name": "Roomy" }, { "modeId": "1:1", "name": "Tight" } ],
          "remote": false, "hiddenFromPublishing": false, "variableIds": ["V:1"] },
        "C:2": { "id": "C:2", "name": "Base", "defaultModeId": "2:0",
          "modes": [ { "modeId": "2:0", "name": "Value" } ] } },
      "variables": { \(variables) } } }
    """
  }

  /// A variable of the first collection; its values are given.
  private static func variable(
    _ name: String, _ values: String, type: String = "FLOAT", scopes: String = "ALL_SCOPES",
    collection: String = "C:1", more: String = ""
  ) -> String {
    """
    "V:\(name)": { "id": "V:\(name)", "name": "\(name)", "variableCollectionId": "\(collection)",
      "resolvedType": "\(type)", "scopes": [\(scopes.isEmpty ? "" : "\"\(scopes)\"")]\(more),
      "valuesByMode": { \(values) } }
    """
  }

  @Test("modes are contexts, the default one holds below the others")
  func modes() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable("radius/card", #""1:0": 16, "1:1": 12"#) + ","
          + Self.variable("gap/card", #""1:1": 4, "1:0": 8"#, scopes: "GAP")))
    #expect(read.file?.format == "Figma variables")
    #expect(
      read.layers == [
        "0: radius.card = 16.0 radius dimension, gap.card = 8.0 padding dimension",
        "0: radius.card = 12.0 radius dimension, gap.card = 4.0 padding dimension (Sizes Tight)",
      ])
    #expect(read.file?.axes.map(\.name) == ["Sizes"])
    #expect(read.file?.axes.first?.contexts == ["Roomy", "Tight"])
    #expect(read.faults.isEmpty)
  }

  @Test("an alias is a reference to the other variable's path")
  func alias() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable(
          "radius/card",
          #""1:0": { "type": "VARIABLE_ALIAS", "id": "V:base/16" }, "1:1": 4"#) + ","
          + Self.variable("base/16", #""2:0": 16"#, collection: "C:2")))
    #expect(
      read.layers == [
        "0: radius.card = {base.16} radius dimension",
        "0: radius.card = 4.0 radius dimension (Sizes Tight)", "0: base.16 = 16.0 dimension",
      ])
  }

  @Test("variables of several collections with one name carry their collection's")
  func sharedNames() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable(
          "radius/card",
          #""1:0": { "type": "VARIABLE_ALIAS", "id": "V:2" }, "1:1": 4"#) + ","
          + Self.variable("radius/card", #""2:0": 16"#, collection: "C:2")
          .replacing("V:radius/card", with: "V:2")))
    #expect(
      read.layers == [
        "0: Sizes.radius.card = {Base.radius.card} radius dimension",
        "0: Sizes.radius.card = 4.0 radius dimension (Sizes Tight)",
        "0: Base.radius.card = 16.0 radius dimension",
      ])
  }

  @Test("of variables with one name in a collection the first keeps it, and aliases lead right")
  func namesakes() {
    func alias(_ name: String, of id: String) -> String {
      Self.variable(
        name, #""2:0": { "type": "VARIABLE_ALIAS", "id": "\#(id)" }"#, collection: "C:2")
    }
    func radius(_ id: String, _ number: Int, _ name: String = "radius/md") -> String {
      Self.variable("x", #""2:0": \#(number)"#, collection: "C:2")
        .replacing("V:x", with: id).replacing(#""x""#, with: "\"\(name)\"")
    }
    let read = ReadTokenFile(
      Self.answer(
        [
          radius("1", 8), radius("2", 12), radius("4", 20, "radius/md (2)"),
          alias("radius/lg", of: "1"), alias("radius/xl", of: "2"), alias("radius/xxl", of: "4"),
        ].joined(separator: ",")))
    #expect(
      read.tokens == [
        "radius.md = 8.0 radius dimension", "radius.md (3) = 12.0 radius dimension",
        "radius.md (2) = 20.0 radius dimension", "radius.lg = {radius.md} radius dimension",
        "radius.xl = {radius.md (3)} radius dimension",
        "radius.xxl = {radius.md (2)} radius dimension",
      ])
    #expect(read.faults.count == 1)
    #expect(read.faults.first?.hasPrefix("duplicate-key") == true)
    #expect(read.faults.first?.hasSuffix(#": "radius/md""#) == true)
    #expect(
      read.file?.faults.first?.message
        == "another variable of this collection is called `radius/md`; this one is read as "
        + "`radius.md (3)`")
    #expect(read.file?.faults.first?.labels.count == 1)
  }

  @Test("a deleted variable leaves its name to one that is not, without a fault")
  func deletedNamesake() {
    let old = Self.variable(
      "radius/md", #""2:0": 8"#, collection: "C:2", more: #", "deletedButReferenced": true"#
    ).replacing("V:radius/md", with: "V:old")
    let read = ReadTokenFile(
      Self.answer(
        [
          old, Self.variable("radius/md", #""2:0": 12"#, collection: "C:2"),
          Self.variable("color/a", #""2:0": {}"#, type: "COLOR", collection: "C:2"),
          Self.variable("color/a", #""2:0": {}"#, type: "COLOR", collection: "C:2")
            .replacing("V:color", with: "V:paint"),
        ].joined(separator: ",")))
    #expect(
      read.tokens == [
        "radius.md (2) = 8.0 radius dimension deprecated", "radius.md = 12.0 radius dimension",
        "color.a = other other", "color.a (2) = other other",
      ])
    #expect(read.faults == [])
  }

  @Test("variables with one name in the lists of modes are told apart by their order")
  func namesakesInModes() {
    let read = ReadTokenFile(
      """
      { "collections": [ { "name": "Card", "modes": [
          { "name": "A", "variables": [
            { "name": "radius", "type": "number", "value": 8 },
            { "name": "radius", "type": "number", "value": 12 } ] },
          { "name": "B", "variables": [
            { "name": "radius", "type": "number", "value": 4 },
            { "name": "radius", "type": "number", "value": 6 } ] } ] } ] }
      """)
    #expect(
      read.layers == [
        "0: radius = 8.0 radius dimension, radius (2) = 12.0 radius dimension",
        "0: radius = 4.0 radius dimension, radius (2) = 6.0 radius dimension (Card B)",
      ])
    #expect(read.faults == [#"duplicate-key 4: "radius""#])
  }

  @Test(
    "scopes say what a variable is for",
    arguments: [
      ("CORNER_RADIUS", "a = 4.0 radius dimension"), ("GAP", "a = 4.0 padding dimension"),
      ("WIDTH_HEIGHT", "a = 4.0 dimension"), ("OPACITY", "a = 4.0 number"),
      ("", "a = 4.0 dimension"), (#"CORNER_RADIUS", "GAP"#, "a = 4.0 dimension"),
      (#"CORNER_RADIUS", "WIDTH_HEIGHT"#, "a = 4.0 radius dimension"),
      (#"OPACITY", "STROKE_FLOAT"#, "a = 4.0 dimension"),
    ])
  func scopes(scopes: String, token: String) {
    let read = ReadTokenFile(
      Self.answer(Self.variable("a", #""2:0": 4"#, scopes: scopes, collection: "C:2")))
    #expect(read.tokens == [token])
  }

  @Test("scopes outdo names, and names tell where scopes do not")
  func names() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable("radius/stroke", #""2:0": 1"#, scopes: "STROKE_FLOAT", collection: "C:2")
          + "," + Self.variable("radius/a", #""2:0": 2"#, scopes: "", collection: "C:2")))
    #expect(
      read.tokens == ["radius.stroke = 1.0 dimension", "radius.a = 2.0 radius dimension"])
  }

  @Test("a variable that is deleted but referenced counts as deprecated")
  func deleted() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable(
          "a", #""2:0": 4"#, collection: "C:2", more: #", "deletedButReferenced": true"#)
          + ","
          + Self.variable(
            "b", #""2:0": 4"#, collection: "C:2",
            more: #", "deletedButReferenced": false, "remote": true"#)))
    #expect(read.tokens == ["a = 4.0 dimension deprecated", "b = 4.0 dimension"])
  }

  @Test("colours and texts are there, and depend on nothing")
  func otherKinds() {
    let read = ReadTokenFile(
      Self.answer(
        Self.variable("color/a", #""1:0": {"r": 1, "g": 0, "b": 0}, "1:1": 5"#, type: "COLOR")
          + "," + Self.variable("text", #""2:0": "16px""#, type: "STRING", collection: "C:2")))
    #expect(read.layers == ["0: color.a = other other", "0: text = other other"])
    #expect(read.file?.axes.isEmpty == true)
    #expect(read.faults.isEmpty)
  }

  @Test("a missing value, a value that is none and an alias to nothing are reported in place")
  func faults() {
    let read = ReadTokenFile(
      """
      { "variableCollections": [ { "id": "C", "name": "S", "modes": [
          { "modeId": "1", "name": "A" }, { "modeId": "2", "name": "B" },
          { "modeId": "3", "name": "C" } ] } ],
        "variables": [
          { "id": "a", "name": "a", "variableCollectionId": "C", "resolvedType": "FLOAT",
            "valuesByMode": {
              "1": 4, "2": null, "9": 5 } },
          { "id": "b", "name": "b", "variableCollectionId": "C", "resolvedType": "FLOAT",
            "valuesByMode": {
              "1": "wide",
              "2": "4",
              "3": { "r": 1 } } },
          { "id": "c", "name": "c", "variableCollectionId": "C", "resolvedType": "FLOAT",
            "valuesByMode": {
              "1": { "type": "VARIABLE_ALIAS", "id": "gone" },
              "2": { "type": "VARIABLE_ALIAS" },
              "3": true } },
          { "id": "d", "resolvedType": "FLOAT" } ] }
      """)
    #expect(
      read.faults == [
        #"invalid-value 5: "a""#, #"invalid-value 10: "wide""#, #"invalid-value 11: "4""#,
        #"invalid-value 12: { "r": 1 }"#,
        #"unknown-token 15: { "type": "VARIABLE_ALIAS", "id": "gone" }"#,
        #"invalid-value 16: { "type": "VARIABLE_ALIAS" }"#, "invalid-value 17: true",
        #"invalid-value 18: { "id": "d", "resolvedType": "FLOAT" }"#,
      ])
    #expect(
      read.file?.faults.first?.message == "`a` has no value in mode `B` and in 1 more")
    #expect(
      read.layers == [
        "0: a = 4.0 dimension, b = broken dimension, c = broken dimension",
        "0: b = 4.0 dimension, c = broken dimension (S B)",
        "0: b = broken dimension, c = broken dimension (S C)",
      ])
  }

  @Test("published variables, which have no values, are one fault")
  func published() {
    let read = ReadTokenFile(
      """
      { "meta": { "variableCollections": {}, "variables": {
        "a": { "id": "a", "name": "a", "resolvedDataType": "FLOAT" },
        "b": { "id": "b", "name": "b", "resolvedDataType": "FLOAT" } } } }
      """)
    #expect(read.faults.count == 1)
    #expect(read.tokens.isEmpty)
  }

  @Test("a variable of a collection that is not there has the value of its first mode")
  func strays() {
    let read = ReadTokenFile(
      Self.answer(Self.variable("a", #""8:0": 4, "8:1": 5"#, collection: "C:8")))
    #expect(read.layers == ["0: a = 4.0 dimension"])
    #expect(read.faults.isEmpty)
  }

  @Test("a collection of a plugin has values and what aliases out of it come to")
  func plugin() {
    let read = ReadTokenFile(
      """
      { "id": "C", "name": "radius", "modes": { "1:0": "Light", "1:1": "Dark" },
        "variableIds": ["a", "b"],
        "variables": [
          { "id": "a", "name": "radius/card", "type": "FLOAT", "scopes": ["CORNER_RADIUS"],
            "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "x" }, "1:1": 5 },
            "resolvedValuesByMode": {
              "1:0": { "resolvedValue": 8, "alias": "x", "aliasName": "base/8" },
              "1:1": { "resolvedValue": 5, "alias": null } } },
          { "id": "b", "name": "radius/chip", "type": "FLOAT", "scopes": ["CORNER_RADIUS"],
            "resolvedValuesByMode": {
              "1:0": { "resolvedValue": 8, "aliasName": "radius/card" },
              "1:1": { "resolvedValue": 3 } } } ] }
      """)
    #expect(
      read.layers == [
        "0: radius.card = 8.0 radius dimension, radius.chip = {radius.card} radius dimension",
        "0: radius.card = 5.0 radius dimension, radius.chip = 3.0 radius dimension (radius Dark)",
      ])
    #expect(read.faults.isEmpty)
  }

  @Test("modes that list their variables are read, with aliases by name")
  func modeLists() {
    let read = ReadTokenFile(
      """
      { "version": "1.0.4", "metadata": {}, "collections": [
        { "name": "Base", "modes": [ { "name": "Value", "variables": [
          { "name": "8", "type": "number", "isAlias": false, "value": 8 } ] } ] },
        { "name": "Card", "modes": [
          { "name": "A", "variables": [
            { "name": "radius", "type": "number", "isAlias": true,
              "value": { "collection": "Base", "name": "8" } } ] },
          { "name": "B", "variables": [
            { "name": "radius", "type": "number", "value": 4 },
            { "name": "padding", "type": "number", "value": 2 } ] } ] } ] }
      """)
    #expect(
      read.layers == [
        "0: 8 = 8.0 dimension", "0: radius = {8} radius dimension",
        "0: radius = 4.0 radius dimension, padding = 2.0 padding dimension (Card B)",
      ])
    #expect(read.faults == [#"invalid-value 10: "padding""#])
  }

  @Test("a list of collections is read")
  func listOfCollections() {
    let read = ReadTokenFile(
      """
      [ { "name": "A", "modes": { "1": "x" }, "variables": [
          { "name": "a", "type": "FLOAT", "valuesByMode": { "1": 4 } } ] },
        { "name": "B", "modes": { "1": "y" }, "variables": [
          { "name": "b", "type": "FLOAT", "valuesByMode": { "1": 5 } } ] } ]
      """)
    #expect(read.layers == ["0: a = 4.0 dimension", "0: b = 5.0 dimension"])
  }

  @Test("tokens with values and references by mode begin with their collection")
  func values() {
    let read = ReadTokenFile(
      """
      collection: space
      modes: [default, dense]
      tokens:
        gap/a:
          type: number
          scopes: [GAP]
          ref: { default: scale/s, dense: space/gap/b }
        gap/b: { type: number, scopes: [GAP], values: { default: 4 } }
      """)
    #expect(
      read.layers == [
        "0: space.gap.a = {scale.s} padding dimension, space.gap.b = 4.0 padding dimension",
        "0: space.gap.a = {space.gap.b} padding dimension (space dense)",
      ])
    #expect(read.faults == ["invalid-value 8: gap/b"])
  }

  @Test("variables of a group stand in one group, wherever they are written")
  func groups() {
    func value(_ name: String) -> String {
      Self.variable(name, #""2:0": 4"#, collection: "C:2")
    }
    let read = ReadTokenFile(
      Self.answer(
        ["card/radius", "chip/radius", "card/padding"].map(value).joined(separator: ",")))
    #expect(
      read.tokens.map { $0.prefix { $0 != " " } } == [
        "card.radius", "card.padding", "chip.radius",
      ])
    let groups = read.file?.parts[0].tokens.map(\.group) ?? []
    #expect(groups.count == 3)
    #expect(groups.first == groups.dropFirst().first)
    #expect(groups.first != groups.last)
  }

  @Test(
    "other files are left to other formats",
    arguments: [
      "variables: { a: 1 }", "meta: { a: 1 }", "collections: [1]", "collection: a\ntokens: b",
      "variables: []", "modes: { a: 1 }\nvariables: [{ name: a }]", "[1, 2]", "[]",
    ])
  func others(text: String) {
    #expect(ReadTokenFile(text).file?.format != "Figma variables")
  }

  @Test("strange names, ids and modes end in no trap")
  func hostile() {
    let names = ["", "/", "//", "a//b", String(repeating: "a/", count: 400), "{a}", "a.b"]
    let many = String(repeating: "x", count: 2_000)
    let variables = (names + [many]).map { name in
      Self.variable(name, #""1:0": 1, "1:1": 1e999, "": {"id": []}"#)
        .replacing("V:\(name)", with: "V:\(name.prefix(20))")
    }
    let read = ReadTokenFile(Self.answer(variables.joined(separator: ",")))
    #expect(read.file?.format == "Figma variables")
    #expect(read.faults.contains { $0.hasPrefix("limit-exceeded") })
    for text in [
      #"{"variables": {"a": {"valuesByMode": 1}}, "variableCollections": {"": {"modes": [[]]}}}"#,
      #"{"collections": [{"modes": [{}, {}, 5, "x"], "variables": [1, []]}], "variables": 5}"#,
      "collection: {}\ntokens: {}\nmodes: 1", "collection: a\ntokens: {b: c}\nmodes: {}",
      "collection: a\ntokens: {b: {values: [1], ref: {x: {}}}}\nmodes: [x, x]",
    ] {
      _ = ReadTokenFile(text).tokens
    }
  }

  @Test(
    "a hundred thousand values take no time to speak of", .timeLimit(.minutes(1)))
  func many() {
    let modes = (0..<100).map { #""m\#($0)": "Mode \#($0)""# }.joined(separator: ",")
    let values = (0..<100).map { #""m\#($0)": \#($0)"# }.joined(separator: ",")
    let variables = (0..<1_000).map {
      #"{"id":"\#($0)","name":"g\#($0 % 7)/\#($0)","type":"FLOAT","valuesByMode":{\#(values)}}"#
    }
    let read = ReadTokenFile(
      #"{"name":"C","modes":{\#(modes)},"variables":[\#(variables.joined(separator: ","))]}"#)
    #expect(read.file?.parts[0].tokens.count == 100_000)
    #expect(read.file?.layers.count == 100)
  }

  @Test("ten thousand variables of one name take no time to speak of", .timeLimit(.minutes(1)))
  func manyNamesakes() {
    let variables = (0..<10_000).map {
      #"{"id":"\#($0)","name":"a","type":"FLOAT","valuesByMode":{"m":\#($0)}}"#
    }
    let read = ReadTokenFile(
      #"{"name":"C","modes":{"m":"M"},"variables":[\#(variables.joined(separator: ","))]}"#)
    #expect(Set(read.tokens).count == 10_000)
    #expect(read.file?.faults.count == 9_999)
  }

  // MARK: Public files

  @Test("a public export is read", .enabled(if: ReadTokenFile.hasPublicFiles))
  func publicExport() throws {
    let read = try ReadTokenFile.published("arturtrifonov__stylos__radius.yaml")
    #expect(read.file?.format == "Figma variables")
    #expect(
      read.tokens == [
        "radius.zero = 0.0 radius dimension", "radius.extra small = 2.0 radius dimension",
        "radius.small = 4.0 radius dimension", "radius.medium = 6.0 radius dimension",
        "radius.large = 8.0 radius dimension", "radius.extra large = 10.0 radius dimension",
        "radius.round = 1000.0 radius dimension",
      ])
    #expect(read.file?.axes.map(\.name) == ["radius"])
    #expect(read.faults.isEmpty)
  }
}
