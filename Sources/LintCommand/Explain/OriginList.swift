import CornerGeometry
import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

/// The values of the file that the numbers at a component's corners come from.
struct OriginList {
  /// How many rows of named values there are at most.
  private static let mostNames = 40

  private let view: PlacementView
  private var rows = ColumnLayout()
  private var namedAlready: Set<Int> = []
  private var tokensAlready: Set<Int> = []

  /// Collects them: the shape around, the component's own, the distances, the names in all of them.
  init(_ view: PlacementView) {
    self.view = view
    addOuter(.enclosing, as: "R")
    if view.hasOtherContainer { addOuter(.container, as: "container R") }
    let component = view.component
    if component.drawnKey != nil {
      add(
        "r", "\(component.drawnKey?.word ?? "shape") of \(name(view.placement))",
        node: component.drawn.node, of: component)
    }
    addDistances(view.surroundings(.enclosing), until: .enclosing)
    if view.surroundings(.container).owner != view.surroundings(.enclosing).owner {
      addDistances(view.surroundings(.container), until: .container)
    }
  }

  /// The rows; empty when nothing has a value.
  var text: String { rows.text }

  private func name(_ placement: Int) -> String {
    ComponentSearch.name(of: placement, in: view.document)
  }

  private mutating func addOuter(_ relation: Relation, as symbol: String) {
    let owner = view.surroundings(relation).owner
    if owner == Surroundings.display, let display = view.document.display {
      let radius = view.text(view.geometry.displayRadius)
      rows.add(
        "  " + symbol, radius, "cornerRadius of the display", view.quotation(display.radiusNode))
      return
    }
    guard let component = view.component(at: Int(owner)) else { return }
    let radii = view.outerRadii(relation)
    let containerShape = component[.containerShape]
    let isOwn = relation == .container && containerShape.isPresent && !containerShape.isNamed
    let shape = isOwn ? containerShape : component.drawn
    let key = isOwn ? ShapeKey.containerShape : component.drawnKey
    rows.add(
      "  " + symbol, text(radii), "\(key?.word ?? "shape") of \(name(Int(owner)))",
      view.quotation(shape.node))
    addNames(in: shape.node, of: component)
  }

  private mutating func add(
    _ symbol: String, _ words: String, node: NodeIndex, of component: Component
  ) {
    let radii = view.geometry.placements[view.placement].effective
    rows.add("  " + symbol, text(radii), words, view.quotation(node))
    addNames(in: node, of: component)
  }

  /// One number when all four agree, else all in corner order.
  private func text(_ lanes: SIMD4<Double>) -> String {
    let numbers = (0..<4).map { view.text(lanes[$0]) }
    return numbers.allSatisfy { $0 == numbers[0] } ? numbers[0] : numbers.joined(separator: ", ")
  }

  // MARK: Distances

  /// Adds each padding and inset from the component out to what is around it.
  private mutating func addDistances(_ surroundings: Surroundings, until relation: Relation) {
    guard surroundings.exists else { return }
    let symbol = relation == .enclosing ? "dx, dy" : "container dx, dy"
    var sum = SIMD4<Double>(repeating: 0)
    var place = view.placement
    while place >= 0, place != Int(surroundings.owner), let component = view.component(at: place) {
      if component.insetNode != .none {
        addLengths(
          symbol, "inset of \(name(place))", component.inset, component.insetNode, component)
      }
      sum += component.inset
      place = Int(view.document.placements[place].parent)
      guard let parent = view.component(at: place) else { break }
      if parent.paddingNode != .none {
        addLengths(
          symbol, "padding of \(name(place))", parent.padding, parent.paddingNode, parent)
      }
      sum += parent.padding
    }
    addLeftOver(surroundings.edges - sum, symbol)
  }

  private mutating func addLengths(
    _ symbol: String, _ words: String, _ lanes: SIMD4<Double>, _ node: NodeIndex,
    _ component: Component
  ) {
    rows.add("  " + symbol, edgeText(lanes), words, view.quotation(node))
    addNames(in: node, of: component)
  }

  /// The room that centring or an alignment leaves.
  private mutating func addLeftOver(_ lanes: SIMD4<Double>, _ symbol: String) {
    var rest = lanes
    for lane in 0..<4 {
      if rest[lane].isNaN { rest[lane] = 0 }
      rest[lane] = Tolerance.rounded(rest[lane])
    }
    guard (0..<4).contains(where: { rest[$0].magnitude > view.geometry.tolerance.value }) else {
      return
    }
    rows.add("  " + symbol, edgeText(rest), "room left over where it does not fill", "")
  }

  /// One number when all edges agree, else those that are not 0 by name.
  private func edgeText(_ lanes: SIMD4<Double>) -> String {
    let numbers = Edge.allCases.map { view.text(lanes[$0.lane]) }
    if numbers.allSatisfy({ $0 == numbers[0] }) { return numbers[0] }
    return Edge.allCases.filter { numbers[$0.lane] != "0" }
      .map { "\($0.word) \(numbers[$0.lane])" }.joined(separator: ", ")
  }

  // MARK: Names

  /// Adds the values of the scale that a value names, and those that they name.
  private mutating func addNames(in node: NodeIndex, of component: Component) {
    guard node != .none else { return }
    let scale = view.document.scale
    var waiting = NameMentions.names(in: view.document.tree.range(node), of: view.positions.source)
    var next = 0
    while next < waiting.count, namedAlready.count < Self.mostNames {
      let name = waiting[next]
      next += 1
      guard !isOwnWord(name, of: component),
        let index = scale.values.indices.first(where: {
          scale.name(of: $0).utf8.elementsEqual(name.text.utf8)
        })
      else {
        if !isOwnWord(name, of: component) { addToken(name.text) }
        continue
      }
      guard namedAlready.insert(index).inserted else { continue }
      let value = scale.values[index]
      rows.add("", view.text(value.value), "corners.\(name.text)", view.quotation(value.node))
      waiting += NameMentions.names(
        in: view.document.tree.range(value.node), of: view.positions.source)
    }
  }

  /// Adds a token of another file, and those that it leads to.
  private mutating func addToken(_ name: String) {
    guard let tokens = view.document.tokens, view.document.isSpec,
      let token = tokens.find(name), tokensAlready.insert(token).inserted
    else { return }
    for token in [token] + tokens.chain(of: token) {
      let measure = tokens.measure(of: token)
      let value = measure.isFullyRound ? "fully round" : view.text(measure.radius ?? .nan)
      rows.add("", value, tokens.name(of: token), view.quotation(ofToken: token, in: tokens))
    }
  }

  /// `padding` and `inset` without braces are the component's own.
  private func isOwnWord(_ name: NameMentions.Name, of component: Component) -> Bool {
    !name.isInBraces && ["padding", "inset"].contains(name.text)
  }
}
