import YAMLTree

extension TokenFormat {
  /// Resolver documents of the Design Tokens Community Group, version 2025.10.
  ///
  /// Sets hold always, modifiers hold by context: each modifier is an axis, each source a layer, in
  /// the order of `resolutionOrder`. Sources are groups of the format module, here or in files.
  ///
  /// Source: Design Tokens Resolver Module 2025.10, https://www.designtokens.org/tr/2025.10/resolver/.
  static let resolver = TokenFormat(
    name: "DTCG resolver",
    recognises: { file in
      guard file.view[file.root].isMapping else { return false }
      if file.has("resolutionOrder", in: file.root) { return true }
      return holds("sets", "sources", file) || holds("modifiers", "contexts", file)
    },
    read: { reader in
      var reading = ResolverReading(reader)
      reading.read(&reader)
    })

  /// Whether one of the first members of an object has a key.
  private static func holds(
    _ name: StaticString, _ key: StaticString, _ file: TokenFileView
  ) -> Bool {
    guard let object = file.value(of: name, in: file.root) else { return false }
    var entries = file.view.entries(object)
    var left = 20
    while left > 0, let (_, value) = entries.next() {
      left -= 1
      if file.has(key, in: value) { return true }
    }
    return false
  }
}
