extension FieldTable {
  /// What `document` has.
  static let document: [Field] = [
    .slot(
      "hasScale", .bool, DocumentSlot.hasScale, .document,
      "whether the document has a corner scale with a value"),
    .slot(
      "hasComponents", .bool, DocumentSlot.hasComponents, .document,
      "whether the document has components"),
    .slot(
      "hasUnreadLength", .bool, DocumentSlot.hasUnreadLength, .document,
      "whether a name or a length in the document could not be read"),
  ]

  /// What `platforms` has.
  static let platforms: [Field] = [
    .slot(
      "lowest", .number, DocumentSlot.lowestPlatform, known: .lowestPlatformIsKnown, .document,
      "the lowest major version of any platform named"),
    .slot(
      "lowestName", .text, DocumentSlot.lowestPlatformName,
      known: .lowestPlatformIsKnown, .platforms,
      "that platform with its version, such as `iOS 18`"),
  ]

  /// What `display` has.
  static let display: [Field] = [
    .slot(
      "exists", .bool, DocumentSlot.displayExists, .document,
      "whether a display is declared"),
    .slot(
      "radius", .number, DocumentSlot.displayRadius,
      known: .displayRadiusIsKnown, unit: "pt", .document,
      "its corner radius"),
    .slot(
      "idiom", .text, DocumentSlot.displayIdiom, .document,
      "its idiom, such as `phone`; empty for none"),
  ]

  /// What `scale` has.
  static let scale: [Field] = [
    .slot(
      "inner", .number, ScaleSlot.inner, known: .innerIsThere, unit: "pt", .scale,
      "the value of `inner`"),
    .slot(
      "map", .number, ScaleSlot.map, known: .mapIsThere, unit: "pt", .scale,
      "the value of `map`"),
    .slot(
      "mapInset", .number, ScaleSlot.mapInset, known: .mapInsetIsThere, unit: "pt", .scale,
      "the value of `mapInset`"),
    .place("innerWritten", .inner, "the value of `inner`"),
    .place("mapWritten", .map, "the value of `map`"),
    .place("mapInsetWritten", .mapInset, "the value of `mapInset`"),
  ]

  /// What `token` has.
  static let token: [Field] = [
    .slot("name", .text, TokenSlot.name, .tokenName, "its name, groups joined with dots"),
    .slot("value", .number, TokenSlot.value, unit: "pt", .token, "its value"),
    .slot(
      "isLiteral", .bool, TokenSlot.isLiteral, .token,
      "whether it is one number written alone"),
    .slot("isReference", .bool, TokenSlot.isReference, .token, "whether it is one name alone"),
    .slot("isReferenced", .bool, TokenSlot.isReferenced, .token, "whether anything refers to it"),
    .slot(
      "usesSentinel", .bool, TokenSlot.usesSentinel, .token,
      "whether it is arithmetic on a value of 999 or more"),
    .slot("namesInset", .bool, TokenSlot.namesInset, .token, "whether its name contains `inset`"),
    .slot(
      "isRepeated", .bool, TokenSlot.isRepeated, .tokenRepeat,
      "whether an earlier value is written as the same number and agrees in `namesInset`"),
    .slot(
      "originalName", .text, TokenSlot.originalName, known: .originalIsThere, .tokenRepeat,
      "the name of that earlier value"),
    .place("definition", .definition, "its name"),
    .place("written", .written, "its value"),
    .place("original", .original, "that earlier value"),
  ]

  /// What `length` has.
  static let length: [Field] = [
    .slot("value", .number, LengthSlot.value, unit: "pt", .length, "its value"),
    .slot(
      "isLiteral", .bool, LengthSlot.isLiteral, .length,
      "whether it is one number written alone"),
    .slot("isReference", .bool, LengthSlot.isReference, .length, "whether it is one name alone"),
    .slot(
      "isImported", .bool, LengthSlot.isImported, .length,
      "whether it is the name alone of a token of another file"),
    .slot(
      "isShare", .bool, LengthSlot.isShare, .length,
      "whether it is the name alone of an imported share of the box, such as 50 %"),
    .slot(
      "isMinimum", .bool, LengthSlot.isMinimum, .length,
      "whether it is the minimum of a concentric corner"),
    .slot(
      "usesSentinel", .bool, LengthSlot.usesSentinel, .length,
      "whether it is arithmetic on a value of 999 or more"),
    .slot(
      "isOnScale", .bool, LengthSlot.isOnScale, .length,
      "whether it is a value of the scale itself"),
    .slot(
      "isDrawn", .bool, LengthSlot.isDrawn, .length,
      "whether it is in the shape that is drawn"),
    .slot(
      "key", .text, LengthSlot.key, .length,
      "the shape key it is in; `corners` on the scale"),
    .slot(
      "isScaleValue", .bool, LengthSlot.isScaleValue, .lengthMatch,
      "whether some value of the scale is the same number"),
    .slot(
      "isScaleRadius", .bool, LengthSlot.isScaleRadius, .lengthMatch,
      "whether some such value has no `inset` in its name"),
    .slot(
      "isInnerPlusPadding", .bool, LengthSlot.isInnerPlusPadding, .lengthMatch,
      "whether it is `inner` plus the component's own single padding"),
    .slot(
      "tokenForm", .text, LengthSlot.tokenForm, known: .tokenFormIsThere, .lengthForm,
      "what to write for it: a name of the scale without `inset`, or `inner + padding`"),
    .place("written", .written, "its value"),
    .place("shape", .whole, "the whole shape that holds it"),
  ]

  /// What `shape` has.
  static let shape: [Field] = [
    .slot("key", .text, ShapeSlot.key, .shapeFlags, "its key, such as `clipShape`"),
    .slot("kind", .text, ShapeSlot.kind, .shape, "what it is"),
    .slot("style", .text, ShapeSlot.style, .shape, "its style; empty for none"),
    .slot(
      "isDrawn", .bool, ShapeSlot.isDrawn, .shapeFlags,
      "whether it is the shape that is drawn"),
    .slot("isNamed", .bool, ShapeSlot.isNamed, .shapeFlags, "whether it is written as `shape`"),
    .slot("radii", .list, ShapeSlot.radii, unit: "pt", .shapeRadii, "its resolved radii"),
    .shared(
      "radius", .number, row: CornerRow.shapeRadius, unit: "pt", .shapeRadii,
      "its resolved radius"),
    .place("written", .written, "its value"),
  ]

  /// What `corner` has.
  static let corner: [Field] = [
    .shared(
      "name", .text, row: CornerRow.cornerName, .cornerName,
      "the corner's name, such as `topLeading`")
  ]
}
