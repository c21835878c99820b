import YAMLTree

/// What a token file of another format says of a radius and a padding side by side.
struct ForeignContainer {
  /// What it is.
  let key: ContainerKey
  /// The index of its group in `TokenPart.groups`, where it was met first.
  let group: Int32
  /// The token of its radius, the first one that there is.
  private(set) var radius: (token: Int, key: NodeIndex, node: NodeIndex)?
  /// Points by edge; lanes as in `Edge`.
  private(set) var padding = SIMD4<Double>(repeating: 0)
  /// The first padding in the file, or `none`.
  private(set) var paddingNode = NodeIndex.none
  /// Points, or a NaN when not stated.
  private(set) var width = UnknownReason.notDeclared.measure
  /// Points, or a NaN when not stated.
  private(set) var height = UnknownReason.notDeclared.measure
  /// How narrow the word was that last said a lane: all edges, an axis, the edge itself.
  private var weights = SIMD4<Int>(repeating: 0)

  /// A container of which nothing is said yet.
  init(_ key: ContainerKey, group: Int32) {
    self.key = key
    self.group = group
  }

  /// Takes in what a token of the group says.
  mutating func take(
    _ side: ContainerSide, _ token: Int, _ found: DesignToken, _ tokens: TokenSet
  ) {
    let measure = tokens.measure(of: token)
    switch side {
    case .radius: if radius == nil { radius = (token, found.key, found.node) }
    case .width: if measure.state == .points { width = measure.number }
    case .height: if measure.state == .points { height = measure.number }
    case .padding(let edges):
      var values = SIMD4(repeating: UnknownReason.brokenValue.measure)
      if measure.state == .points {
        values = SIMD4(repeating: measure.number)
      } else if measure.state == .list {
        values = Self.edges(tokens.list(of: token), edges) ?? values
      }
      if paddingNode == .none { paddingNode = found.node }
      for lane in 0..<4 where edges.contains(lane: lane) && edges.weight >= weights[lane] {
        padding[lane] = values[lane]
        weights[lane] = edges.weight
      }
    }
  }

  /// Several lengths as CSS reads them: top, right, bottom, left; of one axis start and end.
  private static func edges(_ list: [Double], _ edges: ContainerSide.Edges) -> SIMD4<Double>? {
    var result = SIMD4<Double>(repeating: 0)
    switch (list.count, edges) {
    case (2, .horizontal):
      result[Edge.leading.lane] = list[0]
      result[Edge.trailing.lane] = list[1]
      return result
    case (2, .vertical):
      result[Edge.top.lane] = list[0]
      result[Edge.bottom.lane] = list[1]
      return result
    case (1...4, .all):
      result[Edge.top.lane] = list[0]
      result[Edge.trailing.lane] = list.count > 1 ? list[1] : list[0]
      result[Edge.bottom.lane] = list.count > 2 ? list[2] : list[0]
      result[Edge.leading.lane] = list.count > 3 ? list[3] : result[Edge.trailing.lane]
      return result
    default: return nil
    }
  }
}
