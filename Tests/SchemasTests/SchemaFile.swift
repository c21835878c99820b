import Diagnostics
import Foundation
import Schemas
import Testing
import YAMLTree

/// A schema as the tests read it: JSON is YAML too.
struct SchemaFile: Sendable, CustomTestStringConvertible {
  /// The name that `cornerlint schema` takes.
  let name: String
  let bytes: [UInt8]
  let tree: YAMLTree

  /// All of them.
  static let all = Schemas.all.map { SchemaFile(name: $0.name, bytes: $0.bytes) }

  /// The folder that they lie in.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Schemas").resolvingSymlinksInPath()

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    tree = YAMLTree(parsing: SourceText(pathBytes: Array("\(name).json".utf8), bytes: bytes))
  }

  /// The schema of this name.
  static func named(_ name: String) throws -> SchemaFile {
    try #require(all.first { $0.name == name })
  }

  var testDescription: String { name }

  /// The node at a JSON pointer without its first `/`; nil when there is none.
  func node(_ pointer: String) -> NodeIndex? {
    guard var node = tree.documents.first else { return nil }
    for name in pointer.split(separator: "/") {
      if let place = Int(name), tree.kind(node) == .sequence {
        let items = Array(tree.items(of: node))
        guard items.indices.contains(place) else { return nil }
        node = items[place]
      } else if tree.kind(node) == .mapping,
        let entry = tree.entries(of: node).first(where: { tree.string($0.key) == name })
      {
        node = entry.value
      } else {
        return nil
      }
    }
    return node
  }

  /// The keys of the mapping at a pointer, in the order of the file.
  func keys(_ pointer: String) throws -> [String] {
    let found = try #require(self.node(pointer), "nothing is at \(pointer)")
    return tree.entries(of: found).map { tree.string($0.key) }
  }

  /// The scalars of the list at a pointer, in the order of the file.
  func words(_ pointer: String) throws -> [String] {
    let found = try #require(self.node(pointer), "nothing is at \(pointer)")
    return tree.items(of: found).map { tree.string($0) }
  }

  /// The scalar at a pointer.
  func word(_ pointer: String) throws -> String {
    tree.string(try #require(self.node(pointer), "nothing is at \(pointer)"))
  }

  /// Every mapping with its pointer.
  var mappings: [(pointer: String, node: NodeIndex)] {
    var found: [(pointer: String, node: NodeIndex)] = []
    var open = tree.documents.map { (pointer: "", node: $0) }
    while let next = open.popLast() {
      switch tree.kind(next.node) {
      case .mapping:
        found.append(next)
        for entry in tree.entries(of: next.node) {
          open.append(("\(next.pointer)/\(tree.string(entry.key))", entry.value))
        }
      case .sequence:
        for (place, item) in tree.items(of: next.node).enumerated() {
          open.append(("\(next.pointer)/\(place)", item))
        }
      case .scalar, .alias:
        break
      }
    }
    return found
  }
}
