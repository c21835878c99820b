import YAMLTree

/// A shape as the token file states it, its lengths worked out, its concentric corners not yet.
package struct Shape: Sendable {
  /// What it is; a rounded rectangle of 999 or more is a `capsule`, with `isSentinel` set.
  package var kind: ShapeKind
  /// `continuous` or `circular` for rounded rectangles, even and uneven; else `none`.
  package var style: CornerStyle
  /// The corners that are concentric, one bit a corner (`1 << corner.rawValue`).
  package var concentricBits: UInt8
  /// Of the concentric corners, those with a minimum.
  package var minimumBits: UInt8
  /// Groups of corners that take the largest radius among them.
  package var uniformity: Uniformity
  /// Fit for a container: rectangle, rounded rectangles, capsule, circle, a custom shape that says so.
  package var isRoundedRectangular: Bool
  /// A fixed radius of 999 or more was written for "fully round".
  package var isSentinel: Bool
  /// A custom shape that states no radius.
  package var hasUnknownRadius: Bool
  /// Points, by corner: the fixed radius, or the minimum of a concentric corner (0 without one).
  ///
  /// Fixed radii may be negative here; an unreadable length is `UnknownReason.brokenValue.measure`.
  package var radii: SIMD4<Double>
  /// The first of its radii and minimums in `TokenDocument.lengths`.
  package var firstLength: Int32
  /// How many lengths it has.
  package var lengthCount: Int32
  /// The value in the file.
  package var node: NodeIndex

  /// Makes a shape of a kind without lengths.
  package init(kind: ShapeKind, node: NodeIndex) {
    self.kind = kind
    style = .none
    concentricBits = kind == .concentric ? 0b1111 : 0
    minimumBits = 0
    uniformity = []
    switch kind {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .circle:
      isRoundedRectangular = true
    case .broken, .containerRelative, .concentric, .custom:
      isRoundedRectangular = false
    }
    isSentinel = false
    hasUnknownRadius = false
    radii = SIMD4(repeating: 0)
    firstLength = 0
    lengthCount = 0
    self.node = node
  }

  /// Points from which on a radius means "fully round", whatever the size.
  @inlinable
  package static var fullyRound: Double { 999 }

  /// The corners whose radius is a number of its own, one bit a corner: not of a capsule or circle,
  /// not concentric, and not one that only means fully round.
  package var fixedBits: UInt8 {
    var bits: UInt8
    switch kind {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .custom: bits = 0b1111
    case .concentric: bits = ~concentricBits & 0b1111
    case .broken, .capsule, .circle, .containerRelative: return 0
    }
    guard isSentinel else { return bits }
    for lane in 0..<4 where radii[lane] >= Self.fullyRound { bits &= ~(1 << lane) }
    return bits
  }

  /// True for content that its container has to fit: a concentric corner, a container-relative
  /// shape, or a fixed radius above 0.
  package var isRoundedContent: Bool {
    switch kind {
    case .broken, .rectangle, .capsule, .circle: return false
    case .containerRelative: return true
    case .roundedRectangle, .unevenRoundedRectangle, .concentric, .custom:
      if concentricBits != 0 { return true }
      for lane in 0..<4 where radii[lane] > 0 { return true }
      return false
    }
  }
}
