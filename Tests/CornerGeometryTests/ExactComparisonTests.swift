import CornerTokens
import Testing

@testable import CornerGeometry

@Suite("Geometry against exact fractions")
struct ExactComparisonTests {
  @Test("equals exact arithmetic in random nestings", arguments: 0..<20)
  func equalsExactArithmetic(block: UInt64) {
    var sketches = RandomSketch(seed: Seed(block))
    var beyondFractions = 0
    for number in 0..<40 {
      let sketch = sketches.document()
      let exact = ExactPlacement.all(of: sketch)
      if exact.contains(where: \.overflows) {
        beyondFractions += 1
        continue
      }
      let geometry = sketch.geometry
      #expect(geometry.placements.count == exact.count)
      for (index, placement) in exact.enumerated() {
        let differences = compare(geometry, index, placement, exact)
        #expect(differences.isEmpty, "document \(number), placement \(index): \(placement.sketch)")
        if !differences.isEmpty { return }
      }
    }
    #expect(beyondFractions < 4)
  }

  private func compare(
    _ geometry: DocumentGeometry, _ index: Int, _ exact: ExactPlacement, _ all: [ExactPlacement]
  ) -> [String] {
    let placed = geometry.placements[index]
    var differences: [String] = []
    func check(_ name: String, _ isSame: Bool) { if !isSame { differences.append(name) } }
    check("width", same(placed.width, exact.step.width))
    check("height", same(placed.height, exact.step.height))
    check("content", placed.hasRoundedContent == exact.hasRoundedContent)
    check("container", placed.isContainer == exact.isContainer)
    check("rounded", same(placed.isRounded, exact.isRounded))
    if exact.isContainer {
      check("minimum", placed.containerIsRoundedRectangular != exact.dropsMinimum)
    }
    let pairs = [
      ("enclosing", placed.enclosing, exact.enclosing, geometry.enclosingRadii(at: index)),
      ("container", placed.container, exact.container, geometry.containerRadii(at: index)),
    ]
    for (name, found, wanted, radii) in pairs {
      check("\(name) owner", found.owner == owner(wanted.owner, all))
      guard found.exists else { continue }
      for edge in Edge.allCases {
        check("\(name) \(edge)", same(found.edges[edge.lane], known(wanted.edges, edge)))
      }
      for corner in Corner.allCases {
        check("\(name) \(corner)", same(radii[corner.lane], known(wanted.radii, corner)))
        check(
          "\(name) \(corner) adjacent",
          found.isAdjacent(corner) == wanted.adjacent.contains(corner))
        check("\(name) \(corner) padded", found.isPadded(corner) == wanted.padded.contains(corner))
        let reach = found.isInReach(corner, of: radii[corner.lane], tolerance: geometry.tolerance)
        check("\(name) \(corner) reach", same(reach, wanted.isInReach(corner)))
      }
    }
    for corner in Corner.allCases {
      check("resolved \(corner)", same(placed.resolved[corner.lane], known(exact.resolved, corner)))
      check("cut \(corner)", same(placed.effective[corner.lane], known(exact.effective, corner)))
      if exact.isContainer {
        check(
          "as container \(corner)",
          same(placed.declared[corner.lane], known(exact.declared, corner)))
      }
    }
    return differences
  }

  private func owner(_ owner: ExactOwner, _ all: [ExactPlacement]) -> Int32 {
    switch owner {
    case .nothing: Surroundings.none
    case .display: Surroundings.display
    case .ancestor(let placement): Int32(all.firstIndex { $0 === placement } ?? -9)
    }
  }

  private func same(_ number: Double, _ exact: Rational?) -> Bool {
    guard let exact else { return UnknownReason(measure: number) != nil }
    return (number - exact.double).magnitude <= 1e-9
  }

  private func same(_ answer: Answer, _ exact: Bool?) -> Bool {
    guard let exact else { return answer.reason != nil }
    return answer == Answer(exact)
  }
}

extension ExactPlacement {
  /// Some number was too long for the fractions.
  fileprivate var overflows: Bool {
    [resolved, effective, declared, container.radii, enclosing.radii]
      .contains { $0.values.contains { $0?.isOverflow ?? false } }
  }
}

extension UnknownReason {
  /// The reason that an unknown number carries; nil for a number, and for a NaN without a reason.
  init?(measure: Double) {
    self.init(rawValue: UInt32(truncatingIfNeeded: measure.bitPattern))
    guard self.measure.bitPattern == measure.bitPattern else { return nil }
  }
}
