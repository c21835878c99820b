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

  /// Reads a path; nil when its last name says nothing of this.
  init?(path: UnsafeBufferPointer<UInt8>, role: TokenRole) {
    let dot = path.lastIndex(of: UInt8(ascii: "."))
    let name = UnsafeBufferPointer(rebasing: path[(dot.map { $0 + 1 } ?? 0)...])
    var words: [PackedSuffix] = []
    var scan = WordScan(name)
    while words.count < 4, let word = scan.next() { words.append(word) }
    guard let first = words.first, let last = words.last else { return nil }
    if role == .radius, Self.radii.contains(where: last.equals), words.count <= 2 {
      self = .radius
    } else if let edges = Self.edges(words) {
      self = .padding(edges)
    } else if words.count == 1, first.equals(Self.widthWord) {
      self = .width
    } else if words.count == 1, first.equals(Self.heightWord) {
      self = .height
    } else {
      return nil
    }
  }

  private static func edges(_ words: [PackedSuffix]) -> Edges? {
    guard words.first?.equals(paddingWord) == true else { return nil }
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

  private static let radii = ["radius", "radii", "rounded", "borderradius", "cornerradius"]
    .map(PackedSuffix.init)
  private static let paddingWord = PackedSuffix("padding")
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
