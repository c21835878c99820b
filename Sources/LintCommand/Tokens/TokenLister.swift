import CornerTokens
import Diagnostics
import YAMLTree

/// Puts together what was understood of a token file; linear in its tokens, for each mode.
struct TokenLister {
  /// Lines and columns in all files that tokens come from.
  var places: SourcePlaces

  private let reading: TokenReading
  private let source: SourceText
  /// What is wrong with the file, by where it begins; of several faults in one place the first.
  private let messages: [UInt32: String]

  /// Takes in a file that has been read.
  init(_ reading: TokenReading, of source: SourceText) {
    self.reading = reading
    self.source = source
    messages = Dictionary(reading.faults.map { ($0.range.start, $0.message) }) { first, _ in first }
    places = SourcePlaces(source)
  }

  /// One listing a document; one for a file without any that could be read.
  mutating func listings() -> [TokenListing] {
    var listings: [TokenListing] = []
    var starts: [UInt32] = []
    var rest = reading.documents[...]
    while let first = rest.first {
      let modes = Array(rest.prefix { $0.root == first.root })
      rest = rest.dropFirst(modes.count)
      listings.append(listing(of: modes, first))
      starts.append(first.tree.range(first.root).start)
    }
    if listings.isEmpty {
      listings = [TokenListing(file: source.pathBytes)]
      starts = [0]
    }
    if listings.count > 1 {
      for index in listings.indices { listings[index].document = index + 1 }
    }
    var index = 0
    for fault in reading.faults {
      while index + 1 < starts.count, starts[index + 1] <= fault.range.start { index += 1 }
      listings[index].faults.append(
        ListedFault(fault, at: places.place(of: fault.range, in: source)))
    }
    return listings
  }

  /// What has been reported of a value in the file; nil when nothing has.
  func report(on node: NodeIndex, in tree: YAMLTree) -> ListedProblem? {
    guard tree.source.pathBytes == source.pathBytes else { return nil }
    return messages[tree.range(node).start].map(ListedProblem.reported)
  }

  private mutating func listing(
    of modes: [TokenDocument], _ first: TokenDocument
  ) -> TokenListing {
    var listing = TokenListing(file: source.pathBytes)
    if modes.count > 1 { listing.modes = modes.map(\.mode) }
    if first.isSpec {
      listing.format = TokenFormat.nestingSpecName
      addScale(of: modes, to: &listing)
      addImports(of: modes, to: &listing)
    } else {
      listing.format = reading.file?.format
      addTokens(of: modes, to: &listing)
      listing.containers = ContainerLister(modes, &places).containers
    }
    return listing
  }

  /// Adds what a nesting spec may name beside its scale.
  private mutating func addImports(of modes: [TokenDocument], to listing: inout TokenListing) {
    let sets = modes.compactMap(\.tokens)
    guard let first = sets.first, sets.count == modes.count else { return }
    listing.imports = first.imports.map { imported in
      .init(
        file: imported.file.tree.source.pathBytes, format: imported.file.format,
        prefix: imported.prefix)
    }
    for file in first.imports.indices {
      for token in ModeTable(sets, file: file).rows {
        add(token, of: sets, isOwn: false, to: &listing)
      }
    }
  }

  /// Adds the tokens of a file of another format.
  ///
  /// Those of files that it names belong to it when they depend on modes, which only it knows, or
  /// when it has none of its own; else they are listed with their own file.
  private mutating func addTokens(of modes: [TokenDocument], to listing: inout TokenListing) {
    let sets = modes.compactMap(\.tokens)
    guard let first = sets.first, sets.count == modes.count else { return }
    let rows = ModeTable(sets, file: first.imports.count - 1).rows
    let hasOwn = rows.contains { row in row.first(in: sets)?.isOwn == true }
    var besidePlaces: [[UInt8]: Int] = [:]
    for row in rows {
      guard let token = row.first(in: sets) else { continue }
      if token.isOwn || !hasOwn || modes.count > 1 {
        add(row, of: sets, isOwn: token.isOwn, to: &listing)
      } else if let file = token.tokens.part(of: token.index)?.tree.source.pathBytes {
        if let place = besidePlaces[file] {
          listing.beside[place].count += 1
        } else {
          besidePlaces[file] = listing.beside.count
          listing.beside.append(.init(file: file, count: 1))
        }
      }
    }
  }

  private mutating func add(
    _ row: ModeRow, of sets: [TokenSet], isOwn: Bool, to listing: inout TokenListing
  ) {
    guard let first = row.first(in: sets), let token = first.tokens.token(first.index) else {
      return
    }
    guard row.isListed(in: sets) else {
      let place =
        isOwn
        ? nil
        : first.tokens.part(of: first.index).map { part in
          places.place(of: token.node, in: part.tree)
        }
      return listing.countToken(.other, at: place)
    }
    let values = zip(row.indexes, sets).map { index, set in
      index.map { value(of: $0, in: set) } ?? .absent
    }
    let listed = ListedToken(
      path: first.tokens.name(of: first.index), role: first.tokens.statedRole(of: first.index),
      type: token.type,
      deprecation: first.tokens.deprecationNote(of: first.index), values: values)
    listing.add(listed, isOwn: isOwn)
  }
}
