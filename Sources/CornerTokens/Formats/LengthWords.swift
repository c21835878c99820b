/// Tells from a name what kind of value it has: of a number without a unit, whether it is a length,
/// as `minHeight` is and `fontWeight` and `opacity` are not; and whether it is several values, as
/// `boxShadow` is.
struct LengthWords: Sendable {
  /// What a name says of a value.
  enum Kind: Sendable {
    /// A width, a height, a distance.
    case length
    /// A factor, a count, an order, a time: no length.
    case ratio
    /// A shadow, a border, a text style: several values, and none of them is what it is.
    case composite
    /// The name says nothing.
    case unknown
  }

  /// What a name or a whole path says: its last word that says anything decides, so that
  /// `borderWidth` is a length and `lineHeight` none; linear.
  func kind(of name: UnsafeBufferPointer<UInt8>) -> Kind {
    var found = Kind.unknown
    var isLine = false
    var scan = WordScan(name)
    while let word = scan.next() {
      if lengths.contains(where: word.equals) {
        found = isLine ? .ratio : .length
      } else if ratios.contains(where: word.equals) {
        found = .ratio
      } else if composites.contains(where: word.equals) {
        found = .composite
      }
      isLine = word.equals(line)
    }
    // A `borderRadius` and a `shadowPadding` are a radius and a padding.
    let isRole = found == .composite && RoleWords(TokenSettings()).role(of: name) != .other
    return isRole ? .unknown : found
  }

  /// Before `height`, this makes a factor of the font size.
  private let line = PackedSuffix("line")
  private let lengths = [
    "size", "sizes", "sizing", "width", "widths", "height", "heights", "gap", "gaps", "margin",
    "margins", "gutter", "gutters", "length", "lengths", "dimension", "dimensions", "thickness",
    "diameter", "offset",
  ].map(PackedSuffix.init)
  private let ratios = [
    "weight", "weights", "opacity", "alpha", "index", "ratio", "ratios", "factor", "multiplier",
    "scale", "smoothing", "order", "column", "columns", "count", "duration", "delay", "lineheight",
    "lineheights", "fontweight", "fontweights", "zindex", "flex", "version",
  ].map(PackedSuffix.init)
  private let composites = ["shadow", "shadows", "border", "borders", "typography"]
    .map(PackedSuffix.init)
}
