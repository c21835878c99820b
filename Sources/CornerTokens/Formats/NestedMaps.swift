import YAMLTree

extension TokenFormat {
  /// Plain nested maps of numbers and texts, as many teams write them by hand: the last resort.
  ///
  /// Recognised by a radius or a padding, as names tell them, whose value is a length or names
  /// another token. Where the file is called after what it holds (`radius.yaml`), or has
  /// `category: radius` at the top, all its values may be; then most of them have to be lengths.
  /// Known files of other kinds (workflows, packages, interfaces, settings of linters, this
  /// program's own files) are refused by their keys.
  ///
  /// Every scalar is a token, but for what says something of the file: `version`, `category`,
  /// `metadata` and the like at the top, and `$description` and its kind anywhere. A number without
  /// a unit is a length when it is a radius or a padding, or a width, a height or another size that
  /// stands beside one; else it is a plain number. A radius or a padding must not be a number that
  /// versions of YAML read differently. Aliases of YAML are references.
  static let nestedMaps = TokenFormat(
    name: "nested maps",
    recognises: { NestedMapSurvey($0).isTokenFile },
    read: { reader in
      var maps = NestedMaps(reader)
      maps.read(&reader)
    })
}

/// Reads plain nested maps.
private struct NestedMaps {
  /// An open group.
  private struct Group {
    /// What is left of it.
    var entries: EntryCursor
    /// Sizes without a unit in it, as indexes into `TokenPart.tokens`.
    var sizes: [Int] = []
    /// Whether a radius or a padding stands in it.
    var hasRole = false
  }

  private let sense: TokenSense
  /// What the file as a whole is for.
  private let role: TokenRole
  private var open: [Group]

  init(_ reader: TokenFileReader) {
    sense = TokenSense(reader.shelf.settings)
    role = NestedMapSurvey.role(of: reader.file)
    open = [Group(entries: reader.view.entries(reader.root))]
  }

  mutating func read(_ reader: inout TokenFileReader) {
    while let last = open.indices.last {
      guard let (key, value) = open[last].entries.next() else {
        close(&reader)
        continue
      }
      guard reader.view[key].isScalar, !isMetadata(key, value, in: reader) else { continue }
      let found = reader.resolve(value)
      if !reader.view[found].isMapping {
        add(key, value, &reader)
      } else if reader.enter(key) {
        open.append(Group(entries: reader.view.entries(found)))
      }
    }
  }

  private mutating func close(_ reader: inout TokenFileReader) {
    guard let group = open.popLast() else { return }
    if group.hasRole {
      for index in group.sizes { reader.part.tokens[index].type = .dimension }
    }
    if !open.isEmpty { reader.leave() }
  }

  private mutating func add(_ key: NodeIndex, _ value: NodeIndex, _ reader: inout TokenFileReader) {
    let name = reader.view.bytes(key)
    let count = reader.part.tokens.count
    reader.add(key, value: value)
    sense.settle(&reader, after: count, name: name, byPath: false)
    guard reader.part.tokens.indices.contains(count), let last = open.indices.last else { return }
    let token = reader.part.tokens[count]
    if role != .other, token.role == .other, sense.words.kind(of: name) != .ratio,
      sense.refuseAmbiguous(at: count, &reader) || isLengthForm(token.form)
    {
      reader.part.tokens[count].role = role
      reader.part.tokens[count].type = .dimension
    }
    if reader.part.tokens[count].role != .other { open[last].hasRole = true }
    if token.type == .number, sense.words.kind(of: name) == .length {
      open[last].sizes.append(count)
    }
  }

  private func isLengthForm(_ form: DesignToken.Form) -> Bool {
    switch form {
    case .number, .reference, .expression, .list: true
    case .other, .broken: false
    }
  }

  private func isMetadata(_ key: NodeIndex, _ value: NodeIndex, in reader: TokenFileReader) -> Bool
  {
    NestedMapSurvey.isMetadata(
      key, value, isOutermost: open.count == 1, reader.view, reader.tree)
  }
}
