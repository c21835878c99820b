import Diagnostics
import YAMLTree

/// A component as it is defined, or as a `use` with its own keys makes it: free of where it is placed.
package struct Component: Sendable {
  /// The name under which it is placed: the key in the file, a list item's `name`, or its plain name.
  package var name: NodeIndex
  /// The name where its shape is defined: for a `use`, the key of the component that it uses.
  package var definitionName: NodeIndex
  /// Its mapping in the file, or the word in a list.
  package var node: NodeIndex
  /// The shape keys, by `ShapeKey.rawValue`.
  package var keyedShapes: KeyedShapes
  /// The key whose shape it draws; nil for a layout-only component.
  package var drawnKey: ShapeKey?
  /// Points by edge between its edge and its content; lanes as in `Edge`.
  package var padding: SIMD4<Double>
  /// Points by edge between the container's content area and its own edge.
  package var inset: SIMD4<Double>
  /// The `padding` value in the file, or `none`.
  package var paddingNode: NodeIndex
  /// The `inset` value in the file, or `none`.
  package var insetNode: NodeIndex
  /// The `size` value in the file, or `none`.
  package var sizeNode: NodeIndex
  /// The `alignment` value in the file, or `none`.
  package var alignmentNode: NodeIndex
  /// The `role` value in the file, or `none`.
  package var roleNode: NodeIndex
  /// Points, or a NaN when not stated: `UnknownReason.notDeclared`, or `brokenValue`.
  package var width: Double
  /// Points, or a NaN when not stated.
  package var height: Double
  /// Which edges it sits at.
  package var alignment: Alignment
  /// The index into `TokenDocument.roles`; 0 is "no role".
  package var role: Int32
  /// The first of its content in `TokenDocument.children`.
  package var firstChild: Int32
  /// How many contents it has.
  package var childCount: Int32
  /// True for what stands for anything that fills a container of another format, whose files say
  /// nothing of what lies inside.
  package var isImplied = false

  /// The shape at a key.
  @inlinable
  package subscript(key: ShapeKey) -> KeyedShape {
    get { keyedShapes[key] }
    set { keyedShapes[key] = newValue }
  }

  /// The shape it draws; absent for a layout-only component.
  @inlinable
  package var drawn: KeyedShape {
    @inline(__always) get {
      guard let drawnKey else { return .absent }
      return keyedShapes[drawnKey]
    }
  }

  /// True when it says where in the display it sits.
  @inlinable
  package var saysWhere: Bool { insetNode != .none || alignmentNode != .none }
}
