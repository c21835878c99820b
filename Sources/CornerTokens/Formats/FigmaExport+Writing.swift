import Diagnostics
import YAMLTree

extension FigmaExport {
  /// A value in its place among the tokens.
  private struct Place: Comparable {
    var collection: Int
    /// 0 for the standard mode, which others lie over.
    var mode: Int
    var group: Int
    var value: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.collection, left.mode, left.group, left.value)
        < (right.collection, right.mode, right.group, right.value)
    }
  }

  /// Makes the tokens: for each collection its default mode's, which always hold, then those of
  /// the other modes; the tokens of a group stand together.
  func finish(_ reader: inout TokenFileReader) {
    let paths = FigmaPaths(of: self, in: reader.view)
    reportNamesakes(&reader, paths)
    let axes = addAxes(to: &reader)
    var open: [UnsafeBufferPointer<UInt8>] = []
    var layer: (collection: Int, mode: Int, start: Int)?
    for place in places(in: reader.view, paths) {
      if layer.map({ $0.collection != place.collection || $0.mode != place.mode }) ?? true {
        close(layer, axes, &reader)
        layer = (place.collection, place.mode, reader.part.tokens.count)
      }
      let value = values[place.value]
      let variable = variables[value.variable]
      var steps = paths.steps(of: value.variable, in: reader.view)
      guard let name = steps.popLast(), enter(steps, key: variable.name, &open, &reader) else {
        continue
      }
      let (role, type) = variable.meaning(in: reader.tree)
      let written = writtenValue(value, &reader, paths)
      (name + paths.ending(of: value.variable)).withUnsafeBufferPointer { name in
        reader.add(
          name, key: variable.name, value: written, type: type, role: role,
          deprecation: variable.deletion)
      }
    }
    close(layer, axes, &reader)
    reader.leaveAll()
  }

  /// Reports variables that have the name of another one in their collection.
  ///
  /// Deleted ones are left alone, and those of collections that the file has not.
  private func reportNamesakes(_ reader: inout TokenFileReader, _ paths: FigmaPaths) {
    for (index, variable) in variables.enumerated() {
      guard let first = paths.namesake(of: index), variable.kind != .other,
        variable.deletion == .none, !collections[variable.collection].modes.isEmpty
      else { continue }
      let path = String(decoding: paths.path(of: index, in: reader.view), as: UTF8.self)
      let problem = FigmaProblem.sameName(
        reader.excerpt(variable.name), path: TokenProblem.cut(path))
      let label = Label(range: reader.range(variables[first].name), message: FigmaProblem.firstName)
      reader.report(problem, at: variable.name, labels: [label])
    }
  }

  /// Adds an axis for each collection with numbers and modes.
  ///
  /// - Returns: by collection its axis, or nil.
  private func addAxes(to reader: inout TokenFileReader) -> [Int?] {
    collections.map { collection in
      guard collection.hasNumbers, !collection.modes.isEmpty else { return nil }
      reader.axes.append(
        TokenAxis(
          name: reader.tree.string(collection.name),
          contexts: collection.modes.map(reader.tree.string), standard: collection.standard))
      return reader.axes.count - 1
    }
  }

  /// All values that count, in the order of their tokens.
  private func places(in view: TreeView, _ paths: FigmaPaths) -> [Place] {
    var groups = NameTable(seed: seed)
    let groupOfVariable = variables.map { variable in
      let name = view.bytes(variable.name)
      let end = name.lastIndex(of: UInt8(ascii: "/")) ?? 0
      return groups.insert(UnsafeBufferPointer(rebasing: name[..<end])).index
    }
    let places = values.enumerated().compactMap { index, value -> Place? in
      let collection = variables[value.variable].collection
      let standard = collections[collection].standard
      let isStandard = value.mode == standard
      // No length depends on the modes of what has no numbers.
      guard isStandard || collections[collection].hasNumbers else { return nil }
      return Place(
        collection: collection, mode: isStandard ? 0 : value.mode + 1,
        group: groupOfVariable[value.variable], value: index)
    }
    return places.sorted()
  }

  /// Ends the layer of a mode.
  private func close(
    _ layer: (collection: Int, mode: Int, start: Int)?, _ axes: [Int?],
    _ reader: inout TokenFileReader
  ) {
    guard let layer else { return }
    var conditions: [TokenLayer.Condition] = []
    if layer.mode > 0, let axis = axes[layer.collection] {
      conditions = [TokenLayer.Condition(axis: axis, context: layer.mode - 1)]
    }
    reader.layers.append(
      TokenLayer(
        part: 0, tokens: layer.start..<reader.part.tokens.count, conditions: conditions))
  }

  /// Goes from the open groups to others; false, and reported, when those lie too deep.
  private func enter(
    _ steps: [UnsafeBufferPointer<UInt8>], key: NodeIndex,
    _ open: inout [UnsafeBufferPointer<UInt8>], _ reader: inout TokenFileReader
  ) -> Bool {
    var common = 0
    while common < min(open.count, steps.count), open[common].elementsEqual(steps[common]) {
      common += 1
    }
    while open.count > common {
      reader.leave()
      open.removeLast()
    }
    for step in steps[common...] {
      guard reader.enter(step, key: key) else { return false }
      open.append(step)
    }
    return true
  }
}
