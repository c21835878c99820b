/// The combinations of contexts in which imported tokens hold.
///
/// Axes of several files with the same name and the same contexts are one.
package struct TokenModes: Sendable {
  /// The most combinations that are looked at.
  static var limit: Int { 64 }

  /// What is wrong with a choice of modes.
  enum Problem: Error {
    /// A name that no axis of the file has, with those that they have.
    case unknown(String, known: [String])
    /// More combinations than are looked at.
    case tooMany(Int)
  }

  /// The axes, in the order of the files.
  private var axes: [TokenAxis] = []
  /// By axis the contexts that count.
  private var contexts: [[Int]] = []
  /// By file, for each of its axes the index in `axes`.
  private var places: [[Int]] = []
  /// Each combination: by axis the context.
  private var combinations: [[Int]] = [[]]

  /// The combinations of some files; one, without a name, when nothing depends on anything.
  init(_ imports: [ImportedFile]) throws(Problem) {
    for imported in imports { try take(imported) }
    var count = 1
    for contexts in contexts {
      let (product, overflow) = count.multipliedReportingOverflow(by: contexts.count)
      count = overflow ? Int.max : product
    }
    guard count <= Self.limit else { throw .tooMany(count) }
    for contexts in contexts {
      combinations = combinations.flatMap { combination in contexts.map { combination + [$0] } }
    }
  }

  /// How many combinations there are; at least 1.
  package var count: Int { combinations.count }

  /// The contexts of a combination joined by ` + `, those left out of which there is but one;
  /// empty when there is one combination.
  package func name(of combination: Int) -> String {
    guard combinations.indices.contains(combination), combinations.count > 1 else { return "" }
    return zip(combinations[combination], axes.indices)
      .filter { contexts[$0.1].count > 1 }
      .map { axes[$0.1].contexts[$0.0] }.joined(separator: " + ")
  }

  /// For a file, the context of each of its axes in a combination.
  func choice(of file: Int, in combination: Int) -> [Int] {
    guard places.indices.contains(file), combinations.indices.contains(combination) else {
      return []
    }
    return places[file].map { combinations[combination][$0] }
  }

  private mutating func take(_ imported: ImportedFile) throws(Problem) {
    var places: [Int] = []
    let own = imported.file.axes
    for choice in imported.modes {
      for name in choice.names where !own.contains(where: { Self.has(name, $0, choice.axis) }) {
        let axes = own.filter { axis in choice.axis.map { $0 == axis.name } ?? true }
        throw .unknown(name, known: axes.flatMap(\.contexts))
      }
    }
    for axis in own where !axis.contexts.isEmpty {
      let chosen = axis.contexts.indices.filter { context in
        let names = imported.modes.filter { $0.axis == nil || $0.axis == axis.name }.flatMap(
          \.names)
        let isAsked = names.contains { name in axis.contexts.contains(name) }
        return !isAsked || names.contains(axis.contexts[context])
      }
      if let known = axes.firstIndex(where: { $0.name == axis.name && $0.contexts == axis.contexts }
      ) {
        contexts[known] = contexts[known].filter(chosen.contains)
        if contexts[known].isEmpty { contexts[known] = chosen }
        places.append(known)
      } else {
        places.append(axes.count)
        axes.append(axis)
        contexts.append(chosen)
      }
    }
    self.places.append(places)
  }

  private static func has(_ name: String, _ axis: TokenAxis, _ wanted: String?) -> Bool {
    (wanted == nil || wanted == axis.name) && axis.contexts.contains(name)
  }
}
