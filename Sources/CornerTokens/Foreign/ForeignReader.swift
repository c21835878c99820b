import Diagnostics
import YAMLTree

/// Makes one document out of a token file of another format, in one mode.
struct ForeignReader {
  /// What has been made so far.
  var document: TokenDocument
  /// What is wrong with its tokens.
  var faults: [TokenFault] = []

  /// The tokens that name paths in groups that no file has that was read, by group.
  var missing: [String: [Int]] = [:]

  /// How many names may still be looked through for suggestions.
  var searchesLeft = 200_000

  let tokens: TokenSet
  let part: TokenPart
  /// Whether some file that it names could not be read.
  let isIncomplete: Bool
  /// The tokens that are the file's own, in file order, as indexes into `tokens`.
  let own: [Int]

  /// Stands before the file.
  ///
  /// - Parameter isIncomplete: whether some file could not be read that every file imports.
  init(tokens: TokenSet, of file: TokenFile, isIncomplete: Bool) {
    self.tokens = tokens
    part = file.own
    self.isIncomplete = isIncomplete || file.completeness.isIncomplete
    own = tokens.ownTokens
    document = TokenDocument(tree: file.tree, root: file.tree.documents.first ?? .none)
    document.isSpec = false
    document.tokens = tokens
  }

  /// Reads the scale and the containers.
  mutating func read() {
    document.scale.node = document.root
    // A scale comes before what takes its numbers from it, wherever they stand.
    var nodes: Set<NodeIndex> = []
    for isOfScale in [true, false] {
      for token in own {
        guard let found = tokens.token(token), found.role == .radius,
          (part.groups[Int(found.group)].role == .radius) == isOfScale,
          // What a group takes over from another is written there, once.
          nodes.insert(found.node).inserted
        else { continue }
        addRadius(token, found)
      }
    }
    reportFaults()
    addContainers()
  }

  private mutating func addRadius(_ token: Int, _ found: DesignToken) {
    let measure = tokens.measure(of: token)
    guard let radius = measure.radius else { return }
    let name = part.withName(of: found) { Array($0) }
    var value = ScaleValue(
      nameStart: Int32(clamping: document.scale.names.count),
      nameCount: Int32(clamping: name.count),
      key: found.key, node: found.node)
    document.scale.names += name
    value.value = radius
    value.isReferenced = true
    switch found.form {
    case .number where measure.state == .points: value.traits = .literal
    case .reference: value.traits = .reference
    case .expression where tokens.namesFullyRound(token): value.traits = .sentinelArithmetic
    default: break
    }
    document.scale.values.append(value)
  }
}
