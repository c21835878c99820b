import YAMLTree

/// The values of a mapping in an export of variables of Figma, by key.
struct FigmaKeys {
  /// A key that means something.
  enum Key: Int, CaseIterable, Sendable {
    case meta, collections, variables, collection, tokens
    case id, name, modes, modeID, defaultModeID
    case collectionID, type, scopes, deletion, valuesByMode, resolvedByMode
    case value, values, references, resolved, aliasName
  }

  /// The mapping.
  let node: NodeIndex
  private var found = [NodeIndex](repeating: .none, count: Key.allCases.count)

  /// Looks through a mapping once; a node of another kind has no keys.
  init(_ reader: inout TokenFileReader, of mapping: NodeIndex) {
    node = mapping
    var entries = reader.view.entries(mapping)
    while let (name, value) = entries.next() {
      guard let word = Self.vocabulary.index(of: reader.view.bytes(name)) else { continue }
      let key = Self.words[word].key.rawValue
      if found[key] == .none { found[key] = reader.resolve(value) }
    }
  }

  /// The value at a key, an alias of YAML followed; `none` when there is none.
  subscript(_ key: Key) -> NodeIndex { found[key.rawValue] }

  /// The name; nil, and reported, when there is none, or one too long for a path.
  func checkedName(_ reader: inout TokenFileReader) -> NodeIndex? {
    guard !reader.view.bytes(self[.name]).isEmpty else {
      reader.report(FigmaProblem.noName, at: node)
      return nil
    }
    return Self.checked(self[.name], &reader)
  }

  /// A name; nil, and reported, when it is too long for a path.
  static func checked(_ name: NodeIndex, _ reader: inout TokenFileReader) -> NodeIndex? {
    guard reader.view.bytes(name).count >= TokenFileReader.nameLimit else { return name }
    reader.report(TokenProblem.nameTooLong, at: name)
    return nil
  }

  /// What identifies a mode of a list: its id, else its name, else the text that it is.
  func modeIdentity(_ reader: TokenFileReader) -> NodeIndex {
    if self[.modeID] != .none { return self[.modeID] }
    if self[.id] != .none { return self[.id] }
    return modeName(reader)
  }

  /// The name of a mode of a list, which may be a bare text.
  func modeName(_ reader: TokenFileReader) -> NodeIndex {
    reader.view[node].isScalar ? node : self[.name]
  }

  /// The variable that the mapping is.
  func variable(named name: NodeIndex, of collection: Int, in tree: YAMLTree) -> FigmaVariable {
    var variable = FigmaVariable(name: name, collection: collection, scopes: self[.scopes])
    if self[.type] != .none { variable.setKind(self[.type], in: tree) }
    if tree.isScalar(self[.deletion], "true") { variable.deletion = self[.deletion] }
    return variable
  }

  private static let words: [(word: String, key: Key)] = [
    ("meta", .meta), ("variableCollections", .collections), ("collections", .collections),
    ("variables", .variables), ("collection", .collection), ("tokens", .tokens),
    ("id", .id), ("name", .name), ("modes", .modes), ("modeId", .modeID),
    ("defaultModeId", .defaultModeID), ("variableCollectionId", .collectionID),
    ("resolvedType", .type), ("resolvedDataType", .type), ("type", .type), ("scopes", .scopes),
    ("deletedButReferenced", .deletion), ("valuesByMode", .valuesByMode),
    ("resolvedValuesByMode", .resolvedByMode), ("value", .value), ("values", .values),
    ("ref", .references), ("resolvedValue", .resolved), ("aliasName", .aliasName),
  ]
  private static let vocabulary = Vocabulary(words.map(\.word))
}
