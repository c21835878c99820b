import YAMLTree

/// A variable of Figma, without its values.
struct FigmaVariable: Sendable {
  /// What its values are.
  enum Kind: Sendable {
    case number
    /// A colour, a text, a truth.
    case other
    /// The file does not say.
    case unknown
  }

  /// Its name, which is what names its tokens.
  var name: NodeIndex
  /// The index of its collection.
  var collection: Int
  /// What its values are.
  var kind = Kind.unknown
  /// The list of the fields that it may be used for, or `none`.
  var scopes = NodeIndex.none
  /// The value of `deletedButReferenced` when it is true: it is gone, and only used where it was.
  var deletion = NodeIndex.none

  /// Takes the value of `resolvedType` or `type`.
  mutating func setKind(_ type: NodeIndex, in tree: YAMLTree) {
    let isNumber =
      tree.isScalar(type, "FLOAT") || tree.isScalar(type, "number")
      || tree.isScalar(type, "float") || tree.isScalar(type, "NUMBER")
    kind = isNumber ? .number : .other
  }

  /// What its tokens are for, and what they are, as far as its scopes say.
  ///
  /// Without scopes, with all of them, or with both radius and gap, its name tells what it is for.
  func meaning(in tree: YAMLTree) -> (role: TokenRole?, type: TokenType) {
    if kind == .other { return (.other, .other) }
    var (isRadius, isGap, isOpen, isFactor, isExtent) = (false, false, true, false, false)
    for item in tree.items(of: scopes) {
      let scope = tree.resolved(item)
      if tree.isScalar(scope, "ALL_SCOPES") { return (nil, .dimension) }
      isOpen = false
      if tree.isScalar(scope, "CORNER_RADIUS") {
        isRadius = true
      } else if tree.isScalar(scope, "GAP") {
        isGap = true
      } else if tree.isScalar(scope, "OPACITY") || tree.isScalar(scope, "FONT_WEIGHT") {
        isFactor = true
      } else {
        isExtent = true
      }
    }
    if isOpen { return (nil, kind == .number ? .dimension : .unknown) }
    if isRadius != isGap { return (isRadius ? .radius : .padding, .dimension) }
    if isRadius { return (nil, .dimension) }
    return (.other, isFactor && !isExtent ? .number : .dimension)
  }
}
