import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Expressions
import RuleEngine

/// The reference scenes for concentric corners: a container, content one padding away, the same
/// content alone, and a floating card in a larger container.
///
/// They are a nesting spec, a document each, that is read and judged as any other.
struct Scenes {
  /// The figure of each scene, and what is at fault in it.
  let scenes: [DrawnFigure]

  /// Draws the scenes.
  init(_ scale: SceneScale, linter: Linter) {
    let source = SourceText(
      pathBytes: Array("<scenes>".utf8), bytes: Array(Self.specification(scale).utf8))
    // Whatever else a team's own rules ask for, scenes are about nested curves.
    let faults = Linter(book: linter.book, servesDrawings: true)
      .lint(source, isNamed: true).result.violations
      .compactMap { violation in
        violation.modelPlace.map { (place: $0, mark: CornerMark($0, of: violation)) }
      }
    let documents = TokenReader.read(TokenReader.tree(of: source)).documents
    var scenes: [DrawnFigure] = []
    for (number, scene) in zip(documents, Self.captions(scale)).enumerated() {
      let geometry = DocumentGeometry(scene.0, tolerance: Tolerance(linter.book.tolerance))
      let marks = faults.filter { place, _ in
        place.document == number && place.isNesting && place.corners != 0
      }.map(\.mark)
      var figure = Figure(of: 0, in: scene.0, geometry, marks: marks)
      figure.caption = scene.1
      scenes.append(DrawnFigure(figure: figure, marks: marks))
    }
    self.scenes = scenes
  }

  /// What each scene shows, in their order.
  static func captions(_ scale: SceneScale) -> [String] {
    [
      "a container: radius \(scale.container.text)",
      "content one padding away, \(scale.inset.text): concentric, minimum \(scale.content.text)",
      "the same content alone: its minimum \(scale.content.text)",
      "a floating card \(scale.inset.text) from the edges: concentric, all corners alike",
    ]
  }

  /// The nesting spec of the scenes.
  ///
  /// Container and content have the same sizes wherever they are, so that what differs from one scene
  /// to the next is the radius alone.
  static func specification(_ scale: SceneScale) -> String {
    let radius = scale.container.number
    let inset = scale.inset.number
    let minimum = scale.content.number
    // Sides that hold the curves, however large the radii are.
    let largest = max(scale.container.points - scale.inset.points, scale.content.points)
    let side = max(2 * largest * bend, 2 * (scale.container.points * bend - scale.inset.points))
      .rounded(.up)
    let content = (width: side + 40, height: side + 16)
    let cardHeight = max(88, 2 * largest + 24)
    let height = max(220, cardHeight + 2 * scale.inset.points + scale.container.points)
    let width = max(320, height + scale.container.points)
    let contentSize = size(width: content.width, height: content.height)
    let containerSize = size(
      width: content.width + 2 * scale.inset.points, height: content.height + 2 * scale.inset.points
    )
    return """
      components:
        container: { shape: \(radius), containerShape: shape, \(containerSize) }
      ---
      components:
        container:
          shape: \(radius)
          padding: \(inset)
          containerShape: shape
          \(containerSize)
          content:
            content:
              shape: { concentric: { minimum: \(minimum) } }
              \(contentSize)
      ---
      components:
        content: { shape: { concentric: { minimum: \(minimum) } }, \(contentSize) }
      ---
      components:
        container:
          shape: \(radius)
          containerShape: shape
          \(size(width: width, height: height))
          content:
            card:
              shape: { concentric: { minimum: \(minimum), isUniform: true } }
              alignment: bottom
              inset: \(inset)
              size: { height: \(LengthText.short(cardHeight)) }

      """
  }

  /// How far a continuous corner bends its sides, in radii.
  private static let bend = 1.53

  private static func size(width: Double, height: Double) -> String {
    "size: { width: \(LengthText.short(width)), height: \(LengthText.short(height)) }"
  }
}
