import CornerGeometry
import CornerTokens
import Expressions

extension FieldFiller {
  func fillRadii(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0 else {
      let isDisplay = owner == Int(Surroundings.display)
      let radius =
        isDisplay ? view.geometry.displayRadius : Double(bitPattern: absence(section))
      set(section, list: .radii, SIMD4(repeating: radius))
      let isKnown = !radius.isNaN
      set(section, .isRounded, isKnown ? (radius > 0 ? 1 : 0) : radius.bitPattern)
      set(section, .radiiDiffer, isKnown ? 0 : radius.bitPattern)
      let size = Double(bitPattern: isDisplay ? Self.undeclared : absence(section))
      set(section, .width, size, known: .widthIsKnown)
      set(section, .height, size, known: .heightIsKnown)
      return
    }
    let radii = view.placed[owner].effective
    set(section, list: .radii, radii)
    set(section, .isRounded, view.placed[owner].isRounded.slot)
    set(section, .radiiDiffer, difference(in: radii))
    set(section, .width, view.placed[owner].width, known: .widthIsKnown)
    set(section, .height, view.placed[owner].height, known: .heightIsKnown)
  }

  /// Whether radii differ by more than the tolerance, as a slot.
  func difference(in radii: SIMD4<Double>) -> SlotValue {
    for lane in 0..<4 where radii[lane].isNaN { return radii[lane].bitPattern }
    return view.geometry.tolerance.same(radii.max(), radii.min()) ? 0 : 1
  }

  /// Finds the side that fixed radii exceed most.
  ///
  ///     ╭────────╮   24 + 24 = 48 on a side of 40: exceeded by 8
  ///     │        │
  func fillCrowding(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0, let index = componentIndex(section),
      case let drawn = view.drawnShape(of: index), drawn >= 0
    else {
      setCrowding(section, radii: Double(bitPattern: absence(section)), side: 0)
      set(section, .meansCapsule, false)
      return
    }
    let fixed = view.shapes[drawn].fixedBits
    let width = view.placed[owner].width
    let height = view.placed[owner].height
    guard fixed != 0, !(width.isNaN && height.isNaN) else {
      setCrowding(section, radii: Double(bitPattern: Self.undeclared), side: 0)
      set(section, .meansCapsule, false)
      return
    }
    let radii = view.placed[owner].resolved
    var most = -Double.infinity
    var crowded = Double(bitPattern: Self.undeclared)
    var crowdedSide = 0.0
    for edge in Edge.allCases {
      let isUpright = edge == .leading || edge == .trailing
      let side = isUpright ? height : width
      let first = edge == .bottom ? 2 : edge == .trailing ? 1 : 0
      let second = first + (isUpright ? 2 : 1)
      guard !side.isNaN, fixed & (1 << first | 1 << second) != 0 else { continue }
      let sum =
        (fixed & (1 << first) == 0 ? 0 : radii[first])
        + (fixed & (1 << second) == 0 ? 0 : radii[second])
      if sum - side > most {
        most = sum - side
        crowded = sum
        crowdedSide = side
      }
    }
    for lane in 0..<4 where fixed & (1 << lane) != 0 && radii[lane].isNaN { crowded = radii[lane] }
    setCrowding(section, radii: crowded, side: crowdedSide)
    let shorter = width.isNaN ? height : height.isNaN ? width : min(width, height)
    let tolerance = view.geometry.tolerance
    var meansCapsule = fixed == 0b1111 && !shorter.isNaN
    for lane in 0..<4 {
      meansCapsule =
        meansCapsule && tolerance.same(radii[lane], radii[0])
        && !tolerance.below(radii[lane], shorter / 2)
    }
    set(section, .meansCapsule, meansCapsule)
  }

  private func setCrowding(_ section: FieldSection, radii: Double, side: Double) {
    set(section, .crowdedRadii, radii, known: .crowdedIsKnown)
    set(section, .crowdedSide, radii.isNaN ? radii.bitPattern : side.bitPattern)
  }

  func fillDisplayMargin(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0, view.placed[owner].enclosing.isDisplay else {
      set(
        section, .displayMargin, Double(bitPattern: absence(section)), known: .displayMarginIsKnown)
      return
    }
    let surroundings = view.placed[owner].enclosing
    var margin = Double(bitPattern: Self.undeclared)
    for edge in 0..<4 where surroundings.alignedEdgeBits & (1 << edge) != 0 {
      let distance = surroundings.edges[edge]
      if distance.isNaN {
        margin = distance
        break
      }
      if margin.isNaN || distance < margin { margin = distance }
    }
    set(section, .displayMargin, margin, known: .displayMarginIsKnown)
  }
}
