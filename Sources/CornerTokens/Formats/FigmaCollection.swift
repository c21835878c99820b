import YAMLTree

/// A collection of variables of Figma, whose variables have a value for each of its modes.
struct FigmaCollection: Sendable {
  /// Its name; `none` for what belongs to no collection that the file has.
  var name = NodeIndex.none
  /// The names of its modes, in file order.
  private(set) var modes: [NodeIndex] = []
  /// The index of the mode that holds when none is chosen.
  private(set) var standard = 0
  /// Whether the paths of its variables begin with its name.
  var leads = false
  /// Whether a variable of it is or may be a number.
  var hasNumbers = false
  /// The ids of its modes by index.
  private var ids: NameTable

  /// A collection without modes.
  init(seed: UInt64) { ids = NameTable(seed: seed) }

  /// Adds a mode; of several with one id the first counts.
  ///
  /// - Returns: its index.
  @discardableResult
  mutating func addMode(id: UnsafeBufferPointer<UInt8>, name: NodeIndex) -> Int {
    let (index, isNew) = ids.insert(id)
    if isNew { modes.append(name) }
    return index
  }

  /// The index of the mode with an id; nil for one that the collection does not list, as exports
  /// have them left over from earlier days.
  func mode(_ id: UnsafeBufferPointer<UInt8>) -> Int? { ids.find(id) }

  /// Makes the mode with an id the one that holds when none is chosen.
  mutating func setStandard(_ id: UnsafeBufferPointer<UInt8>) {
    standard = ids.find(id) ?? standard
  }
}
