import CornerTokens

/// Which placements hold rounded content: looked up from the innermost outwards.
enum RoundedContent {
  /// One flag a placement, in one pass backwards.
  ///
  /// A child that draws counts by its own shape; a layout-only child passes on what it holds,
  /// unless it declares a container shape of its own.
  static func flags(
    placements: UnsafeBufferPointer<Placement>, components: UnsafeBufferPointer<Component>,
    shapes: UnsafeBufferPointer<Shape>
  ) -> [Bool] {
    var flags = [Bool](repeating: false, count: placements.count)
    flags.withUnsafeMutableBufferPointer { flags in
      var index = placements.count
      while index > 0 {
        index -= 1
        let parent = Int(placements[index].parent)
        guard parent >= 0, parent < index, !flags[parent] else { continue }
        let component = Int(placements[index].component)
        let drawn = components[component].drawn.shape
        if drawn >= 0 {
          flags[parent] = shapes[Int(drawn)].isRoundedContent
        } else if !components[component][.containerShape].isPresent {
          flags[parent] = flags[index]
        }
      }
    }
    return flags
  }
}
