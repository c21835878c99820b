/// What was understood of one document of a token file.
struct TokenListing {
  /// A file that a document imports.
  struct Import: Hashable {
    /// Its path, as reports show it.
    let file: [UInt8]
    /// What its format is called.
    let format: String
    /// What stands in front of all its paths; empty for nothing.
    let prefix: String
  }

  /// Tokens that are listed with another file.
  struct Beside {
    let file: [UInt8]
    var count: Int
  }

  /// The path of the file, as reports show it.
  let file: [UInt8]
  /// Which document of the file it is, from 1; nil when the file has but one.
  var document: Int?
  /// What its format is called; nil when it is none that is known.
  var format: String?
  /// The modes, in their order; empty when there is but one.
  var modes: [String] = []
  /// The files that it imports.
  var imports: [Import] = []
  /// The tokens that are lengths, or should be.
  var tokens: [ListedToken] = []
  /// How many more tokens there are, which need not have a length.
  var otherCount = 0
  /// Tokens of files that it names, which are not listed with it.
  var beside: [Beside] = []
  /// What has a radius and a padding side by side.
  var containers: [ListedContainer] = []
  /// What is wrong with it, in file order.
  var faults: [ListedFault] = []
  /// Its tokens, for a count over several listings.
  var count = CountedTokens()

  /// Begins the listing of a file.
  init(file: [UInt8]) { self.file = file }

  /// Takes a token in, and counts it.
  ///
  /// - Parameter isOwn: whether it is written in the file itself.
  mutating func add(_ token: ListedToken, isOwn: Bool) {
    tokens.append(token)
    countToken(token.kind, at: isOwn ? nil : token.first.place)
  }

  /// Counts a token that is not listed.
  ///
  /// - Parameter place: where it is when it stands in another file.
  mutating func countToken(_ kind: TokenCount.Kind, at place: ListedPlace?) {
    if kind == .other { otherCount += 1 }
    guard let place else { return count.own.add(kind) }
    count.elsewhere.append(.init(place: place, kind: kind))
  }
}
