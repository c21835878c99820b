import Diagnostics
import YAMLTree

@testable import CornerGeometry
@testable import CornerTokens

/// A token document as a test writes it down.
struct DocumentSketch: Sendable {
  /// What the document says of a display.
  enum DisplaySketch: Sendable {
    case absent
    case withoutRadius
    case radius(Double)
  }

  var display = DisplaySketch.absent
  var roots: [ComponentSketch]

  /// The document as the loader makes it: placements in preorder.
  var document: TokenDocument {
    let tree = YAMLTree(parsing: SourceText(path: "sketch.yaml", text: ""))
    var document = TokenDocument(tree: tree, root: .none)
    switch display {
    case .absent: break
    case .withoutRadius:
      document.display = Display(
        cornerRadius: UnknownReason.displayWithoutRadius.measure, idiom: .none, node: .none,
        radiusNode: .none)
    case .radius(let radius):
      document.display = Display(
        cornerRadius: radius, idiom: .none, node: .none, radiusNode: .none)
    }
    for root in roots { DocumentSketch.place(root, in: -1, of: &document) }
    return document
  }

  /// The geometry of the document.
  var geometry: DocumentGeometry { DocumentGeometry(document) }

  /// A node of the file, whatever stands there.
  private static let somewhere = NodeIndex(raw: 0)

  private static func place(
    _ sketch: ComponentSketch, in parent: Int32, of document: inout TokenDocument
  ) {
    let placement = Int32(document.placements.count)
    var shapes = KeyedShapes()
    if let shape = sketch.shape {
      shapes[.shape] = keyed(shape, isNamed: false, in: &document)
    }
    if sketch.namesShape {
      shapes[.containerShape] = shapes[.shape]
      shapes[.containerShape].isNamed = true
    } else if let shape = sketch.containerShape {
      shapes[.containerShape] = keyed(shape, isNamed: false, in: &document)
    }
    let undeclared = UnknownReason.notDeclared.measure
    document.placements.append(
      Placement(component: Int32(document.components.count), parent: parent))
    document.components.append(
      Component(
        name: .none, definitionName: .none, node: .none, keyedShapes: shapes,
        drawnKey: sketch.shape == nil ? nil : .shape, padding: sketch.padding,
        inset: sketch.inset ?? SIMD4(repeating: 0), paddingNode: .none,
        insetNode: sketch.inset == nil ? .none : somewhere, sizeNode: .none,
        alignmentNode: sketch.alignment == nil ? .none : somewhere, roleNode: .none,
        width: sketch.width ?? undeclared, height: sketch.height ?? undeclared,
        alignment: sketch.alignment ?? .none, role: 0, firstChild: 0, childCount: 0))
    for child in sketch.content { place(child, in: placement, of: &document) }
  }

  private static func keyed(
    _ shape: ShapeSketch, isNamed: Bool, in document: inout TokenDocument
  ) -> KeyedShape {
    document.shapes.append(shape.shape)
    return KeyedShape(
      shape: Int32(document.shapes.count - 1), node: somewhere, isNamed: isNamed)
  }
}
