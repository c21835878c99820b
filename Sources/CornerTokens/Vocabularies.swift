/// The words of the token format, by where they may stand.
struct Vocabularies: Sendable {
  /// The one set there is, made when the first file is read.
  static let standard = Vocabularies()

  /// The keys of a document.
  let document = Vocabulary(["version", "corners", "platforms", "display", "components", "import"])
  /// The keys of a component, by `ComponentKey.rawValue`.
  let component = Vocabulary(ComponentKey.allCases.map(\.word))
  /// The shapes that are one word, and `shape`; see `ShapeWord`.
  let shapes = Vocabulary(ShapeWord.allCases.map(\.rawValue))
  /// A component's own words in a length: `padding`, `inset`, then those of `shapes`.
  let lengths = Vocabulary(["padding", "inset"] + ShapeWord.allCases.map(\.rawValue))
  /// The keys of a shape that is a mapping, by `ShapeForm.rawValue`.
  let forms = Vocabulary(ShapeForm.allCases.map(\.word))
  /// The four corners, by `Corner.rawValue`.
  let corners = Vocabulary(Corner.allCases.map(\.word))
  /// The labels of a concentric rectangle, by `CornerLabel.rawValue`.
  let labels = Vocabulary(CornerLabel.allCases.map(\.word))
  /// The keys of padding and inset, by `EdgeKey.rawValue`.
  let edges = Vocabulary(EdgeKey.allCases.map(\.word))
  /// Width and height.
  let size = Vocabulary(["width", "height"])
  /// The keys of a concentric shape.
  let concentric = Vocabulary(["minimum", "isUniform"])
  /// The forms of a corner style that are mappings.
  let cornerStyles = Vocabulary(["concentric", "fixed"])
  /// `Alignment.rawValue` - 1.
  let alignments = Vocabulary(Alignment.allCases.dropFirst().map(\.word))
  /// `CornerStyle.rawValue` - 1.
  let styles = Vocabulary(CornerStyle.allCases.dropFirst().map(\.word))
  /// `PlatformVersion.Platform.rawValue`.
  let platforms = Vocabulary(PlatformVersion.Platform.allCases.map(\.word))
  /// The keys of the display.
  let display = Vocabulary(["cornerRadius", "idiom"])
  /// `Display.Idiom.rawValue` - 1.
  let idioms = Vocabulary(Display.Idiom.allCases.dropFirst().map(\.word))
  /// False first, then true, as YAML's core schema has them.
  let truth = Vocabulary(["false", "False", "FALSE", "true", "True", "TRUE"])
}
