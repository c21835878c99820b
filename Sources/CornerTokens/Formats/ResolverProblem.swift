/// What is wrong in a resolver document, with what the sentences need.
enum ResolverProblem: TokenFileProblem, Error {
  /// The kinds of things that a document names.
  enum Kind: Sendable {
    case set
    case modifier

    /// The kind in words.
    var word: String {
      switch self {
      case .set: "set"
      case .modifier: "modifier"
      }
    }

    /// The key that holds those of this kind.
    var key: String {
      switch self {
      case .set: "sets"
      case .modifier: "modifiers"
      }
    }
  }

  case noVersion
  case version(String)
  /// A misspelt key.
  case key(String, suggestion: String)
  /// A key whose value should have been something else, in words.
  case form(String, wanted: String)
  case noOrder
  case emptyOrder
  /// Something in `resolutionOrder` that is neither reference nor set nor modifier.
  case item
  case itemWithoutName
  case itemWithoutType
  case itemType(String)
  case name(String)
  case noSources(String)
  case noContexts(String)
  case oneContext(String)
  /// A default that is no context of its modifier, with one that is spelt much like it.
  case standard(String, suggestion: String?)
  case source

  /// A text that is no pointer, with the reason.
  case pointer(String, JSONPointer.Fault)
  /// A name that the document has not, with one that is spelt much like it.
  case unknown(Kind, String, suggestion: String?)
  case leadsToNothing(String)
  /// A reference to something that is no set, modifier or group of tokens.
  case noTokens(String)
  case modifierInSource(String)
  case order(String)
  case cycle(String)
  /// A set in another file.
  case setElsewhere(String)
  case remote(String)
  /// A document whose text lies in a file, but is no object there.
  case noObject(String)
  case tooMany(limit: Int)
}
