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

  /// What a token with a name is for, where the reader stands: as the team says, else as its format
  /// does, else as its name or its group's does.
  func role(
    of name: UnsafeBufferPointer<UInt8>, in reader: TokenFileReader, asFormatSays said: TokenRole?
  ) -> TokenRole {
    let group = reader.part.groups[Int(reader.group)].role
    let path = hasPatterns ? reader.path + name : []
    return roles.role(of: name, in: group, path: path[...], asFormatSays: said)
  }

  /// Whether a token is called after a role by its own name or that of the group right around it,
  /// and its name does not say that it is something else.
  func isNamed(
    _ name: UnsafeBufferPointer<UInt8>, _ role: TokenRole, in reader: TokenFileReader
  ) -> Bool {
    let kind = words.kind(of: name)
    if kind == .ratio || kind == .composite { return false }
    if roles.role(of: name) == role { return true }
    let group = reader.view.bytes(reader.part.groups[Int(reader.group)].key)
    return kind == .unknown && roles.role(of: group) == role
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
    let isFactor = !isStated && (kind == .ratio || kind == .composite)
    let mayBeLength = token.role != .other && !isFactor && (isBare || isText)
    let readings = mayBeLength ? readings(of: token, in: reader) : []
    // It is a number, though not a plain one.
    if !readings.isEmpty { token.form = .broken }
    let role = role(of: token, in: reader, name: name, kind: kind, isStated: isStated)
    if token.role != role, token.type == .unknown, isComposite(token, kind, in: reader) {
      token.type = .other
    }
    token.role = role
    if !readings.isEmpty {
      if role != .other { reportAmbiguous(token, readings, &reader) }
      token.form = role != .other ? .broken : reader.part.tokens[count].form
    }
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

  // MARK: Ambiguous numbers

  /// Reports a number of YAML that its versions read differently, where a length belongs.
  ///
  /// - Returns: whether it was one; it is broken then.
  func refuseAmbiguous(at index: Int, _ reader: inout TokenFileReader) -> Bool {
    guard reader.part.tokens.indices.contains(index) else { return false }
    let token = reader.part.tokens[index]
    let readings = readings(of: token, in: reader)
    if readings.isEmpty { return false }
    reportAmbiguous(token, readings, &reader)
    reader.part.tokens[index].form = .broken
    return true
  }

  private func reportAmbiguous(
    _ token: DesignToken, _ readings: [String], _ reader: inout TokenFileReader
  ) {
    let text = reader.excerpt(token.node)
    reader.report(TokenProblem.ambiguousNumber(text, readings: readings), at: token.node)
  }

  /// How the versions of YAML read a number without quotes; none where all agree, and for what JSON
  /// has.
  private func readings(of token: DesignToken, in reader: TokenFileReader) -> [String] {
    let node = reader.view[token.node]
    guard node.isScalar, node.isPlain, token.form == .other || !isJSON(token, in: reader),
      case .ambiguous(let readings) = NumberSpelling.read(reader.view.bytes(token.node)),
      token.form == .other || readings.count > 1
    else { return [] }
    return readings
  }

  /// Whether a token stands in a text that is JSON, as far as the token and the file's root tell.
  private func isJSON(_ token: DesignToken, in reader: TokenFileReader) -> Bool {
    guard case .doubleQuoted = reader.view[token.key].style else { return false }
    return reader.view[reader.root].has(.isFlow)
  }

  // MARK: Roles

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
