/// How a plain text of another format reads as a dimension.
package enum DimensionSpelling: Sendable {
  case dimension(Double, DimensionUnit)
  case text

  package static func read(_ text: UnsafeBufferPointer<UInt8>) -> DimensionSpelling {
    if case .decimal(let n, let pt) = NumberSpelling.read(text) { return .dimension(n, pt ? .pt : .none) }
    for (suffix, unit) in [("px", DimensionUnit.px), ("dp", .dp), ("rem", .rem), ("em", .em), ("%", .percent)] {
      if text.count > suffix.utf8.count, text.suffix(suffix.utf8.count).elementsEqual(suffix.utf8),
        case .decimal(let n, false) = NumberSpelling.read(
          UnsafeBufferPointer(rebasing: text[..<(text.count - suffix.utf8.count)]))
      { return .dimension(n, unit) }
    }
    return .text
  }
}
