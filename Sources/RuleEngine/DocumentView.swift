import CornerGeometry
import CornerTokens

/// A document and its geometry with the arrays that are read for every component lent as buffers.
struct DocumentView {
  let document: TokenDocument
  let geometry: DocumentGeometry
  let placements: UnsafeBufferPointer<Placement>
  let components: UnsafeBufferPointer<Component>
  let shapes: UnsafeBufferPointer<Shape>
  let lengths: UnsafeBufferPointer<ShapeLength>
  let placed: UnsafeBufferPointer<PlacedGeometry>

  /// Lends a view for the time of one call.
  static func lend<Result>(
    _ document: TokenDocument, _ geometry: DocumentGeometry, _ body: (DocumentView) -> Result
  ) -> Result {
    document.placements.withUnsafeBufferPointer { placements in
      document.components.withUnsafeBufferPointer { components in
        document.shapes.withUnsafeBufferPointer { shapes in
          document.lengths.withUnsafeBufferPointer { lengths in
            geometry.placements.withUnsafeBufferPointer { placed in
              body(
                DocumentView(
                  document: document, geometry: geometry, placements: placements,
                  components: components, shapes: shapes, lengths: lengths, placed: placed))
            }
          }
        }
      }
    }
  }

  /// The index of the shape that a component draws; negative when it draws none.
  @inline(__always)
  func drawnShape(of component: Int) -> Int {
    guard let key = components[component].drawnKey else { return -1 }
    return Int(components[component].keyedShapes[key].shape)
  }

  /// The index of the component at a placement.
  @inline(__always)
  func component(at placement: Int) -> Int { Int(placements[placement].component) }
}
