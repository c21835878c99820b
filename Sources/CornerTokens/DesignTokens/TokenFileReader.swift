import Diagnostics
import Expressions
import YAMLTree

/// Gathers the tokens of one file of another format; the formats drive it.
///
/// A format walks the nodes, enters a group for each mapping that is one, and adds a token for each
/// value. Groups make the paths: `radius` around `card` is `radius.card`.
struct TokenFileReader {
  /// The most levels that groups may lie within each other.
  static var depthLimit: Int { 128 }
  /// The most bytes in a path.
  static var nameLimit: Int { 1_000 }

  /// The file.
  let tree: YAMLTree
  /// Its nodes.
  let view: TreeView
  /// The first node of what is to be read.
  let root: NodeIndex
  /// Where other files come from, and what the team says of its tokens.
  let shelf: TokenShelf
  /// The files that are being read, this one innermost.
  let open: OpenFiles
  /// What is missing because of the files that this one names.
  var completeness = Completeness()

  /// The tokens so far.
  var part: TokenPart
  /// The contributions of other files; they follow `part` in `TokenFile.parts`.
  var otherParts: [TokenPart] = []
  /// Which tokens hold when; left empty, all of this file's always hold.
  var layers: [TokenLayer] = []
  /// What the tokens depend on.
  var axes: [TokenAxis] = []
  /// What is wrong so far, in no order.
  var faults: [TokenFault] = []
  /// Of the problems that are one habit of the file, the fault that stands for them and how many
  /// there are.
  var habits: [String: (fault: Int, count: Int)] = [:]

  /// The bytes of the path of the group at hand, with its last dot.
  private(set) var path: [UInt8] = []
  /// The open groups, each with the length of the path around it.
  private var enclosing: [(group: Int32, pathCount: Int)] = []
  /// The group at hand, as an index into `TokenPart.groups`.
  private(set) var group: Int32 = 0
  /// Tokens whose value is an alias of YAML, with what it leads to.
  private var aliased: [(token: Int, target: NodeIndex)] = []
  private let roles: RoleWords
  /// How many nodes aliases may still repeat.
  private var repeats: Int

  /// Stands before a file.
  init(
    _ tree: YAMLTree, _ view: TreeView, root: NodeIndex, shelf: TokenShelf, open: OpenFiles
  ) {
    self.tree = tree
    self.view = view
    self.root = root
    self.shelf = shelf
    self.open = open
    part = TokenPart(tree)
    roles = RoleWords(shelf.settings)
    repeats = min(100 * view.nodeCount, 2_000_000 + 20 * view.nodeCount)
  }

  /// The file as formats look at it before they read it.
  var file: TokenFileView { TokenFileView(tree: tree, view: view, root: root) }

  /// Where other files come from.
  var files: any TokenFiles { shelf.files }

  // MARK: Groups

  /// Goes into the group that a key names; false, and reported, when it lies too deep.
  mutating func enter(_ key: NodeIndex) -> Bool { enter(view.bytes(key), key: key) }

  /// Goes into a group with a name of its own, at a key.
  mutating func enter(_ name: UnsafeBufferPointer<UInt8>, key: NodeIndex) -> Bool {
    guard enclosing.count < Self.depthLimit else {
      report(TokenProblem.tooDeep, at: key)
      return false
    }
    guard path.count + name.count < Self.nameLimit else {
      report(TokenProblem.nameTooLong, at: key)
      return false
    }
    enclosing.append((group, path.count))
    path.append(contentsOf: name)
    path.append(UInt8(ascii: "."))
    var role = roles.role(of: name)
    if role == .other { role = part.groups[Int(group)].role }
    part.groups.append(TokenGroup(parent: group, key: key, role: role))
    group = Int32(clamping: part.groups.count - 1)
    return true
  }

  /// Leaves the group that was entered last.
  mutating func leave() {
    guard let outer = enclosing.popLast() else { return }
    group = outer.group
    path.removeLast(path.count - outer.pathCount)
  }

  /// Goes back to the outermost group, for tokens whose paths do not begin with the keys around.
  mutating func leaveAll() {
    while !enclosing.isEmpty { leave() }
  }

  // MARK: Tokens

