extension FieldTable {
  /// What every section of a component has.
  static let component: [Field] = [
    .slot("name", .text, ComponentSlot.name, .name, "the name under which it is placed"),
    .slot(
      "path", .text, ComponentSlot.path, .path,
      "the names from the top-level component to it, joined with `/`"),
    .slot("role", .text, ComponentSlot.role, .traits, "its role; empty for none"),
    .slot("alignment", .text, ComponentSlot.alignment, .traits, "where it sits; empty for none"),
    .slot(
      "isAligned", .bool, ComponentSlot.isAligned, .traits,
      "whether it is held to an edge or a corner"),
    .slot("hasShape", .bool, ComponentSlot.hasShape, .traits, "whether it draws a shape"),
    .slot(
      "kind", .text, ComponentSlot.kind, .traits,
      "what it draws: `roundedRectangle`, `capsule`, `concentric`, …; empty for nothing"),
    .slot(
      "style", .text, ComponentSlot.style, .traits,
      "`continuous` or `circular`; empty for shapes without a style"),
    .slot(
      "drawnKey", .text, ComponentSlot.drawnKey, .traits,
      "the key whose shape it draws; empty for nothing"),
    .slot(
      "isRounded", .bool, ComponentSlot.isRounded, .radii,
      "whether its shape is rounded somewhere"),
    .slot(
      "isConcentric", .bool, ComponentSlot.isConcentric, .traits,
      "whether its shape is concentric"),
    .slot(
      "isUniform", .bool, ComponentSlot.isUniform, .traits,
      "whether its shape says `isUniform: true`"),
    .slot(
      "hasBareCorner", .bool, ComponentSlot.hasBareCorner, .traits,
      "whether a concentric corner has no minimum"),
    .slot(
      "isRoundedRectangular", .bool, ComponentSlot.isRoundedRectangular, .traits,
      "whether its shape is fit for a container"),
    .slot(
      "isLiteral", .bool, ComponentSlot.isLiteral, .literal,
      "whether all its radii are numbers written alone"),
    .slot(
      "isSentinel", .bool, ComponentSlot.isSentinel, .traits,
      "whether a radius of 999 or more stands for fully round"),
    .slot("radii", .list, ComponentSlot.radii, unit: "pt", .radii, "the radii it draws in the end"),
    .slot(
      "radiiDiffer", .bool, ComponentSlot.radiiDiffer, .radii,
      "whether the radii it draws differ from corner to corner"),
    .slot(
      "width", .number, ComponentSlot.width, known: .widthIsKnown, unit: "pt", .radii,
      "its width, stated or filled"),
    .slot(
      "height", .number, ComponentSlot.height, known: .heightIsKnown, unit: "pt", .radii,
      "its height, stated or filled"),
    .slot(
      "isImplied", .bool, ComponentSlot.isImplied, .traits,
      "whether it stands for anything that fills a container of a token file of another format"),
    .slot(
      "hasRoundedContent", .bool, ComponentSlot.hasRoundedContent, .traits,
      "whether its content has a fixed radius, is concentric or container-relative"),
    .slot(
      "roundedContentName", .text, ComponentSlot.roundedContentName,
      known: .roundedContentIsThere, .roundedContent,
      "the name of the first such content"),
    .slot(
      "roundedContentIsFixed", .bool, ComponentSlot.roundedContentIsFixed,
      known: .roundedContentIsThere, .roundedContent,
      "whether all corners of that content are numbers of its own"),
    .slot(
      "hasContainer", .bool, ComponentSlot.hasContainer, .traits,
      "whether a container shape or the display is around it"),
    .slot(
      "declaresContainerShape", .bool, ComponentSlot.declaresContainerShape, .traits,
      "whether it has the key `containerShape`"),
    .slot(
      "clipsContent", .bool, ComponentSlot.clipsContent, .traits,
      "whether it has the key `clipShape`"),
    .slot(
      "hasFallback", .bool, ComponentSlot.hasFallback, .traits,
      "whether it has the key `fallback`"),
    .slot(
      "hasTransitionSource", .bool, ComponentSlot.hasTransitionSource, .traits,
      "whether it has the key `transitionSource`"),
    .slot(
      "isInDisplay", .bool, ComponentSlot.isInDisplay, .traits,
      "whether the display is what is around it"),
    .slot(
      "displayMargin", .number, ComponentSlot.displayMargin,
      known: .displayMarginIsKnown, unit: "pt", .displayMargin,
      "the smallest distance to an edge of the display that it is held to, or to any"),
    .slot(
      "crowdedRadii", .number, ComponentSlot.crowdedRadii,
      known: .crowdedIsKnown, unit: "pt", .crowding,
      "the sum of the two fixed radii on the side that they exceed most"),
    .slot(
      "crowdedSide", .number, ComponentSlot.crowdedSide,
      known: .crowdedIsKnown, unit: "pt", .crowding,
      "the length of that side"),
    .slot(
      "meansCapsule", .bool, ComponentSlot.meansCapsule, .crowding,
      "whether all radii are alike and at least half the shorter known side"),
    .corner("radius", .number, .radius, unit: "pt", .cornerRadii, "the effective radius"),
    .corner(
      "resolvedRadius", .number, .resolvedRadius, unit: "pt", .cornerRadii,
      "the resolved radius, before the sides cut it"),
    .corner(
      "isFixed", .bool, .isFixed, .cornerTraits,
      "whether the radius is a number of its own: no capsule, circle or concentric corner"),
    .corner(
      "isConcentricCorner", .bool, .isConcentricCorner, .cornerTraits,
      "whether the corner is concentric"),
    .corner(
      "hasMinimum", .bool, .hasMinimum, .cornerTraits,
      "whether the concentric corner has a minimum"),
    .corner(
      "minimum", .number, .minimum, unit: "pt", .cornerTraits,
      "the minimum of a concentric corner, 0 without"),
    .corner(
      "hasOwnRadius", .bool, .hasOwnRadius, .cornerTraits,
      "whether the corner is fixed or concentric"),
    .corner(
      "ownRadius", .number, .ownRadius, unit: "pt", .cornerTraits,
      "the fixed radius, or the minimum of a concentric corner, 0 without"),
    .slot(
      "ownRadii", .list, ComponentSlot.ownRadii, unit: "pt", .ownRadii,
      "the own radii of all corners"),
    .slot(
      "ownRadiusForm", .text, ComponentSlot.ownRadiusForm, known: .ownRadiusFormIsThere, .ownRadii,
      "what to write for own radii that are alike: a name as the shape has it, or the number"),
    .slot(
      "scaleForm", .text, ComponentSlot.scaleForm, known: .scaleFormIsThere, .ownRadii,
      "the name of the scale, without `inset`, for the one radius that it has and draws"),
    .slot(
      "ownRadiiDiffer", .bool, ComponentSlot.ownRadiiDiffer, .ownRadii,
      "whether the own radii differ from corner to corner"),
    .place("definition", .definition, "its name, where its shape is defined"),
    .place("placed", .placed, "its name, where it is placed"),
    .place("shape", .shape, "the value of the shape it draws; of the display the `cornerRadius`"),
    .place("containerShape", .containerShape, "the value of `containerShape`"),
    .place("clipShape", .clipShape, "the value of `clipShape`"),
    .place("contentShape", .contentShape, "the value of `contentShape`"),
    .place("background", .background, "the value of `background`"),
    .place("glassEffect", .glassEffect, "the value of `glassEffect`"),
    .place("fallback", .fallback, "the value of `fallback`"),
    .place("transitionSource", .transitionSource, "the value of `transitionSource`"),
    .place("padding", .padding, "the value of `padding`"),
    .place("inset", .inset, "the value of `inset`"),
    .place("size", .size, "the value of `size`"),
    .place("alignmentWritten", .alignment, "the value of `alignment`"),
    .place(
      "roundedContent", .roundedContent,
      "the shape of the first content with a fixed radius, concentric or container-relative"),
  ]
}
