/// What a rule looks at: the word after `on:` in its file.
package enum RuleSubject: UInt8, CaseIterable, Sendable {
  /// The corner scale of a document.
  case scale
  /// Each value of the scale.
  case token
  /// Each radius and minimum, on the scale or in a shape of a placement.
  case length
  /// Each shape key of a placement.
  case shape
  /// Each placement of a component.
  case component
  /// Each placement that has something around it.
  case nesting
  /// Nothing: the loader reports it, the file only holds its texts.
  case loading

  /// The word in rule files.
  package var word: String {
    switch self {
    case .scale: "scale"
    case .token: "token"
    case .length: "length"
    case .shape: "shape"
    case .component: "component"
    case .nesting: "nesting"
    case .loading: "loading"
    }
  }

  /// Reads the word; nil for any other.
  package init?(word: String) {
    guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  /// True where a rule may look at each of the four corners.
  package var hasCorners: Bool {
    switch self {
    case .shape, .component, .nesting: true
    case .scale, .token, .length, .loading: false
    }
  }
}
