import CornerTokens

/// The placements of a document by their paths, byte for byte.
struct PlacementPaths {
  private var placements: [[UInt8]: [Int]] = [:]

  /// Looks through a document; linear in the lengths of all paths.
  init(_ document: TokenDocument) {
    for placement in document.placements.indices {
      let path = Array(ComponentPath.text(of: placement, in: document).utf8)
      placements[path, default: []].append(placement)
    }
  }

  /// How many placements before this one have its path; logarithmic in them.
  func number(of placement: Int, _ path: String) -> Int {
    placements[Array(path.utf8)]?.firstPlace { $0 < placement } ?? 0
  }

  /// The placement with this number among those of a path.
  func placement(_ number: Int, of path: String) -> Int? {
    guard let found = placements[Array(path.utf8)], found.indices.contains(number) else {
      return nil
    }
    return found[number]
  }
}
