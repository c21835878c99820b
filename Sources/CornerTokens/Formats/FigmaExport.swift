import YAMLTree

/// What an export of variables of Figma has, gathered before any token is made: an alias may lead
/// to a variable further on.
struct FigmaExport {
  /// The collections; those that only variables name have no name.
  private(set) var collections: [FigmaCollection] = []
  /// The variables, in file order.
  private(set) var variables: [FigmaVariable] = []
  /// Their values, in file order.
  private(set) var values: [FigmaValue] = []

  /// The ids of collections, with the collection of each.
  private var collectionIDs: NameTable
  private var collectionsByID: [Int] = []
  /// The ids of variables, with the variable of each.
  private var variableIDs: NameTable
  private var variablesByID: [Int] = []
  /// The collection of variables that belong to none.
  private var stray: Int?
  /// The seed of its tables of names.
  let seed: UInt64

  /// Stands before a file.
  init() {
    var random = SystemRandomNumberGenerator()
    seed = random.next()
    collectionIDs = NameTable(seed: seed)
    variableIDs = NameTable(seed: seed)
  }

  // MARK: Adding

  /// Adds a collection with an id, which may be empty.
  ///
  /// - Returns: its index.
  mutating func add(_ collection: FigmaCollection, id: UnsafeBufferPointer<UInt8>) -> Int {
    collections.append(collection)
    if !id.isEmpty, collectionIDs.insert(id).isNew {
      collectionsByID.append(collections.count - 1)
    }
    return collections.count - 1
  }

  /// A collection to fill.
  func emptyCollection() -> FigmaCollection { FigmaCollection(seed: seed) }

  /// The index of the collection with an id, or of the one for all others.
  mutating func collection(_ id: UnsafeBufferPointer<UInt8>) -> Int {
    if let found = collectionIDs.find(id) { return collectionsByID[found] }
    if let stray { return stray }
    collections.append(emptyCollection())
    stray = collections.count - 1
    return collections.count - 1
  }

  /// Adds a variable with an id, which may be empty.
  ///
  /// - Returns: its index.
  mutating func add(_ variable: FigmaVariable, id: UnsafeBufferPointer<UInt8>) -> Int {
    variables.append(variable)
    if variable.kind != .other { collections[variable.collection].hasNumbers = true }
    if !id.isEmpty, variableIDs.insert(id).isNew { variablesByID.append(variables.count - 1) }
    return variables.count - 1
  }

  /// Adds a value of a variable that has been added.
  mutating func add(_ value: FigmaValue) { values.append(value) }

  /// The index of the variable with an id; nil when there is none.
  func variable(_ id: UnsafeBufferPointer<UInt8>) -> Int? {
    variableIDs.find(id).map { variablesByID[$0] }
  }
}
