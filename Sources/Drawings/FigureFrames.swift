import CornerGeometry
import CornerTokens
import Expressions

/// Where each placement of a figure lies.
struct FigureFrames {
  /// In the order of the members.
  private(set) var frames: [Frame]
  /// The members, by place, that are drawn larger than the file says, since they fill a room whose
  /// size it does not say.
  private(set) var stretched: [Int] = []
  /// The members, by place, that are drawn smaller than the file says, since their room is smaller.
  private(set) var squeezed: [Int] = []

  /// Places them from the outermost inwards; linear in the members.
  init(
    _ members: FigureMembers, in document: TokenDocument, _ geometry: DocumentGeometry,
    least: Frame?
  ) {
    let sizes = FigureSizes(members, in: document, geometry, least: least)
    frames = []
    for (place, placement) in members.placements.enumerated() {
      let width = sizes.widths[place]
      let height = sizes.heights[place]
      guard let parent = members.parents[place] else {
        frames.append(Frame(x: 0, y: 0, width: width, height: height))
        continue
      }
      let around = frames[parent]
      let step = FigureStep(
        placement, in: members.placements[parent], of: document, geometry)
      // What the file leaves open stays in its room, as long as that holds the radii.
      let sums = FigureSizes.radiusSums(geometry.placements[placement])
      let isOpen = geometry.placements[placement].width.isNaN
      let across = step.span(
        from: around.x, to: around.maxX, size: width, least: isOpen ? sums.width : width,
        near: .leading, far: .trailing)
      let isHeightOpen = geometry.placements[placement].height.isNaN
      let down = step.span(
        from: around.y, to: around.maxY, size: height,
        least: isHeightOpen ? sums.height : height, near: .top, far: .bottom)
      let component = document.component(of: placement)
      let excess = [
        Self.excess(of: across, over: component?.width),
        Self.excess(of: down, over: component?.height),
      ]
      if excess.contains(where: { $0 > Tolerance.standard }) {
        stretched.append(place)
      } else if excess.contains(where: { $0 < -Tolerance.standard }) {
        squeezed.append(place)
      }
      frames.append(
        Frame(
          x: across.start, y: down.start, width: across.end - across.start,
          height: down.end - down.start))
    }
  }

  /// By how many points it is larger than the file says; 0 where that says nothing.
  private static func excess(of span: (start: Double, end: Double), over stated: Double?) -> Double
  {
    guard let stated, !stated.isNaN else { return 0 }
    return span.end - span.start - stated
  }
}
