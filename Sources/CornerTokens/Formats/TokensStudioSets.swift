import YAMLTree

/// The sets of tokens in a file of Tokens Studio, and the themes that turn them on.
struct TokensStudioSets {
  /// The tokens of each set, in file order.
  private var tokens: [Range<Int>] = []
  /// By name of a set its index.
  private var indexes: [[UInt8]: Int] = [:]
  /// By set the themes that have it.
  private var conditions: [[TokenLayer.Condition]] = []
  /// By name of a group of themes its axis.
  private var axes: [[UInt8]: Int] = [:]
  /// Sets that themes have and the file has not: each is reported once.
  private var missing: Set<[UInt8]> = []

  /// Whether the top level of a file holds sets.
  static func areIn(_ file: TokenFileView) -> Bool {
    if let themes = file.value(of: "$themes", in: file.root), isList(themes, file) { return true }
    guard let metadata = file.value(of: "$metadata", in: file.root) else { return false }
    return file.value(of: "tokenSetOrder", in: metadata).map { isList($0, file) } ?? false
  }

  /// Reads all sets, then brings them into their order; linear.
  mutating func read(
    _ file: TokenFileView, _ values: ValueTokens, _ reader: inout TokenFileReader
  ) {
    var entries = reader.view.entries(file.root)
    while let (key, value) = entries.next() {
      let name = reader.view.bytes(key)
      guard name.first != UInt8(ascii: "$") else { continue }
      let found = reader.resolve(value)
      guard reader.view[found].isMapping else { continue }
      let start = reader.part.tokens.count
      let entry = TokenEntry(found, reader.view, reader.tree)
      if entry.isToken {
        values.add(key, entry, type: entry.type, &reader)
      } else {
        values.read(found, &reader)
      }
      indexes[Array(name)] = tokens.count
      tokens.append(start..<reader.part.tokens.count)
    }
    conditions = Array(repeating: [], count: tokens.count)
    let themes = file.value(of: "$themes", in: file.root)
    if let themes { readThemes(themes, &reader) }
    for set in order(file) where reader.axes.isEmpty || !conditions[set].isEmpty {
      reader.layers.append(TokenLayer(part: 0, tokens: tokens[set], conditions: conditions[set]))
    }
  }

  /// The sets as `tokenSetOrder` has them, then all others.
  private func order(_ file: TokenFileView) -> [Int] {
    var order: [Int] = []
    var isTaken = Array(repeating: false, count: tokens.count)
    if let metadata = file.value(of: "$metadata", in: file.root),
      let list = file.value(of: "tokenSetOrder", in: metadata)
    {
      for item in file.tree.items(of: list) {
        let name = Array(file.view.bytes(file.tree.resolved(item)))
        guard let set = indexes[name], !isTaken[set] else { continue }
        isTaken[set] = true
        order.append(set)
      }
    }
    return order + isTaken.indices.filter { !isTaken[$0] }
  }

  // MARK: Themes

  private mutating func readThemes(_ list: NodeIndex, _ reader: inout TokenFileReader) {
    for item in reader.tree.items(of: list) {
      let theme = reader.resolve(item)
      guard reader.view[theme].isMapping else {
        reader.report(TokensStudioProblem.noTheme, at: item)
        continue
      }
      readTheme(theme, &reader)
    }
  }

  private mutating func readTheme(_ theme: NodeIndex, _ reader: inout TokenFileReader) {
    var (name, group, selected) = (NodeIndex.none, NodeIndex.none, NodeIndex.none)
    var entries = reader.view.entries(theme)
    while let (key, value) = entries.next() {
      let found = reader.tree.resolved(value)
      if reader.tree.isScalar(key, "name") { name = found }
      if reader.tree.isScalar(key, "group"), !reader.tree.isNull(found) { group = found }
      if reader.tree.isScalar(key, "selectedTokenSets") { selected = reader.resolve(value) }
    }
    let condition = context(name, group, &reader)
    guard reader.view[selected].isMapping else {
      if selected.raw >= 0 { reader.report(TokensStudioProblem.noSelection, at: selected) }
      return
    }
    var states = reader.view.entries(selected)
    while let (set, value) = states.next() {
      let state = reader.tree.resolved(value)
      if reader.tree.isScalar(state, "disabled") { continue }
      guard reader.tree.isScalar(state, "enabled") || reader.tree.isScalar(state, "source") else {
        reader.report(TokensStudioProblem.unknownState(reader.excerpt(state)), at: value)
        continue
      }
      let name = Array(reader.view.bytes(set))
      if let index = indexes[name] {
        conditions[index].append(condition)
      } else if missing.insert(name).inserted {
        let axis = reader.axes[condition.axis]
        let problem = TokensStudioProblem.unknownSet(
          reader.excerpt(set), theme: axis.contexts[condition.context])
        reader.report(problem, at: set)
      }
    }
  }

  /// Makes a theme a context of its group.
  private mutating func context(
    _ name: NodeIndex, _ group: NodeIndex, _ reader: inout TokenFileReader
  ) -> TokenLayer.Condition {
    let groupName = Array(reader.view.bytes(group))
    let axis = axes[groupName] ?? reader.axes.count
    if axis == reader.axes.count {
      axes[groupName] = axis
      let shown = groupName.isEmpty ? "theme" : String(decoding: groupName, as: UTF8.self)
      reader.axes.append(TokenAxis(name: shown, contexts: []))
    }
    let context = reader.axes[axis].contexts.count
    let shown = reader.tree.string(name)
    reader.axes[axis].contexts.append(shown.isEmpty ? "theme \(context + 1)" : shown)
    return TokenLayer.Condition(axis: axis, context: context)
  }

  private static func isList(_ node: NodeIndex, _ file: TokenFileView) -> Bool {
    file.tree.kind(node) == .sequence
  }
}
