import Drawings

/// A mark, and the violation that it shows.
struct FoundMark: Sendable {
  /// The place of the violation among those of the file.
  let violation: Int
  /// The corners at fault.
  let mark: CornerMark
}
