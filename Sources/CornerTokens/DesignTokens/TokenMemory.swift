import Synchronization

/// The files and tokens that a shelf has made, for the next who asks.
final class TokenMemory: Sendable {
  private struct SetKey: Hashable {
    let files: [[UInt8]]
    let prefixes: [String]
    let choices: [[Int]]

    init(_ imports: [ImportedFile], _ choices: [[Int]]) {
      files = imports.map(\.identity)
      prefixes = imports.map(\.prefix)
      self.choices = choices
    }
  }

  private let files = Mutex<[[UInt8]: TokenFile]>([:])
  private let sets = Mutex<[SetKey: TokenSet]>([:])

  /// The file of an identity.
  func file(_ identity: [UInt8]) -> TokenFile? { files.withLock { $0[identity] } }

  /// Keeps a file.
  func keep(_ file: TokenFile, as identity: [UInt8]) { files.withLock { $0[identity] = file } }

  /// The tokens of some files in one combination of contexts.
  func tokens(of imports: [ImportedFile], choices: [[Int]]) -> TokenSet? {
    sets.withLock { $0[SetKey(imports, choices)] }
  }

  /// Keeps the tokens of some files.
  func keep(_ tokens: TokenSet, of imports: [ImportedFile], choices: [[Int]]) {
    sets.withLock { $0[SetKey(imports, choices)] = tokens }
  }
}
