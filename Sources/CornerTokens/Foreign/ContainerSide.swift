/// What the last name in a path says of the container that its group is.
enum ContainerSide {
  case radius
  case padding(Edges)
  case width
  case height

  /// The edges that a padding is for.
  enum Edges {
    case all, horizontal, vertical, top, leading, bottom, trailing

    /// How narrow the word is: 1 for all edges, 2 for an axis, 3 for one edge.
    var weight: Int {
      switch self {
      case .all: 1
      case .horizontal, .vertical: 2
      case .top, .leading, .bottom, .trailing: 3
      }
    }

    /// Whether an edge is among them; lanes as in `Edge`.
    func contains(lane: Int) -> Bool {
      switch self {
      case .all: true
      case .horizontal: lane == Edge.leading.lane || lane == Edge.trailing.lane
      case .vertical: lane == Edge.top.lane || lane == Edge.bottom.lane
      case .top: lane == Edge.top.lane
      case .leading: lane == Edge.leading.lane
      case .bottom: lane == Edge.bottom.lane
      case .trailing: lane == Edge.trailing.lane
      }
    }
  }

  /// What the last name in a path says of a container, and what is in front of it in that name, as in
  /// `card-` of `card-radius`; nil when it says nothing.
  static func read(
    path: UnsafeBufferPointer<UInt8>, role: TokenRole
  ) -> (side: ContainerSide, prefix: [UInt8])? {
    let dot = path.lastIndex(of: UInt8(ascii: "."))
    let name = UnsafeBufferPointer(rebasing: path[(dot.map { $0 + 1 } ?? 0)...])
    var words: [PackedSuffix] = []
    var starts: [Int] = []
    var scan = WordScan(name)
    while words.count < 12, let word = scan.next() {
      words.append(word)
      starts.append(scan.start)
    }
    guard let last = words.indices.last else { return nil }
    if role == .radius, radii.contains(where: words[last].equals) {
      let hasFront = last > 0 && fronts.contains(where: words[last - 1].equals)
      return (.radius, Array(name[..<starts[hasFront ? last - 1 : last]]))
    }
    if let first = words.firstIndex(where: { word in paddings.contains(where: word.equals) }),
      let edges = edges(words[first...])
    {
      return (.padding(edges), Array(name[..<starts[first]]))
    }
    if words[last].equals(widthWord) { return (.width, Array(name[..<starts[last]])) }
    return words[last].equals(heightWord) ? (.height, Array(name[..<starts[last]])) : nil
  }

  /// The edges that the words from `padding` on are for.
  private static func edges(_ found: ArraySlice<PackedSuffix>) -> Edges? {
    let words = Array(found)
    guard words.count > 1 else { return .all }
    guard words.count == 2 || words.count == 3, let last = words.last else { return nil }
    let isAxis = words.count == 3 && (words[1].equals(inline) || words[1].equals(block))
    guard words.count == 2 || isAxis else { return nil }
    if isAxis {
      let isInline = words[1].equals(inline)
      if last.equals(PackedSuffix("start")) { return isInline ? .leading : .top }
      return last.equals(PackedSuffix("end")) ? (isInline ? .trailing : .bottom) : nil
    }
    return sides.first { $0.word.equals(last) }?.edges
  }

  private static let radii = [
    "radius", "radii", "rounded", "corner", "corners", "borderradius", "cornerradius",
  ].map(PackedSuffix.init)
  /// Words in front of `radius` that say no more.
  private static let fronts = ["border", "corner"].map(PackedSuffix.init)
  private static let paddings = ["padding", "inset"].map(PackedSuffix.init)
  private static let widthWord = PackedSuffix("width")
  private static let heightWord = PackedSuffix("height")
  private static let inline = PackedSuffix("inline")
  private static let block = PackedSuffix("block")
  private static let sides: [(word: PackedSuffix, edges: Edges)] = [
    ("x", Edges.horizontal), ("horizontal", .horizontal), ("inline", .horizontal),
    ("y", .vertical), ("vertical", .vertical), ("block", .vertical), ("top", .top),
    ("bottom", .bottom), ("left", .leading), ("leading", .leading), ("start", .leading),
    ("right", .trailing), ("trailing", .trailing), ("end", .trailing),
  ].map { (PackedSuffix($0.0), $0.1) }
}
