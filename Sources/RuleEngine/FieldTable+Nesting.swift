extension FieldTable {
  /// What `enclosing` and `container` have beside that.
  static let nesting: [Field] = [
    .slot("exists", .bool, ComponentSlot.exists, .traits, "whether there is one"),
    .slot("isDisplay", .bool, ComponentSlot.isDisplay, .traits, "whether it is the display"),
    .corner(
      "dx", .number, .dx, unit: "pt", .distances,
      "the distance from its leading or trailing edge to the content's"),
    .corner(
      "dy", .number, .dy, unit: "pt", .distances,
      "the distance from its top or bottom edge to the content's"),
    .corner(
      "gap", .number, .gap, unit: "pt", .distances,
      "the smaller of the two distances, for comparing radii"),
    .corner(
      "depth", .number, .depth, unit: "pt", .distances,
      "the larger of the two distances, for resolving a radius"),
    .corner(
      "isAdjacent", .bool, .isAdjacent, .distances,
      "whether the content's corner lies at this corner of it"),
    .corner(
      "inReach", .bool, .inReach, .distances,
      "whether the corner is adjacent and less deep than the radius"),
    .corner(
      "isPadded", .bool, .isPadded, .distances,
      "whether both distances come from padding and inset alone"),
  ]
}
