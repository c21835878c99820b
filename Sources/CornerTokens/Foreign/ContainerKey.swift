/// What tells a container of a token file of another format from the others.
///
/// Tokens of one path may come from several sets of a file, so that the path counts, not the place.
struct ContainerKey: Hashable, Sendable {
  /// The path of its group; empty at the top.
  let path: [UInt8]
  /// What its names have in front, as `card-` in `card-radius`; empty where the group is the
  /// container.
  let prefix: [UInt8]

  /// Whether its name can be that of something drawn: it has one, and that is no word for a scale or
  /// for what all things have.
  var mayBeContainer: Bool {
    (prefix.isEmpty ? path : prefix).withUnsafeBufferPointer { name in
      var scan = WordScan(name)
      var last: PackedSuffix?
      while let word = scan.next() { last = word }
      guard let last else { return false }
      return !Self.scales.contains(where: last.equals)
    }
  }

  private static let scales = [
    "aliases", "base", "default", "global", "common", "size", "sizes", "spacing", "shape", "layout",
    "tokens", "theme", "ring", "outline",
  ].map(PackedSuffix.init)
}
