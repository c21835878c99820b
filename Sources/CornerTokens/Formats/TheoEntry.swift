import YAMLTree

/// What a prop or an alias of Theo says, or `global` says of all props.
struct TheoEntry {
  /// What an entry is called in messages.
  enum Kind: String, Sendable {
    case prop, alias
  }

  /// The value of `name`, in a list.
  var name = NodeIndex.none
  /// The value, an alias of YAML not followed.
  var value = NodeIndex.none
  /// The value of `category`.
  var category = NodeIndex.none
  /// The value of `type`.
  var type = NodeIndex.none
  /// The value of `deprecated`.
  var deprecation = NodeIndex.none

  /// Takes what a mapping says over what is known so far.
  mutating func take(_ mapping: NodeIndex, from reader: inout TokenFileReader) {
    var entries = reader.view.entries(mapping)
    while let (key, value) = entries.next() {
      if reader.tree.isScalar(key, "value") {
        self.value = value
      } else if reader.tree.isScalar(key, "name") {
        name = reader.resolve(value)
      } else if reader.tree.isScalar(key, "category") {
        category = reader.resolve(value)
      } else if reader.tree.isScalar(key, "type") {
        type = reader.resolve(value)
      } else if reader.tree.isScalar(key, "deprecated") {
        let found = reader.resolve(value)
        let isDenied = reader.tree.isScalar(found, "false") || reader.tree.isNull(found)
        deprecation = isDenied ? .none : found
      }
    }
  }

  /// Adds it as a token that a key names; reported when it has no value.
  func add(key: NodeIndex, to reader: inout TokenFileReader, called kind: Kind) {
    guard value != .none, !reader.tree.isNull(value) else {
      reader.report(TheoProblem.missingValue(reader.excerpt(key), kind), at: key)
      return
    }
    let roles = RoleWords(TokenSettings())
    var role = roles.role(of: reader.view.bytes(category))
    if role == .other { role = roles.role(of: reader.view.bytes(type)) }
    let isComposite = LengthWords().kind(of: reader.view.bytes(type)) == .composite
    reader.add(
      reader.view.bytes(key), key: key, value: writtenValue(&reader),
      type: isComposite ? .other : tokenType(reader, of: role),
      role: isComposite ? .other : role == .other ? nil : role, deprecation: deprecation)
  }

  /// The value, with `{!NAME}` as the path of that alias.
  private func writtenValue(_ reader: inout TokenFileReader) -> WrittenValue {
    let found = reader.tree.resolved(value)
    guard let text = Self.aliasPaths(in: reader.view.bytes(found)) else {
      return reader.value(at: value)
    }
    return WrittenValue(text.withUnsafeBufferPointer(TokenFileReader.form), at: value)
  }

  /// A text with `{!NAME}` as `{aliases.NAME}`; nil when there is none in it.
  private static func aliasPaths(in text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8]?
    var copied = 0
    for index in text.indices.dropLast()
    where text[index] == UInt8(ascii: "{") && text[index + 1] == UInt8(ascii: "!") {
      var path = result ?? []
      path.append(contentsOf: text[copied...index])
      path.append(contentsOf: "aliases.".utf8)
      result = path
      copied = index + 2
    }
    result?.append(contentsOf: text[copied...])
    return result
  }

  /// What kind of value it is; what is a radius or a padding is a length, also where the type is
  /// `number`.
  private func tokenType(_ reader: TokenFileReader, of role: TokenRole) -> TokenType {
    switch Self.types.index(of: reader.view.bytes(type)) {
    case nil: role == .other ? .unknown : .dimension
    case 0: .dimension
    case 1: role == .other ? .number : .dimension
    default: .other
    }
  }

  /// First what is a length, then what is a number, then what is neither.
  private static let types = Vocabulary([
    "size", "number", "color", "colour", "string", "text", "font", "font-family", "font-weight",
    "time", "duration", "animation", "animation-curve", "easing", "shadow", "box-shadow",
    "drop-shadow", "inner-shadow", "text-shadow", "gradient", "hsla-gradient", "image", "url",
    "asset", "opacity", "z-index",
  ])
}
