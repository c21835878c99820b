/// The eight shape keys of a component, stored side by side.
package struct KeyedShapes: Sendable {
  @usableFromInline
  var slots: InlineSlots

  @usableFromInline
  typealias InlineSlots = (
    KeyedShape, KeyedShape, KeyedShape, KeyedShape, KeyedShape, KeyedShape, KeyedShape, KeyedShape
  )

  /// All keys absent.
  package init() {
    let none = KeyedShape.absent
    slots = (none, none, none, none, none, none, none, none)
  }

  /// What stands at a key.
  @inlinable
  package subscript(key: ShapeKey) -> KeyedShape {
    get {
      switch key {
      case .shape: slots.0
      case .containerShape: slots.1
      case .clipShape: slots.2
      case .contentShape: slots.3
      case .background: slots.4
      case .glassEffect: slots.5
      case .fallback: slots.6
      case .transitionSource: slots.7
      }
    }
    set {
      switch key {
      case .shape: slots.0 = newValue
      case .containerShape: slots.1 = newValue
      case .clipShape: slots.2 = newValue
      case .contentShape: slots.3 = newValue
      case .background: slots.4 = newValue
      case .glassEffect: slots.5 = newValue
      case .fallback: slots.6 = newValue
      case .transitionSource: slots.7 = newValue
      }
    }
  }
}
