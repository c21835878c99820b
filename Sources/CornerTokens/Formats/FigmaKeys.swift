import YAMLTree

/// The values of a mapping in an export of variables of Figma, by key.
struct FigmaKeys {
  /// A key that means something, whatever the shape of the file calls it.
  enum Key: Int, CaseIterable, Sendable {
    /// What the answer of the REST API holds all else in.
    case meta
    /// The collections, by id or as a list.
    case collections
    /// The variables, by id or as a list.
    case variables
    /// The name of the one collection that a file has, or that an alias names.
    case collection
    /// The variables of that collection by name.
    case tokens
    /// What identifies a variable, a collection or a mode.
    case id
    /// What people call it.
    case name
    /// The modes of a collection.
    case modes
    /// What identifies a mode, where that is not `id`.
    case modeID
    /// The mode of a collection that holds when none is chosen.
    case defaultModeID
    /// The collection that a variable belongs to.
    case collectionID
    /// What the values of a variable are, or that a mapping is an alias.
    case type
    /// The fields that a variable may be used for.
    case scopes
    /// Whether a variable is gone, and only used where it was.
    case deletion
    /// The values of a variable by the id of the mode, aliases as they are.
    case valuesByMode
    /// The same values with what they come to.
    case resolvedByMode
    /// The one value of a variable within a mode.
    case value
    /// The values of a variable by the name of the mode.
    case values
    /// By the name of the mode, the names of the variables that it takes its values from.
    case references
    /// What an alias comes to, as a plugin found it.
    case resolved
    /// The name of the variable that an alias leads to.
    case aliasName
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