  /// Adds a token that a key names, with the value as it is written.
  ///
  /// - Parameters:
  ///   - value: its value, an alias of YAML not followed.
  ///   - type: what the file says it is.
  ///   - role: what it is for; nil to go by its path and the team's settings.
  ///   - deprecation: the value of the key that calls it deprecated.
  mutating func add(
    _ key: NodeIndex, value: NodeIndex, type: TokenType = .unknown, role: TokenRole? = nil,
    deprecation: NodeIndex = .none
  ) {
    add(
      view.bytes(key), key: key, value: self.value(at: value), type: type, role: role,
      deprecation: deprecation)
  }

  /// Adds a token with a name of its own and a value that the format has read.
  mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, key: NodeIndex, value: WrittenValue,
    type: TokenType = .unknown, role: TokenRole? = nil, deprecation: NodeIndex = .none
  ) {
    guard path.count + name.count < Self.nameLimit else {
      report(TokenProblem.nameTooLong, at: key)
      return
    }
    let nameStart = part.names.count
    part.names.append(contentsOf: path)
    part.names.append(contentsOf: name)
    let nameCount = part.names.count - nameStart
    var token = DesignToken(
      nameStart: Int32(clamping: nameStart), nameCount: Int32(clamping: nameCount), key: key,
      node: value.node, number: 0, textStart: 0, textCount: 0, group: group,
      deprecation: deprecation, form: .other, unit: .none, type: type, role: .other)
    switch value.form {
    case .number(let number, let unit):
      token.form = .number
      token.number = number
      token.unit = unit
    case .reference(let text): take(text, .reference, &token)
    case .expression(let text): take(text, .expression, &token)
    case .list(let text): take(text, .list, &token)
    case .other: token.form = .other
    case .broken: token.form = .broken
    }
    token.role = roles.role(
      of: name, in: part.groups[Int(group)].role,
      path: part.names[nameStart..<nameStart + nameCount], asFormatSays: role)
    if let target = value.aliasTarget { aliased.append((part.tokens.count, target)) }
    part.tokens.append(token)
  }

  private mutating func take(_ text: [UInt8], _ form: DesignToken.Form, _ token: inout DesignToken)
  {
    token.form = form
    token.textStart = Int32(clamping: part.texts.count)
    token.textCount = Int32(clamping: text.count)
    part.texts.append(contentsOf: text)
  }

  /// Follows an alias of YAML, and counts what it repeats; `none` when it leads nowhere or too far.
  mutating func resolve(_ node: NodeIndex) -> NodeIndex {
    guard view[node].isAlias else { return node }
    let target = tree.resolved(node)
    guard !view[target].isAlias else { return .none }
    guard repeats >= 0 else { return .none }
    repeats -= view.size(target)
    if repeats < 0 {
      report(TokenProblem.tooManyAliases, at: node)
      return .none
    }
    return target
  }

  // MARK: The end

  /// The file as it was read, called by a name of its format.
  mutating func finished(format: String) -> TokenFile {
    takeAliases()
    countHabits()
    if layers.isEmpty { layers = [TokenLayer(part: 0, tokens: 0..<part.tokens.count)] }
    return TokenFile(
      format: format, own: part, others: otherParts, layers: Self.distinct(layers), axes: axes,
      faults: faults.inFileOrder, completeness: completeness)
  }

  /// Layers without those that come again: only the last one of equal ones counts.
  private static func distinct(_ layers: [TokenLayer]) -> [TokenLayer] {
    var seen: Set<TokenLayer> = []
    return layers.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  /// Takes an alias of YAML that leads to another token's value for a reference to that token.
  private mutating func takeAliases() {
    guard !aliased.isEmpty else { return }
    var tokens: [NodeIndex: Int] = [:]
    for (index, token) in part.tokens.enumerated() where !view[token.node].isAlias {
      if tokens[token.node] == nil { tokens[token.node] = index }
    }
    for (index, target) in aliased {
      guard let named = tokens[target] else { continue }
      let name = part.withName(of: part.tokens[named]) { Array($0) }
      var token = part.tokens[index]
      take(name, .reference, &token)
      part.tokens[index] = token
    }
  }
}
