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
  init(_ members: FigureMembers, in document: TokenDocument, _ geometry: DocumentGeometry) {
    let sizes = FigureSizes(members, in: document, geometry)
    frames = []
    for (place, placement) in members.placements.enumerated() {
      let width = sizes.widths[place]
      let height = sizes.heights[place]
      guard let parent = members.parents[place] else {
        frames.append(Frame(x: 0, y: 0, width: width, height: height))
        continue
      }
      let around = frames[parent]
      let outer = geometry.placements[members.placements[parent]]
      let edges = FigureSizes.stepEdges(of: placement, in: document)
      let component = document.component(of: placement)
      let alignment = component?.alignment ?? .none
      let across = Span(
        room: (around.x + edges[Edge.leading.lane], around.maxX - edges[Edge.trailing.lane]),
        size: width, isStated: component?.width.isNaN == false, isRoomKnown: !outer.width.isNaN,
        alignment: alignment, near: .leading, far: .trailing)
      let down = Span(
        room: (around.y + edges[Edge.top.lane], around.maxY - edges[Edge.bottom.lane]),
        size: height, isStated: component?.height.isNaN == false, isRoomKnown: !outer.height.isNaN,
        alignment: alignment, near: .top, far: .bottom)
      if across.isStretched || down.isStretched { stretched.append(place) }
      frames.append(Frame(x: across.start, y: down.start, width: across.size, height: down.size))
    }
  }

  /// Where something lies along one axis, by the same rules as `AxisFit` in a room whose size is
  /// known by now.
  private struct Span {
    var start: Double
    var size: Double
    var isStretched = false

    init(
      room: (start: Double, end: Double), size: Double, isStated: Bool, isRoomKnown: Bool,
      alignment: Alignment, near: Edge, far: Edge
    ) {
      let length = max(0, room.end - room.start)
      start = room.start
      self.size = min(size, length)
      if alignment.edgeBits & (1 << near.rawValue) != 0 { return }
      if alignment.edgeBits & (1 << far.rawValue) != 0 {
        start = room.end - self.size
        return
      }
      let isSmaller = length - size > 0.005
      if alignment == .center || (isStated && isRoomKnown && isSmaller) {
        start = room.start + (length - self.size) / 2
        return
      }
      isStretched = isStated && isSmaller
      self.size = length
    }
  }
}
