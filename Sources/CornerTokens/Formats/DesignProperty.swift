import YAMLTree

/// What DESIGN.md says of a value, from its group and its key.
struct DesignProperty: Sendable {
  /// What is written there.
  private enum Kind: Sendable {
    /// A Dimension and nothing else.
    case dimension
    /// A Dimension, or a word such as `auto`, or a share such as `100%`.
    case extent
    /// A number without a unit is a factor.
    case factor
    /// A colour or a font.
    case appearance
    /// Anything.
    case open
  }

  /// What it is for; nil where its name tells.
  let role: TokenRole?
  private let kind: Kind

  /// The property of a key in a group.
  init(_ key: NodeIndex, in group: DesignGroup, of tree: YAMLTree) {
    func isNamed(_ name: StaticString) -> Bool { tree.isScalar(key, name) }
    switch group {
    case .rounded: (role, kind) = (.radius, .dimension)
    case .spacing: (role, kind) = (.padding, .open)
    case .colors: (role, kind) = (.other, .appearance)
    case .typography:
      (role, kind) = (.other, isNamed("lineHeight") || isNamed("fontWeight") ? .factor : .open)
    case .components where isNamed("rounded"): (role, kind) = (.radius, .dimension)
    case .components where isNamed("padding"): (role, kind) = (.padding, .dimension)
    case .components where isNamed("height") || isNamed("width") || isNamed("size"):
      (role, kind) = (.other, .extent)
    case .components
    where isNamed("backgroundColor") || isNamed("textColor") || isNamed("typography"):
      (role, kind) = (.other, .appearance)
    case .components, .other: (role, kind) = (nil, .open)
    }
  }

  /// What the format says such a value is; references are looked up whatever they stand for.
  func type(of value: WrittenValue) -> TokenType {
    switch kind {
    case .dimension, .extent: return .dimension
    case .factor: return .number
    case .open: return .unknown
    case .appearance:
      if case .reference = value.form { return .unknown }
      return .other
    }
  }

  /// Whether something in `spacing` is a shadow or a border by its name, or several values.
  func isComposite(_ value: WrittenValue, _ key: NodeIndex, in reader: TokenFileReader) -> Bool {
    guard role == .padding, kind == .open else { return false }
    switch value.form {
    case .other where !reader.view[reader.tree.resolved(value.node)].isScalar: return true
    case .other, .list: return LengthWords().kind(of: reader.view.bytes(key)) == .composite
    case .number, .reference, .expression, .broken: return false
    }
  }

  /// What is wrong with a value; nil for a good one.
  func problem(of value: WrittenValue, text: String) -> DesignMarkdownProblem? {
    guard kind == .dimension || kind == .extent else { return nil }
    switch value.form {
    case .reference, .broken: return nil
    case .number(let number, .none): return number == 0 ? nil : .unitless(text)
    case .number(_, .px), .number(_, .em), .number(_, .rem): return nil
    case .number(_, .percent) where kind == .extent: return nil
    case .number: return .otherUnit(text)
    case .list: return .several(text)
    case .expression: return .arithmetic(text)
    case .other: return kind == .extent ? nil : .noDimension(text)
    }
  }
}
