import CornerTokens

/// A component as a test writes it down; what is left out is absent in the token file.
struct ComponentSketch: Sendable {
  var shape: ShapeSketch?
  var containerShape: ShapeSketch?
  /// `containerShape: shape`.
  var namesShape = false
  var padding = SIMD4<Double>(repeating: 0)
  var inset: SIMD4<Double>?
  var alignment: Alignment?
  var width: Double?
  var height: Double?
  var content: [ComponentSketch] = []

  /// Draws a shape and declares it as the container shape.
  static func container(
    _ shape: ShapeSketch, padding: Double = 0, width: Double? = nil, height: Double? = nil,
    _ content: ComponentSketch...
  ) -> ComponentSketch {
    ComponentSketch(
      shape: shape, namesShape: true, padding: SIMD4(repeating: padding), width: width,
      height: height, content: content)
  }

  /// Draws a shape and says nothing of a container shape.
  static func drawing(
    _ shape: ShapeSketch, padding: Double = 0, inset: Double? = nil, alignment: Alignment? = nil,
    width: Double? = nil, height: Double? = nil, _ content: ComponentSketch...
  ) -> ComponentSketch {
    ComponentSketch(
      shape: shape, padding: SIMD4(repeating: padding),
      inset: inset.map { SIMD4(repeating: $0) }, alignment: alignment, width: width,
      height: height, content: content)
  }

  /// Draws nothing.
  static func layout(
    padding: Double = 0, inset: Double? = nil, alignment: Alignment? = nil,
    width: Double? = nil, height: Double? = nil, _ content: ComponentSketch...
  ) -> ComponentSketch {
    ComponentSketch(
      padding: SIMD4(repeating: padding), inset: inset.map { SIMD4(repeating: $0) },
      alignment: alignment, width: width, height: height, content: content)
  }
}
