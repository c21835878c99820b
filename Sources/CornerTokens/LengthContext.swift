/// Where a length stands, which decides what a bare name means.
enum LengthContext: Sendable {
  case corner
  case display
  /// In a component: its own words come first.
  case component
  /// Where a component may state a shape instead.
  case shape

  /// True where `padding`, `inset` and the shape words are the component's own.
  var hasOwnWords: Bool { self == .component || self == .shape }
}
