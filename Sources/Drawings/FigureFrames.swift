import CornerGeometry
import CornerTokens

/// Where each placement of a figure lies.
struct FigureFrames {
  /// In the order of the members.
  private(set) var frames: [Frame]
  /// The members, by place, that are drawn larger than the file says, since they fill a room whose
  /// size it does not say.
  private(set) var stretched: [Int] = []

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
      let across = step.span(
        from: around.x, to: around.maxX, size: width, near: .leading, far: .trailing)
      let down = step.span(
        from: around.y, to: around.maxY, size: height, near: .top, far: .bottom)
      let component = document.component(of: placement)
      if Self.isLarger(across, than: component?.width)
        || Self.isLarger(down, than: component?.height)
      {
        stretched.append(place)
      }
      frames.append(
        Frame(
          x: across.start, y: down.start, width: across.end - across.start,
          height: down.end - down.start))
    }
  }

  private static func isLarger(
    _ span: (start: Double, end: Double), than stated: Double?
  ) -> Bool {
    guard let stated, !stated.isNaN else { return false }
    return span.end - span.start - stated > 0.005
  }
}
