import YAMLTree

/// The path that names a component in violations and baselines.
package enum ComponentPath {
  /// The names from the top-level component to a placement, joined by `/`.
  ///
  /// In a name `~` becomes `~0` and `/` becomes `~1`. Empty for a placement that is not there.
  /// Linear in the length of the path.
  package static func text(of placement: Int, in document: TokenDocument) -> String {
    var names: [NodeIndex] = []
    var place = placement
    while place >= 0, place < document.placements.count {
      let component = Int(document.placements[place].component)
      guard component >= 0, component < document.components.count else { break }
      names.append(document.components[component].name)
      // A parent always comes before its content.
      let parent = Int(document.placements[place].parent)
      guard parent < place else { break }
      place = parent
    }
    return text(of: names.reversed(), in: document.tree)
  }

  /// The names at some nodes, joined and escaped in the same way.
  static func text(of names: some Sequence<NodeIndex>, in tree: YAMLTree) -> String {
    names.map { escaped(tree.string($0)) }.joined(separator: "/")
  }

  /// A name as it stands in a path.
  package static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    var result: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "~"): result += [byte, UInt8(ascii: "0")]
      case UInt8(ascii: "/"): result += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
