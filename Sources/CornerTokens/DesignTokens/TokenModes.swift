/// The combinations of contexts in which imported tokens hold.
///
/// Axes of several files with the same name are one, their contexts put together by name: a file that
/// has not some context is then as it is by default.
package struct TokenModes: Sendable {
  /// The most combinations that are looked at.
  static var limit: Int { 64 }

  /// An axis of a file.
  private struct Place {
    /// The index in `axes`.
    let axis: Int
    /// By context in `axes` the context of the file, as far as it counts.
    var contexts: [Int: Int]
    /// The context of the file where none of those is chosen.
    let standard: Int
  }

  /// What is wrong with a choice of modes.
  enum Problem: Error {
    /// A name that no axis of the file has, or not the one it is asked of, with those that there are.
    case unknown(String, known: [String])
    /// An axis that the file has not, with those that it has.
    case unknownAxis(String, known: [String])
  }

  /// The axes, in the order of the files, with the contexts that count.
  private(set) var axes: [TokenAxis] = []
  /// By file, for each of its axes the index in `axes` and the contexts that count of it.
  private var places: [[Place]] = []
  /// Each combination: by axis the context.
  private var combinations: [[Int]] = []
  /// In how many ways the contexts combine, where that is more than are looked at: then each context
  /// is, with the others at their defaults; nil when all ways are looked at.
  private(set) var uncheckedCount: Int?

  /// The combinations of some files; one, without a name, when nothing depends on anything.
  init(_ imports: [ImportedFile]) throws(Problem) {
    for imported in imports { try take(imported) }
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: max(1, axis.contexts.count))
      count = overflow ? Int.max : product
    }
    if count <= Self.limit {
      combinations = [[]]
      for axis in axes {
        let contexts = 0..<max(1, axis.contexts.count)
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
    let standard = axes.map(\.standard)
    combinations = [standard]
    for (place, axis) in axes.enumerated() {
      for context in axis.contexts.indices where context != standard[place] {
        guard combinations.count < Self.limit else { return }
        var combination = standard
        combination[place] = context
        combinations.append(combination)
      }
    }
  }

  /// How many combinations there are; at least 1.
  package var count: Int { combinations.count }

  /// The contexts of a combination joined by ` + `, those left out of which there is but one;
  /// empty when there is one combination.
  ///
  /// With the axis in front, as in `theme: dark`, where axes have contexts of the same name.
  package func name(of combination: Int) -> String {
    guard combinations.indices.contains(combination), combinations.count > 1 else { return "" }
    let varying = axes.indices.filter { axes[$0].contexts.count > 1 }
    let names = varying.flatMap { axes[$0].contexts }
    let needsAxes = Set(names.map { Array($0.utf8) }).count < names.count
    return varying.map { axis in
      let context = axes[axis].contexts[combinations[combination][axis]]
      return needsAxes ? "\(axes[axis].name): \(context)" : context
    }.joined(separator: " + ")
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
    return places[file].map { place in
      place.contexts[combinations[combination][place.axis]] ?? place.standard
    }
  }

  private mutating func take(_ imported: ImportedFile) throws(Problem) {
    try check(imported.modes, against: imported.file.axes)
    var places: [Place] = []
    for axis in imported.file.axes {
      let names = imported.modes.filter { $0.axis == nil || Self.isSame($0.axis ?? "", axis.name) }
        .flatMap(\.names)
      let isAsked = names.contains { Self.has($0, axis) }
      let chosen = axis.contexts.indices.filter { context in
        !isAsked || names.contains { Self.isSame($0, axis.contexts[context]) }
      }
      let standard = chosen.contains(axis.standard) ? axis.standard : chosen.first ?? 0
      let joined = place(of: axis, alreadyTaken: places.map(\.axis))
      var place = Place(axis: joined, contexts: [:], standard: standard)
      for context in chosen {
        place.contexts[take(axis.contexts[context], of: joined, place)] = context
      }
      if axis.contexts.indices.contains(standard),
        self.places.allSatisfy({ file in file.allSatisfy { $0.axis != joined } })
      {
        axes[joined].standard =
          axes[joined].contexts.firstIndex { Self.isSame($0, axis.contexts[standard]) } ?? 0
      }
      places.append(place)
    }
    self.places.append(places)
  }

  /// The index in `axes` of an axis of a file; new when no other file has one of that name.
  private mutating func place(of axis: TokenAxis, alreadyTaken: [Int]) -> Int {
    let known = axes.indices.first { place in
      Self.isSame(axes[place].name, axis.name) && !alreadyTaken.contains(place)
    }
    if let known { return known }
    axes.append(TokenAxis(name: axis.name, contexts: []))
    return axes.count - 1
  }

  /// The index of a context in an axis of `axes`; new when it has none of that name, or the file has
  /// two.
  private mutating func take(_ context: String, of axis: Int, _ place: Place) -> Int {
    let known = axes[axis].contexts.indices.first { index in
      Self.isSame(axes[axis].contexts[index], context) && place.contexts[index] == nil
    }
    if let known { return known }
    let same = axes[axis].contexts.count { Self.isSame($0, context) }
    axes[axis].contexts.append(same == 0 ? context : "\(context) (\(same + 1))")
    return axes[axis].contexts.count - 1
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

  /// Names compare by their bytes.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
