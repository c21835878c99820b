import YAMLTree

extension TokenFormat {
  /// Plain nested maps of numbers, as many teams write them by hand.
  static let nestedMaps = TokenFormat(
    name: "nested maps", recognises: { $0.view[$0.root].isMapping },
    read: { reader in readMaps(&reader, at: reader.root) })

  private static func readMaps(_ reader: inout TokenFileReader, at mapping: NodeIndex) {
    var entries = reader.view.entries(mapping)
    while let (key, value) = entries.next() {
      let found = reader.resolve(value)
      if reader.view[found].isMapping {
        guard reader.enter(key) else { continue }
        readMaps(&reader, at: found)
        reader.leave()
      } else {
        reader.add(key, value: value)
      }
    }
  }
}
