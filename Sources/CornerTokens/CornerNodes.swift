import YAMLTree

/// The corners by the node at which their value stands: what an alias to such a node refers to.
struct CornerNodes: Sendable {
  private var corners: [NodeIndex: Int] = [:]
  /// True when the value of a corner is an alias to something outside the scale.
  let hasValueElsewhere: Bool

  /// Looks through a scale; linear in its values.
  init(_ scale: Scale, in view: TreeView) {
    let start = scale.node.raw
    let end = view[scale.node].next
    var hasValueElsewhere = false
    corners.reserveCapacity(scale.values.count)
    for (corner, value) in scale.values.enumerated() where value.node != .none {
      if corners[value.node] == nil { corners[value.node] = corner }
      if value.node.raw < start || value.node.raw >= end { hasValueElsewhere = true }
    }
    self.hasValueElsewhere = hasValueElsewhere
  }

  /// The first corner of the scale whose value stands at a node; nil where none does.
  func corner(at node: NodeIndex) -> Int? { corners[node] }

  /// True where corners may have their value in common, or from outside: only an alias leads there.
  ///
  /// What is written in place lies in the order of the corners, all of it inside the scale.
  static func areNeeded(for scale: Scale, in view: TreeView) -> Bool {
    var last = scale.node.raw
    let end = view[scale.node].next
    for value in scale.values {
      if value.node.raw <= last || value.node.raw >= end { return true }
      last = value.node.raw
    }
    return false
  }
}
