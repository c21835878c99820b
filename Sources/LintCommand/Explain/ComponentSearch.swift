import CornerTokens
import Diagnostics
import YAMLTree

/// Finds a placed component by what the user calls it.
struct ComponentSearch {
  /// A placement of a document of a file.
  struct Found {
    let document: Int
    let placement: Int
  }

  /// How many are listed where the name is not clear.
  private static let listed = 8

  /// Finds the components of a path, or those of the only path that ends so.
  ///
  /// Of one path there are several where a list or several documents have the name more than once.
  ///
  /// - Returns: at least one, in file order, all of one path.
  static func find(
    _ wanted: String, in documents: [TokenDocument], of path: String
  ) throws(UsageError) -> [Found] {
    var exact: [Found] = []
    var ending: [Found] = []
    var endings: [String] = []
    var seen: Set<[UInt8]> = []
    let lastName = Array(wanted.utf8.split(separator: UInt8(ascii: "/")).last ?? [])
    for (number, document) in documents.enumerated() {
      for placement in document.placements.indices {
        guard hasName(lastName, placement, document), !isImplied(placement, document) else {
          continue
        }
        let full = ComponentPath.text(of: placement, in: document)
        let found = Found(document: number, placement: placement)
        if full.utf8.elementsEqual(wanted.utf8) { exact.append(found) }
        guard exact.isEmpty,
          full.utf8.reversed().starts(with: "/\(wanted)".utf8.reversed())
        else { continue }
        ending.append(found)
        if seen.insert(Array(full.utf8)).inserted { endings.append(full) }
      }
    }
    if !exact.isEmpty { return exact }
    if endings.count == 1 { return ending }
    if endings.isEmpty { throw unknown(wanted, in: documents, of: path) }
    throw .ambiguousComponent(
      wanted, candidates: Array(endings.prefix(listed)), count: endings.count)
  }

  /// The paths of all components as placed, in file order, each once.
  static func paths(in documents: [TokenDocument]) -> [String] {
    var seen: Set<String> = []
    return documents.flatMap { document in
      document.placements.indices.filter { !isImplied($0, document) }
        .map { ComponentPath.text(of: $0, in: document) }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether a placement stands for what a container of another format may hold.
  private static func isImplied(_ placement: Int, _ document: TokenDocument) -> Bool {
    document.components[Int(document.placements[placement].component)].isImplied
  }

  private static func hasName(
    _ name: [UInt8], _ placement: Int, _ document: TokenDocument
  ) -> Bool {
    ComponentPath.escaped(self.name(of: placement, in: document)).utf8.elementsEqual(name)
  }

  /// The name under which a placement is placed.
  static func name(of placement: Int, in document: TokenDocument) -> String {
    guard document.placements.indices.contains(placement) else { return "" }
    let component = Int(document.placements[placement].component)
    guard document.components.indices.contains(component) else { return "" }
    return document.tree.string(document.components[component].name)
  }

  private static func unknown(
    _ wanted: String, in documents: [TokenDocument], of path: String
  ) -> UsageError {
    if documents.allSatisfy(\.placements.isEmpty) { return .noComponents(path: path) }
    let names = documents.lazy.flatMap { document in
      document.placements.indices.lazy.filter { !isImplied($0, document) }.map { placement in
        wanted.utf8.contains(UInt8(ascii: "/"))
          ? ComponentPath.text(of: placement, in: document)
          : ComponentPath.escaped(name(of: placement, in: document))
      }
    }
    return .unknownComponent(
      wanted, path: path, suggestion: NameSuggestion.nearest(to: wanted, among: names))
  }
}
