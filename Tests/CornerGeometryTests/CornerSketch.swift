/// One corner of a concentric rectangle as a test writes it down.
enum CornerSketch: Sendable {
  case concentric(minimum: Double?)
  case fixed(Double)
}
