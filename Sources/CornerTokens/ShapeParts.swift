import YAMLTree

/// The entries of a shape that is written as a mapping.
struct ShapeParts: Sendable {
  /// The key that says what it is.
  private(set) var form: ShapeForm?
  /// The value at that key.
  private(set) var formValue = NodeIndex.none
  private(set) var style = NodeIndex.none
  private(set) var roundedRectangular = NodeIndex.none
  private(set) var radius = NodeIndex.none
  /// True when there was a key that means nothing in a shape.
  var hasUnknownKey = false
  private var styleKey = NodeIndex.none
  private var roundedRectangularKey = NodeIndex.none
  private var radiusKey = NodeIndex.none

  /// No entries.
  init() {}

  /// Adds an entry.
  mutating func add(_ part: ShapeForm, key: NodeIndex, value: NodeIndex) {
    switch part {
    case .style: (styleKey, style) = (key, value)
    case .roundedRectangular: (roundedRectangularKey, roundedRectangular) = (key, value)
    case .radius: (radiusKey, radius) = (key, value)
    default: (form, formValue) = (part, value)
    }
  }

  /// The first key that means nothing beside this form.
  func stray(beside form: ShapeForm) -> (part: ShapeForm, key: NodeIndex)? {
    let keys: [(part: ShapeForm, key: NodeIndex)] = [
      (.style, styleKey), (.roundedRectangular, roundedRectangularKey), (.radius, radiusKey),
    ]
    return keys.first { $0.key != .none && !form.allows($0.part) }
  }
}
