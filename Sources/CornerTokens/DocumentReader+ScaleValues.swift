import Expressions
import YAMLTree

extension DocumentReader {
  /// Works out the corners in the order in which they depend on each other.
  mutating func workOutScale() {
    if CornerNodes.areNeeded(for: document.scale, in: view) {
      cornerNodes = CornerNodes(document.scale, in: view)
    }
    var order = CornerOrder(count: document.scale.values.count)
    for index in document.scale.values.indices {
      corner = index
      readCorner(index, &order)
    }
    while let step = order.next() {
      switch step {
      case .workOut(let formula):
        corner = formula.corner
        workOut(formula, order)
      case .cycle(let members):
        let first = members.first ?? 0
        corner = first
        let names = (members + [first]).map(cornerNames.name)
        report(.cornerCycle(names), at: document.scale.values[first].key)
      }
    }
    for index in document.scale.values.indices {
      document.scale.values[index].value = Double(bitPattern: cornerSlots[index])
    }
  }

  /// Reads the text of a corner: a number at once, anything else as a formula.
  private mutating func readCorner(_ index: Int, _ order: inout CornerOrder) {
    let node = document.scale.values[index].node
    guard view[node].isScalar, !view[node].has(.isFaulty) else {
      return reportWrong(.length, at: node)
    }
    if let target = cornerNodes?.corner(at: node), target < index {
      return refer(index, to: target, &order)
    }
    let bytes = view.bytes(node)
    switch spelling(of: node) {
    case .number(let number):
      cornerSlots[index] = number.bitPattern
      document.scale.values[index].traits = .literal
      return
    case .problem(let problem):
      return report(problem, at: node)
    case .name:
      guard let target = cornerNames.find(bytes) ?? importName(bytes) else { break }
      return refer(index, to: target, &order)
    case .expression:
      break
    }
    let compiled = compile(bytes, hasOwnWords: false)
    document.scale.values[index].traits = compiled.traits
    switch compiled.outcome {
    case .number(let number):
      cornerSlots[index] = number.bitPattern
    case .failure(let error):
      report(error, at: node, .corner)
    case .program(let program):
      if imported != nil, !useImported(in: compiled, at: node, .corner) { return }
      let count = document.scale.values.count
      order.add(
        corner: index, program: program,
        dependencies: imported == nil ? compiled.corners : compiled.corners.filter { $0 < count })
    }
  }

  /// Takes a corner for another name of a second one, which it names or is an alias to.
  private mutating func refer(_ index: Int, to target: Int, _ order: inout CornerOrder) {
    let isUsable = use(target, at: document.scale.values[index].node, .corner, isWhole: true)
    document.scale.values[index].traits = .reference
    if target >= document.scale.values.count {
      if isUsable { cornerSlots[index] = cornerSlots[target] }
      return
    }
    order.add(corner: index, program: nil, dependencies: [Int32(clamping: target)])
  }

  /// Works out a corner whose dependencies are worked out or broken.
  private mutating func workOut(_ formula: CornerFormula, _ order: CornerOrder) {
    let dependencies = order.dependencies[formula.dependencies]
    guard let program = formula.program else {
      if let target = dependencies.first { cornerSlots[formula.corner] = cornerSlots[Int(target)] }
      return
    }
    if document.scale.values[formula.corner].traits.isEmpty,
      dependencies.contains(where: isSentinel)
    {
      document.scale.values[formula.corner].traits = .sentinelArithmetic
    }
    switch run(program) {
    case .value(let number):
      cornerSlots[formula.corner] = number.bitPattern
    case .unknown:
      break
    case .failed(let error):
      report(error, at: document.scale.values[formula.corner].node, .corner)
    }
  }
}
