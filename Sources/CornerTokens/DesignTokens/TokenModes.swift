/// The combinations of contexts in which imported tokens hold.
///
/// Axes of several files with the same name and the same contexts are one.
package struct TokenModes: Sendable {
  /// The most combinations that are looked at.
  static var limit: Int { 64 }

  /// What is wrong with a choice of modes.
  enum Problem: Error {
    /// A name that no axis of the file has, or not the one it is asked of, with those that there are.
    case unknown(String, known: [String])
    /// An axis that the file has not, with those that it has.
    case unknownAxis(String, known: [String])
  }

  /// The axes, in the order of the files.
  private(set) var axes: [TokenAxis] = []
  /// By axis the contexts that count.
  private var contexts: [[Int]] = []
  /// By file, for each of its axes the index in `axes`.
  private var places: [[Int]] = []
  /// Each combination: by axis the context.
  private var combinations: [[Int]] = []
  /// In how many ways the contexts combine, where that is more than are looked at: then each context
  /// is, with the others at their defaults; nil when all ways are looked at.
  private(set) var uncheckedCount: Int?

  /// The combinations of some files; one, without a name, when nothing depends on anything.
  init(_ imports: [ImportedFile]) throws(Problem) {
    for imported in imports { try take(imported) }
    var count = 1
    for contexts in contexts {
      let (product, overflow) = count.multipliedReportingOverflow(by: max(1, contexts.count))
      count = overflow ? Int.max : product
    }
    if count <= Self.limit {
      combinations = [[]]
      for contexts in contexts {
        combinations = combinations.flatMap { combination in contexts.map { combination + [$0] } }
      }
    } else {
      uncheckedCount = count
      combineOneByOne()
    }
  }

  /// Nothing that depends on anything.
  init() { combinations = [[]] }

  /// Each context with the others at their defaults, as many as are looked at.
  private mutating func combineOneByOne() {
    let standard = zip(axes, contexts).map { axis, contexts in
      contexts.contains(axis.standard) ? axis.standard : contexts.first ?? 0
    }
    combinations = [standard]
    for (axis, contexts) in contexts.enumerated() {
      for context in contexts where context != standard[axis] {
        guard combinations.count < Self.limit else { return }
        var combination = standard
        combination[axis] = context
        combinations.append(combination)
      }
    }
  }

  /// How many combinations there are; at least 1.
  package var count: Int { combinations.count }

  /// The contexts of a combination joined by ` + `, those left out of which there is but one;
  /// empty when there is one combination.
  package func name(of combination: Int) -> String {
    guard combinations.indices.contains(combination), combinations.count > 1 else { return "" }
    return axes.indices.filter { contexts[$0].count > 1 }
      .map { axes[$0].contexts[combinations[combination][$0]] }.joined(separator: " + ")
  }

  /// The contexts of a combination, as conditions on `axes`.
  func conditions(of combination: Int) -> [TokenLayer.Condition] {
    guard combinations.indices.contains(combination) else { return [] }
    return combinations[combination].enumerated().map {
      TokenLayer.Condition(axis: $0.offset, context: $0.element)
    }
  }

  /// For a file, the context of each of its axes in a combination.
  func choice(of file: Int, in combination: Int) -> [Int] {
    guard places.indices.contains(file), combinations.indices.contains(combination) else {
      return []
    }
    return places[file].map { combinations[combination][$0] }
  }

  private mutating func take(_ imported: ImportedFile) throws(Problem) {
    let own = imported.file.axes
    try check(imported.modes, against: own)
    var places: [Int] = []
    for axis in own {
      let names = imported.modes.filter { $0.axis == nil || Self.isSame($0.axis ?? "", axis.name) }
        .flatMap(\.names)
      let isAsked = names.contains { Self.has($0, axis) }
      let chosen = axis.contexts.indices.filter { context in
        !isAsked || names.contains { Self.isSame($0, axis.contexts[context]) }
      }
      let contexts = chosen.isEmpty ? [0] : chosen
      let known = axes.indices.first { place in
        Self.isSame(axes[place], axis) && self.contexts[place] == contexts
      }
      places.append(known ?? axes.count)
      guard known == nil else { continue }
      axes.append(axis)
      self.contexts.append(contexts)
    }
    self.places.append(places)
  }

  private func check(_ choices: [ModeChoice], against own: [TokenAxis]) throws(Problem) {
    for choice in choices {
      if let axis = choice.axis, !own.contains(where: { Self.isSame($0.name, axis) }) {
        throw .unknownAxis(axis, known: own.map(\.name))
      }
      let asked = own.filter { axis in choice.axis.map { Self.isSame($0, axis.name) } ?? true }
      for name in choice.names where !asked.contains(where: { Self.has(name, $0) }) {
        throw .unknown(name, known: asked.flatMap(\.contexts))
      }
    }
  }

  private static func has(_ name: String, _ axis: TokenAxis) -> Bool {
    axis.contexts.contains { isSame($0, name) }
  }

  private static func isSame(_ left: TokenAxis, _ right: TokenAxis) -> Bool {
    isSame(left.name, right.name) && left.contexts.count == right.contexts.count
      && zip(left.contexts, right.contexts).allSatisfy(isSame)
  }

  /// Names compare by their bytes.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
