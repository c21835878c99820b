/// A part of the distance between the edges of two outlines.
struct DistancePart: Hashable, Sendable {
  /// Where it comes from.
  enum Source: Sendable {
    /// The padding of what is around.
    case padding
    /// The inset of what lies inside.
    case inset
    /// What is left over because the content is smaller than its room.
    case room

    /// The word beside the number; what is left over has none in a token file.
    var word: String {
      switch self {
      case .padding: "padding"
      case .inset: "inset"
      case .room: "free"
      }
    }
  }

  /// Points; may be negative.
  let points: Double
  /// Where it comes from.
  let source: Source
}
