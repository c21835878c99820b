extension TokenProblem {
  /// True where the value may have been meant to name a corner, or holds lengths that are not read.
  var mayHideName: Bool {
    switch self {
    case .wrong(let expectation, _, _): expectation.holdsLengths
    case .unknownName, .unknownTokenName, .groupName, .tokenGroupName, .unknownComponent,
      .shapeAsLength, .formAsWord, .bracesAsMapping, .expression, .nameWithoutBraces,
      .ambiguousNumber, .unit, .twoForms, .noForm, .wordAsForm:
      true
    default: false
    }
  }
}

extension TokenProblem.Expectation {
  /// True for values that are lengths or have lengths in them.
  var holdsLengths: Bool {
    switch self {
    case .length, .shape, .edges, .size, .unevenCorners, .concentric, .concentricCorners,
      .cornerStyle, .corners, .components, .component, .content, .display:
      true
    default: false
    }
  }

  /// The words behind "is not".
  var phrase: String {
    switch self {
    case .length, .edges: "a length"
    case .shape: "a shape"
    case .corners: "a corner scale"
    case .components: "a list of components by name"
    case .component: "a component"
    case .content: "the content of a component"
    case .platforms: "a list of platforms by name"
    case .platformVersion: "a version of a platform"
    case .display: "a display"
    case .idiom: "a kind of device"
    case .version: "a version of this format that this program reads"
    case .size: "a size"
    case .alignment: "an alignment"
    case .role: "a role"
    case .name, .use: "the name of a component"
    case .description: "text"
    case .style: "a corner style"
    case .truth: "`true` or `false`"
    case .unevenCorners: "a mapping of corners"
    case .concentric: "a mapping with `minimum` or `isUniform`"
    case .concentricCorners: "a mapping of corner labels"
    case .cornerStyle: "the style of a corner"
    case .customName: "the name of a shape"
    }
  }

  /// What to write.
  var help: String {
    switch self {
    case .length: "write a number of points or a name of the scale"
    case .shape: "write a length, `capsule`, or a mapping such as { concentric: { minimum: 8 } }"
    case .corners: "write names with lengths, such as inner: 16"
    case .components: "write names with components, such as card: { shape: 16 }"
    case .component: "write its keys, such as shape: 16"
    case .content: "write components by name, or a list of names"
    case .platforms: "write a mapping such as { iOS: 18 }"
    case .platformVersion: "write a version such as 17 or 17.4"
    case .display: "write a mapping such as { cornerRadius: 55, idiom: phone }"
    case .idiom: "write `phone`, `pad`, `mac`, `tv`, `watch` or `vision`"
    case .version: "write 1"
    case .edges: "write a length, or a mapping such as { horizontal: 16, vertical: 8 }"
    case .size: "write a mapping such as { width: 44, height: 44 }"
    case .alignment: "write an edge, a corner such as `topLeading`, or `center`"
    case .role: "write a word such as `button`"
    case .name: "write a name"
    case .description: "write text"
    case .style: "write `continuous` or `circular`"
    case .truth: "write true or false"
    case .unevenCorners: "write a mapping such as { topLeading: 16, topTrailing: 16 }"
    case .concentric: "write a mapping such as { minimum: 8 }"
    case .concentricCorners: "write a mapping such as { uniformTopCorners: concentric }"
    case .cornerStyle:
      "write `concentric`, { concentric: { minimum: 8 } }, { fixed: 8 } or a length"
    case .customName: "write the name of the shape's type"
    case .use: "write the name of a component at the top level"
    }
  }
}
