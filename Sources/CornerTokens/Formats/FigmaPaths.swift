import YAMLTree

/// The paths that the variables of an export of Figma have as tokens.
struct FigmaPaths {
  private let export: FigmaExport
  /// The paths without what tells equal ones apart.
  private var plain: NameTable
  /// By path its first variable.
  private var firsts: [Int] = []
  /// By path whether variables of several collections have it.
  private var isShared: [Bool] = []
  /// By variable the index of its path.
  private var paths: [Int] = []
  /// `collection/name` of the variables.
  private var names: NameTable
  /// By full name its variable.
  private var named: [Int] = []

  /// The variables of equal names within a collection.
  private let namesakes: FigmaNamesakes

  /// Works the paths of all variables out; linear in their names.
  init(of export: FigmaExport, in view: TreeView) {
    self.export = export
    namesakes = FigmaNamesakes(of: export, in: view)
    plain = NameTable(seed: export.seed)
    names = NameTable(seed: export.seed)
    paths = Array(repeating: 0, count: export.variables.count)
    // Names lead to those that keep them.
    for index in export.variables.indices where namesakes.number(of: index) == nil {
      take(index, in: view)
    }
    for index in export.variables.indices {
      if let namesake = namesakes.first(of: index) { paths[index] = paths[namesake] }
    }
  }

  private mutating func take(_ index: Int, in view: TreeView) {
    let variable = export.variables[index]
    let collection = export.collections[variable.collection]
    var text = Array(view.bytes(collection.name))
    text.append(UInt8(ascii: "/"))
    text.append(contentsOf: view.bytes(variable.name))
    if text.withUnsafeBufferPointer({ names.insert($0).isNew }) { named.append(index) }
    if !collection.leads { text.removeFirst(view.bytes(collection.name).count + 1) }
    Self.setDots(&text)
    let (path, isNew) = text.withUnsafeBufferPointer { plain.insert($0) }
    if isNew {
      firsts.append(index)
      isShared.append(false)
    } else if export.variables[firsts[path]].collection != variable.collection {
      isShared[path] = true
    }
    paths[index] = path
  }

  /// The variable before it whose name a variable has, in its own collection; nil for most.
  func namesake(of variable: Int) -> Int? { namesakes.first(of: variable) }

  /// What a variable's last step ends in, to tell it from its namesakes: ` (2)`; empty for most.
  func ending(of variable: Int) -> [UInt8] {
    namesakes.number(of: variable).map { FigmaNamesakes.ending($0) } ?? []
  }

  /// The steps of a variable's path, without its ending: its name at the slashes, after its
  /// collection's where that belongs to it.
  func steps(of variable: Int, in view: TreeView) -> [UnsafeBufferPointer<UInt8>] {
    let found = export.variables[variable]
    let collection = export.collections[found.collection]
    var steps: [UnsafeBufferPointer<UInt8>] = []
    if collection.leads || isShared[paths[variable]], collection.name != .none {
      steps.append(view.bytes(collection.name))
    }
    let name = view.bytes(found.name)
    var start = 0
    for index in name.indices where name[index] == UInt8(ascii: "/") {
      steps.append(UnsafeBufferPointer(rebasing: name[start..<index]))
      start = index + 1
    }
    steps.append(UnsafeBufferPointer(rebasing: name[start...]))
    return steps
  }

  /// The path of a variable, its steps joined with dots.
  func path(of variable: Int, in view: TreeView) -> [UInt8] {
    Array(steps(of: variable, in: view).joined(separator: [UInt8(ascii: ".")]))
      + ending(of: variable)
  }

  /// The variable with a name, in a collection when one is named; nil when there is none, or
  /// several.
  func variable(named name: [UInt8], in collection: [UInt8]?) -> Int? {
    if let collection {
      let full = collection + [UInt8(ascii: "/")] + name
      return full.withUnsafeBufferPointer { names.find($0) }.map { named[$0] }
    }
    let path = Self.dotted(name)
    guard let found = path.withUnsafeBufferPointer({ plain.find($0) }), !isShared[found] else {
      return nil
    }
    return firsts[found]
  }

  /// The variable with a name of the form `collection/name`; nil when there is none.
  func variable(fullName: UnsafeBufferPointer<UInt8>) -> Int? {
    names.find(fullName).map { named[$0] }
  }

  /// A name with dots for slashes.
  static func dotted(_ name: some Sequence<UInt8>) -> [UInt8] {
    var path = Array(name)
    setDots(&path)
    return path
  }

  private static func setDots(_ text: inout [UInt8]) {
    for index in text.indices where text[index] == UInt8(ascii: "/") {
      text[index] = UInt8(ascii: ".")
    }
  }
}
