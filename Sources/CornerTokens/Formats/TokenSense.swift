import Expressions
import YAMLTree

/// Settles what formats without strict types leave unsaid of a token: what it is for, and whether a
/// number without a unit is a length.
struct TokenSense {
  /// What names say of numbers.
  let words = LengthWords()
  private let roles: RoleWords
  private let hasPatterns: Bool

  /// Takes in what a team says.
  init(_ settings: TokenSettings) {
    roles = RoleWords(settings)
    hasPatterns = settings.hasPatterns
  }

  /// Settles the tokens that were added behind the first `count`: one, or none at all.
  ///
  /// The team's patterns win over the format's word, that over the token's own name, and that over
  /// the groups around it. A number without a unit is a length when the token is a radius or a
  /// padding, or when `byPath` and a word of its path says so; else it is a plain number.
  ///
  /// - Parameters:
  ///   - name: the token's own name.
  ///   - isStated: whether the format has said what it is for.
  func settle(
    _ reader: inout TokenFileReader, after count: Int, name: UnsafeBufferPointer<UInt8>,
    isStated: Bool = false, byPath: Bool
  ) {
    guard reader.part.tokens.indices.contains(count) else { return }
    var token = reader.part.tokens[count]
    let isBare = token.form == .number && token.unit == .none
    let isText = token.role != .other && token.form == .other
    // Elsewhere it makes no difference what the name says.
    let kind = isBare || isText || token.role == .padding ? words.kind(of: name) : .unknown
    let role = role(of: token, in: reader, name: name, kind: kind, isStated: isStated)
    if token.role != role, token.type == .unknown, isComposite(token, kind, in: reader) {
      token.type = .other
    }
    token.role = role
    let isAlias = reader.view[token.node].isAlias
    if token.role != .other, token.form != .other, kind != .ratio || !isBare {
      // Figma knows no lengths, only numbers: there, a radius is a `number`.
      if token.type == .unknown || token.type == .number { token.type = .dimension }
    } else if token.type == .unknown {
      if isBare, !isAlias {
        token.type = byPath && isLength(token, in: reader) ? .dimension : .number
      } else if token.form == .expression, !hasBrace(token, in: reader) {
        // Nothing says that it is arithmetic.
        token.form = .other
      }
    }
    reader.part.tokens[count] = token
  }

  private func role(
    of token: DesignToken, in reader: TokenFileReader, name: UnsafeBufferPointer<UInt8>,
    kind: LengthWords.Kind, isStated: Bool
  ) -> TokenRole {
    if hasPatterns {
      let path = path(of: token, in: reader)
      let asked = roles.role(of: name, in: .other, path: path, asFormatSays: .other)
      if asked != .other { return asked }
    }
    if isStated { return token.role }
    if kind == .ratio, token.form == .number, token.unit == .none, token.type != .dimension {
      return .other
    }
    guard token.role != .other, roles.role(of: name) == .other else { return token.role }
    // What it is for comes from a group around it: in `spacing`, a `minHeight` is no padding.
    let isOther =
      token.form == .other || token.role == .padding && (kind == .length || kind == .composite)
    return isOther ? .other : token.role
  }

  /// Whether a value is certainly no length: a mapping or a list, or one that a name calls a shadow
  /// or a border and that is no number.
  private func isComposite(
    _ token: DesignToken, _ kind: LengthWords.Kind, in reader: TokenFileReader
  ) -> Bool {
    switch token.form {
    case .other: kind == .composite || !reader.view[reader.tree.resolved(token.node)].isScalar
    case .list: kind == .composite
    case .number, .reference, .expression, .broken: false
    }
  }

  private func path(of token: DesignToken, in reader: TokenFileReader) -> ArraySlice<UInt8> {
    let names = reader.part.names
    let start = Int(token.nameStart)
    let end = start + Int(token.nameCount)
    return start >= 0 && start <= end && end <= names.count ? names[start..<end] : []
  }

  private func isLength(_ token: DesignToken, in reader: TokenFileReader) -> Bool {
    reader.part.withName(of: token) { words.kind(of: $0) } == .length
  }

  private func hasBrace(_ token: DesignToken, in reader: TokenFileReader) -> Bool {
    reader.part.withText(of: token) { $0.contains(UInt8(ascii: "{")) }
  }
}
