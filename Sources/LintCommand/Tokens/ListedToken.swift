import CornerTokens

/// A token as a listing shows it, in all modes.
struct ListedToken {
  /// Its path.
  let path: String
  /// What it is for.
  let role: TokenRole
  /// What its file says it is.
  let type: TokenType
  /// What its file says about not using it any more; nil for a token that may be used.
  let deprecation: String?
  /// What it comes to, one value a mode.
  let values: [ListedValue]

  /// Makes a token.
  init(
    path: String, role: TokenRole, type: TokenType = .dimension, deprecation: String? = nil,
    values: [ListedValue]
  ) {
    self.path = path
    self.role = role
    self.type = type
    self.deprecation = deprecation
    self.values = values
  }

  /// The value in the first mode that has one.
  var first: ListedValue {
    if values.count == 1 { return values[0] }
    return values.first { $0.state != .absent } ?? .absent
  }

  /// Whether it comes to the same in all modes.
  var isSame: Bool { values.allSatisfy { $0.comesTo(first) } }

  /// What it counts as.
  var kind: TokenCount.Kind {
    let hasLength = values.contains { [.points, .list].contains($0.state) || $0.isCapsule }
    guard hasLength else { return .withoutLength }
    switch role {
    case .radius: return .radius
    case .padding: return .padding
    case .other: return .length
    }
  }
}
