/// A table that in most runs holds one entry.
///
/// The first use of a dictionary type costs a search through all types of the program, which a run
/// over a few files would notice; it is put off to the second entry.
struct SmallTable<Key: Hashable, Value> {
  private var first: (key: Key, value: Value)?
  private var others: [Key: Value] = [:]

  /// The value of a key; setting it adds or replaces it, and nil is not kept.
  subscript(key: Key) -> Value? {
    get {
      if let first, first.key == key { return first.value }
      return others.isEmpty ? nil : others[key]
    }
    set {
      if first == nil || first?.key == key {
        first = newValue.map { (key, $0) }
      } else {
        others[key] = newValue
      }
    }
  }
}
