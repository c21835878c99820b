extension FieldTable {
  /// What `containerShape` of a component has.
  static let containerShape: [Field] = [
    .slot(
      "kind", .text, ComponentSlot.containerShapeKind, .containerShape,
      "what its `containerShape` is"),
    .slot(
      "style", .text, ComponentSlot.containerShapeStyle, .containerShape,
      "the style of its `containerShape`; empty for none"),
    .slot(
      "isSupported", .bool, ComponentSlot.containerShapeIsSupported, .containerShape,
      "whether its `containerShape` is rounded-rectangular"),
    .slot(
      "isNamed", .bool, ComponentSlot.containerShapeIsNamed, .containerShape,
      "whether its `containerShape` is written as `shape`"),
    .slot(
      "radii", .list, ComponentSlot.containerShapeRadii, unit: "pt", .containerShape,
      "the resolved radii of its `containerShape`"),
    .corner(
      "radius", .number, .containerShapeRadius, unit: "pt", .containerShape,
      "the resolved radius of its `containerShape`"),
  ]

  /// What `fallback` of a component has.
  static let fallback: [Field] = [
    .slot("kind", .text, ComponentSlot.fallbackKind, .fallback, "what its `fallback` is"),
    .slot(
      "style", .text, ComponentSlot.fallbackStyle, .fallback,
      "the style of its `fallback`; empty for none"),
    .slot(
      "radii", .list, ComponentSlot.fallbackRadii, unit: "pt", .fallback,
      "the resolved radii of its `fallback`"),
    .corner(
      "radius", .number, .fallbackRadius, unit: "pt", .fallback,
      "the resolved radius of its `fallback`"),
  ]

  /// What `transitionSource` of a component has.
  static let transitionSource: [Field] = [
    .slot(
      "kind", .text, ComponentSlot.transitionSourceKind, .transitionSource,
      "what its `transitionSource` is"),
    .slot(
      "style", .text, ComponentSlot.transitionSourceStyle, .transitionSource,
      "the style of its `transitionSource`; empty for none"),
    .slot(
      "radii", .list, ComponentSlot.transitionSourceRadii, unit: "pt", .transitionSource,
      "the resolved radii of its `transitionSource`"),
    .corner(
      "radius", .number, .transitionSourceRadius, unit: "pt", .transitionSource,
      "the resolved radius of its `transitionSource`"),
  ]
}
