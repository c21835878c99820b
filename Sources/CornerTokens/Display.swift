import YAMLTree

/// What a root component sits in.
package struct Display: Sendable {
  /// The kinds of device that a token file may name.
  package enum Idiom: UInt8, CaseIterable, Sendable {
    case none
    case phone
    case pad
    case mac
    case tv
    case watch
    case vision

    /// The word in token files; empty for `none`.
    package var word: String {
      switch self {
      case .none: ""
      case .phone: "phone"
      case .pad: "pad"
      case .mac: "mac"
      case .tv: "tv"
      case .watch: "watch"
      case .vision: "vision"
      }
    }
  }

  /// Points; `UnknownReason.displayWithoutRadius.measure` when not stated.
  package var cornerRadius: Double
  /// The kind of device.
  package var idiom: Idiom
  /// The `display` value in the file.
  package var node: NodeIndex
  /// The `cornerRadius` value in the file, or `none`.
  package var radiusNode: NodeIndex

  /// Makes a display.
  package init(cornerRadius: Double, idiom: Idiom, node: NodeIndex, radiusNode: NodeIndex) {
    self.cornerRadius = cornerRadius
    self.idiom = idiom
    self.node = node
    self.radiusNode = radiusNode
  }
}
