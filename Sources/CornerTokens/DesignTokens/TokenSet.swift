import Diagnostics
import Expressions
import YAMLTree

/// All tokens that a file may name, worked out for one combination of contexts.
///
/// Making it is linear in the tokens and in what they name. Immutable: any number of threads may
/// ask it.
package final class TokenSet: Sendable {
  /// Where a token comes from.
  struct Entry: Sendable {
    /// An index into `imports`.
    var file: Int32
    /// An index into `TokenFile.parts`.
    var part: Int32
    /// An index into `TokenPart.tokens`.
    var token: Int32
  }

  /// Where a value is written.
  struct ValuePlace: Hashable, Sendable {
    /// An index into `imports`.
    var file: Int32
    /// An index into `TokenFile.parts`.
    var part: Int32
    /// The value in the tree of that part.
    var node: NodeIndex
  }

  /// The files, those that are imported later after those before.
  package let imports: [ImportedFile]
  /// By index of a token where it comes from.
  let entries: [Entry]
  /// By index of a token what it comes to.
  let measures: [TokenMeasure]

  /// The paths of all tokens, by index.
  let names: NameTable
  private let problems: [Int: TokenSetProblem]
  /// The paths of all groups, when some token names a path that is not there.
  let groups: Set<String>
  private let lists: [Int: [Double]]
  /// The tokens that are radii, ascending; of equal ones the earlier first.
  package let radii: [(value: Double, index: Int32)]
  /// The tokens that name a deprecated one, with that one, by index.
  let deprecatedUses: [(token: Int, named: Int)]
  private let fullyRoundUses: Set<Int>

  /// Works out the tokens of some files.
  ///
  /// - Parameters:
  ///   - imports: the files; where two name the same path, the later wins.
  ///   - choices: by file, the context of each of its axes.
  ///   - rem: points that one `rem` stands for.
  init(_ imports: [ImportedFile], choices: [[Int]], rem: Double) {
    var builder = TokenSetBuilder(imports, choices: choices, rem: rem)
    builder.workOut()
    self.imports = imports
    entries = builder.entries
    measures = builder.measures
    names = builder.names
    problems = builder.problems
    lists = builder.lists
    groups = builder.problems.isEmpty ? [] : builder.groups
    radii = builder.radii
    deprecatedUses = builder.deprecatedUses
    fullyRoundUses = builder.fullyRoundUses
  }

  /// How many tokens there are.
  package var count: Int { entries.count }

  /// The index of the token with a path; nil when there is none.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    TokenSetBuilder.find(name, in: names)
  }

  /// The index of the token with a path; nil when there is none.
  package func find(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  /// The shortest beginning of a path that is no group; nil when that is the whole path.
  func missingGroup(of path: String) -> String? {
    var end = path.startIndex
    while let dot = path[end...].firstIndex(of: ".") {
      let group = String(path[..<dot])
      if !groups.contains(group) { return group }
      end = path.index(after: dot)
    }
    return nil
  }

  /// Where the value of a token is written, which is one place for a token and its copies in groups
  /// that extend its own; nil for an index outside the set.
  func valuePlace(of token: Int) -> ValuePlace? {
    guard let found = self.token(token) else { return nil }
    return ValuePlace(file: entries[token].file, part: entries[token].part, node: found.node)
  }

  /// The path of a token, its file's prefix included.
  package func name(of token: Int) -> String { names.name(at: token) }

  /// The token as its file has it; nil for an index outside the set.
  package func token(_ index: Int) -> DesignToken? {
    guard let part = part(of: index) else { return nil }
    let place = Int(entries[index].token)
    return part.tokens.indices.contains(place) ? part.tokens[place] : nil
  }

  /// What the file contributes that a token comes from; nil for an index outside the set.
  package func part(of token: Int) -> TokenPart? {
    guard entries.indices.contains(token) else { return nil }
    let entry = entries[token]
    return imports[Int(entry.file)].file.part(Int(entry.part))
  }

  /// What a token comes to.
  package func measure(of token: Int) -> TokenMeasure {
    measures.indices.contains(token) ? measures[token] : .text
  }

  /// The lengths of a token that is a list, in points; empty for all others.
  package func list(of token: Int) -> [Double] { lists[token] ?? [] }

  /// Why a token cannot be worked out, with the token that is at fault: itself or one that it
  /// depends on; nil for one that can.
  package func problem(of token: Int) -> (token: Int, problem: TokenSetProblem)? {
    guard let origin = origin(ofBroken: token) else { return nil }
    let problem = problems[origin] ?? .unread(reason: nil)
    guard case .unread = problem else { return (origin, problem) }
    return (origin, .unread(reason: readingFault(of: origin)))
  }

  /// The token at fault for one that cannot be worked out; nil for one that can.
  func origin(ofBroken token: Int) -> Int? {
    let measure = measure(of: token)
    return measure.state == .broken ? Int(measure.origin) : nil
  }

  /// What the reader of a file said about the value of a token.
  private func readingFault(of token: Int) -> String? {
    guard let found = self.token(token), let part = part(of: token),
      entries.indices.contains(token), entries[token].part == 0
    else { return nil }
    let range = part.tree.range(found.node)
    let faults = imports[Int(entries[token].file)].file.faults
    return faults.first { range.encloses($0.range) }?.message
  }

  /// The tokens that a token leads through when it is one name alone, the last one first named last.
  ///
  ///     button.radius → radius.card → size.m
  package func chain(of token: Int) -> [Int] {
    var chain: [Int] = []
    var next = token
    while chain.count < 100, let named = target(of: next), named != token, !chain.contains(named) {
      chain.append(named)
      next = named
    }
    return chain
  }

  /// The token that one names alone; nil for one that is no reference, or leads nowhere.
  package func target(of token: Int) -> Int? {
    guard let found = self.token(token), found.form == .reference, let part = part(of: token) else {
      return nil
    }
    return part.withText(of: found) { name in
      TokenSetBuilder.find(name, prefix: prefix(of: token), in: names)
    }
  }

  /// Where a token is defined, as a label for a place in another file.
  package func definition(of token: Int, _ words: String) -> Label? {
    guard let found = self.token(token), let part = part(of: token) else { return nil }
    return Label(range: part.tree.range(found.node), message: words, source: part.tree.source)
  }

  private func prefix(of token: Int) -> String { imports[Int(entries[token].file)].prefix }
}

extension TokenSet {
  /// What a token's file says about not using it any more; empty when it says no more than that,
  /// nil for a token that may be used.
  package func deprecationNote(of token: Int) -> String? {
    guard let found = self.token(token), found.deprecation != .none, let part = part(of: token)
    else {
      return nil
    }
    let note = part.tree.string(found.deprecation)
    return ["true", "True", "TRUE"].contains(note) ? "" : TokenProblem.cut(note)
  }
}

extension TokenSet {
  /// Whether a token is the own one of the file that was taken in last, and in no other file that it
  /// names.
  func isOwn(_ token: Int) -> Bool {
    guard entries.indices.contains(token) else { return false }
    return Int(entries[token].file) == imports.count - 1 && entries[token].part == 0
  }

  /// The own tokens of the file that was taken in last, in file order.
  package var ownTokens: [Int] {
    entries.indices.filter(isOwn).sorted { entries[$0].token < entries[$1].token }
  }

  /// Whether the arithmetic of a token names a radius that only means fully round.
  func namesFullyRound(_ token: Int) -> Bool { fullyRoundUses.contains(token) }
}
