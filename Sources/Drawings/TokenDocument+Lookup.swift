import CornerTokens

extension TokenDocument {
  /// The component at a placement; nil when there is none.
  func component(of placement: Int) -> Component? {
    guard placements.indices.contains(placement) else { return nil }
    let index = Int(placements[placement].component)
    return components.indices.contains(index) ? components[index] : nil
  }

  /// The shape that a placement draws; nil for one that only lays out.
  func drawnShape(of placement: Int) -> Shape? {
    component(of: placement).flatMap { shape(of: $0.drawn) }
  }

  /// The shape at a key; nil where there is none.
  func shape(of keyed: KeyedShape) -> Shape? {
    guard keyed.isPresent, shapes.indices.contains(Int(keyed.shape)) else { return nil }
    return shapes[Int(keyed.shape)]
  }
}
