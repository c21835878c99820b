import CornerTokens
import Expressions

/// A few words about a shape.
enum ShapeWords {
  /// Kind, radii as written, style.
  static func text(_ shape: Shape?) -> String {
    guard let shape else { return "none" }
    switch shape.kind {
    case .broken: return "not readable"
    case .rectangle, .circle, .containerRelative: return shape.kind.word
    case .capsule: return shape.isSentinel ? "capsule, by a radius of 999 or more" : "capsule"
    case .roundedRectangle, .unevenRoundedRectangle:
      return "\(shape.kind.word) \(radii(shape)) \(shape.style.word)"
    case .custom:
      return shape.hasUnknownRadius ? "custom, radius not stated" : "custom, radius \(radii(shape))"
    case .concentric: return concentric(shape)
    }
  }

  private static func concentric(_ shape: Shape) -> String {
    var words = ["concentric"]
    if shape.minimumBits == 0b1111 {
      words.append("minimum \(radii(shape))")
    } else {
      for corner in Corner.allCases {
        let bit = UInt8(1) << corner.rawValue
        let number = number(shape.radii[corner.lane])
        if shape.concentricBits & bit == 0 {
          words.append("\(corner.word) \(number)")
        } else if shape.minimumBits & bit != 0 {
          words.append("\(corner.word) minimum \(number)")
        }
      }
    }
    if shape.uniformity.contains(.all) { words.append("uniform") }
    for (group, word) in [
      (Uniformity.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ] where shape.uniformity.contains(group) {
      words.append("uniform \(word) corners")
    }
    return words.joined(separator: ", ")
  }

  /// One number when all corners agree, else four in corner order.
  private static func radii(_ shape: Shape) -> String {
    let numbers = Corner.allCases.map { number(shape.radii[$0.lane]) }
    let isOne = numbers.allSatisfy { $0 == numbers[0] }
    return isOne ? numbers[0] : numbers.joined(separator: ", ")
  }

  private static func number(_ length: Double) -> String {
    length.isNaN ? "?" : LengthText.short(length)
  }
}
