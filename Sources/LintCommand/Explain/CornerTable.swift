import CornerGeometry
import CornerTokens
import Expressions

/// The numbers at the four corners of a component.
struct CornerTable {
  private let view: PlacementView
  private let relation: Relation

  /// Compares a placement to what is around it.
  init(_ view: PlacementView, to relation: Relation) {
    self.view = view
    self.relation = relation
  }

  /// The table, and a line for each thing that needs a word.
  var text: String {
    let surroundings = view.surroundings(relation)
    let placed = view.geometry.placements[view.placement]
    let outer = view.outerRadii(relation)
    var table = ColumnLayout(rightAligned: [1, 2, 3, 4])
    if surroundings.exists {
      table.add("  corner", "R", "r", "dx", "dy", "in reach")
    } else {
      table.add("  corner", "r")
    }
    var remarks: [String] = []
    for corner in Corner.allCases {
      let inner = placed.effective[corner.lane]
      if surroundings.exists {
        let radius = outer[corner.lane]
        let distances = [surroundings.dx(corner), surroundings.dy(corner)]
        let isAdjacent = surroundings.isAdjacent(corner)
        let words = distances.map { $0.isNaN && !isAdjacent ? "–" : view.text($0) }
        table.add(
          "  " + corner.word, view.text(radius), view.text(inner), words[0], words[1],
          reach(corner, of: radius, surroundings))
        note("R", radius, &remarks)
        if isAdjacent {
          note("dx", distances[0], &remarks)
          note("dy", distances[1], &remarks)
        }
      } else {
        table.add("  " + corner.word, view.text(inner))
      }
      note("r", inner, &remarks)
    }
    if surroundings.exists {
      remarks.insert(
        "R: radius of \(view.name(of: relation)), r: its own, dx and dy: from edge to edge", at: 0)
    }
    remarks += cuts(placed)
    return table.text + "\n" + remarks.map { "  \($0)\n" }.joined()
  }

  private func reach(
    _ corner: Corner, of radius: Double, _ surroundings: Surroundings
  ) -> String {
    guard surroundings.isAdjacent(corner) else { return "no: it does not lie in this corner" }
    let answer = surroundings.isInReach(corner, of: radius, tolerance: view.geometry.tolerance)
    if answer.isYes { return "yes" }
    guard answer.isNo else { return "?" }
    if radius <= 0 { return "no: R is 0" }
    return "no: the larger distance is not below R"
  }

  private func note(_ name: String, _ measure: Double, _ remarks: inout [String]) {
    guard let reason = view.reason(measure) else { return }
    let remark = "\(name) is not known: \(reason.sentence)"
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Says where the sides cannot hold the radii.
  private func cuts(_ placed: PlacedGeometry) -> [String] {
    let isCut = Corner.allCases.contains { corner in
      let asked = placed.resolved[corner.lane]
      return !asked.isNaN && view.geometry.tolerance.below(placed.effective[corner.lane], asked)
    }
    guard isCut else { return [] }
    let asked = Corner.allCases.map { view.text(placed.resolved[$0.lane]) }
    let words = asked.allSatisfy { $0 == asked[0] } ? asked[0] : asked.joined(separator: ", ")
    return ["r is cut to what the sides can hold; the shape asks for \(words)"]
  }
}
