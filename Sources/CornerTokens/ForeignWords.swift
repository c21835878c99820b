/// Words of other systems for what this format calls something else.
///
/// They are too far from the right word to be found as a slip of the pen. Hyphens, underscores and
/// case count for nothing: `border-radius` is `borderRadius`.
struct ForeignWords: Sendable {
  private let meanings: [String: String]

  /// The keys of a component.
  static let component = ForeignWords([
    (["cornerradius", "radius", "radii", "borderradius", "corner", "corners"], "shape"),
    (["margin", "margins"], "inset"),
    (["children", "subviews", "items", "views"], "content"),
    (["width"], "size: { width: … }"),
    (["height"], "size: { height: … }"),
    (["minimum", "min", "minimumradius"], "shape: { concentric: { minimum: … } }"),
  ])
  /// The keys of a shape that is a mapping.
  static let forms = ForeignWords([
    (["cornerradius", "borderradius"], "roundedRectangle"),
    (["minimum", "min"], "concentric: { minimum: … }"),
  ])
  /// The keys of a concentric shape.
  static let concentric = ForeignWords([(["min", "minimumradius", "radius"], "minimum")])
  /// The keys of padding and inset.
  static let edges = ForeignWords([
    (["left", "start"], "leading"), (["right", "end"], "trailing"), (["x"], "horizontal"),
    (["y"], "vertical"),
  ])
  /// Where a component sits.
  static let alignments = ForeignWords([
    (["left", "start"], "leading"), (["right", "end"], "trailing"),
    (["topleft", "topstart"], "topLeading"), (["topright", "topend"], "topTrailing"),
    (["bottomleft", "bottomstart"], "bottomLeading"),
    (["bottomright", "bottomend"], "bottomTrailing"), (["middle", "centre"], "center"),
  ])
  /// The corners of an uneven rectangle.
  static let corners = ForeignWords([
    (["topleft"], "topLeading"), (["topright"], "topTrailing"),
    (["bottomleft"], "bottomLeading"), (["bottomright"], "bottomTrailing"),
  ])
  /// The keys of the display.
  static let display = ForeignWords([(["radius", "borderradius", "corner"], "cornerRadius")])
  /// The shapes that are one word.
  static let shapes = ForeignWords([
    (["pill", "rounded", "full", "stadium"], "capsule"), (["rect", "square"], "rectangle"),
  ])

  private init(_ words: [([String], String)]) {
    var meanings: [String: String] = [:]
    for (foreign, word) in words {
      for name in foreign { meanings[name] = word }
    }
    self.meanings = meanings
  }

  /// What a word means here; nil for one that is not known.
  func meaning(of word: String) -> String? {
    let plain = word.unicodeScalars.filter { $0 != "-" && $0 != "_" }
    return meanings[String(String.UnicodeScalarView(plain)).lowercased()]
  }
}
