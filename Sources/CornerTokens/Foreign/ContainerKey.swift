/// What tells a container of a token file of another format from the others.
struct ContainerKey: Hashable, Sendable {
  /// The index of its group in `TokenPart.groups`.
  let group: Int32
  /// What its names have in front, as `card-` in `card-radius`; empty where the group is the
  /// container.
  let prefix: [UInt8]
}
