/// Makes token files of one component with others in it, from a seed.
struct RandomNesting {
  private var state: UInt64

  /// Starts the row of a seed.
  init(seed: UInt64) { state = seed }

  /// A file with the components `n0`, `n0/n1` and so on, two to four levels, each name once.
  mutating func text() -> String {
    let levels = 2 + below(3)
    var text = chance(20) ? "display: { cornerRadius: \(30 + below(30)) }\n" : ""
    text += "components:\n"
    var indent = "  "
    for level in 0..<levels {
      text += "\(indent)n\(level):\n"
      indent += "  "
      text += "\(indent)shape: \(shape(at: level))\n"
      if chance(70) { text += "\(indent)containerShape: shape\n" }
      if chance(80) { text += "\(indent)padding: \(edges())\n" }
      if level > 0 || text.hasPrefix("display"), chance(40) {
        text += "\(indent)inset: \(edges())\n"
      }
      if level > 0, chance(35) { text += "\(indent)alignment: \(alignment())\n" }
      if let size = size(at: level) { text += "\(indent)size: \(size)\n" }
      if level + 1 < levels {
        text += "\(indent)content:\n"
        indent += "  "
      }
    }
    return text
  }

  private mutating func shape(at level: Int) -> String {
    let radius = length(80 >> level)
    switch below(level == 0 ? 5 : 8) {
    case 0: return "capsule"
    case 1:
      let others = (0..<3).map { _ in length(60 >> level) }
      return "{ unevenRoundedRectangle: { topLeading: \(radius), topTrailing: \(others[0]), "
        + "bottomLeading: \(others[1]), bottomTrailing: \(others[2]) } }"
    case 2: return "{ roundedRectangle: \(radius), style: circular }"
    case 3, 4: return radius
    case 5: return "{ concentric: { minimum: \(length(20)), isUniform: \(chance(50)) } }"
    case 6: return "concentric"
    default: return "containerRelative"
    }
  }

  private mutating func edges() -> String {
    if chance(60) { return length(24) }
    return "{ top: \(length(24)), leading: \(length(24)), bottom: \(length(24)), "
      + "trailing: \(length(24)) }"
  }

  private mutating func alignment() -> String {
    let words = [
      "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading",
      "bottomTrailing", "center",
    ]
    return words[below(words.count)]
  }

  private mutating func size(at level: Int) -> String? {
    let largest = 400 >> level
    switch below(5) {
    case 0: return "{ width: \(40 + below(largest)), height: \(30 + below(largest)) }"
    case 1: return "{ height: \(30 + below(largest)) }"
    case 2: return "{ width: \(40 + below(largest)) }"
    default: return nil
    }
  }

  private mutating func length(_ largest: Int) -> String {
    let whole = below(max(1, largest))
    return chance(30) ? "\(whole).\(1 + below(19) * 5)" : "\(whole)"
  }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// The next number from 0 to below a bound above 0 (SplitMix64).
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
