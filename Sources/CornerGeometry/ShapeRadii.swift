/// The radii of one shape at one placement, by `Corner`, in points; unknown lanes carry the reason.
package struct ShapeRadii: Sendable {
  /// What the shape asks for.
  package var resolved: SIMD4<Double>
  /// What is left where the sides cannot hold it.
  package var effective: SIMD4<Double>

  /// Makes a pair.
  @inlinable
  package init(resolved: SIMD4<Double>, effective: SIMD4<Double>) {
    self.resolved = resolved
    self.effective = effective
  }
}
