/// Random texts that are the same on every run.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number below a bound.
  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % max(1, bound)
  }

  mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Bytes of any value.
  mutating func bytes() -> [UInt8] {
    (0..<number(below: 60)).map { _ in UInt8(truncatingIfNeeded: number(below: 256)) }
  }

  /// Bytes that a text becomes when some are changed, taken out or doubled.
  mutating func mutation(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...number(below: 4) where !bytes.isEmpty {
      let index = number(below: bytes.count)
      switch number(below: 4) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(bytes[number(below: bytes.count)], at: index)
      case 2: bytes[index] = UInt8(truncatingIfNeeded: number(below: 256))
      default: bytes.append(contentsOf: bytes[index...].prefix(20))
      }
    }
    return bytes
  }

  /// A condition over the given names.
  mutating func condition(_ depth: Int, _ names: RandomNames) -> String {
    let next = depth - 1
    switch number(below: depth > 0 ? 11 : 2) {
    case 0: return choose(["true", "false"])
    case 1: return choose(names.bools)
    case 2, 3: return "(\(condition(next, names)) && \(condition(next, names)))"
    case 4, 5: return "(\(condition(next, names)) || \(condition(next, names)))"
    case 6: return "!\(condition(next, names))"
    case 7:
      return "(\(condition(next, names)) ? \(condition(next, names)) : \(condition(next, names)))"
    case 8: return "(\(whole(next, names)) in [1, 2, 3])"
    case 9:
      let symbol = choose(["<", "==", "!=", ">="])
      return "(\(whole(next, names)) \(symbol) \(whole(next, names)))"
    default:
      let symbol = choose(["<", "<=", "==", "!=", ">"])
      return "(\(decimal(next, names)) \(symbol) \(decimal(next, names)))"
    }
  }

  /// A double over the given names.
  mutating func decimal(_ depth: Int, _ names: RandomNames) -> String {
    let next = depth - 1
    switch number(below: depth > 0 ? 9 : 2) {
    case 0: return choose(["0.0", "1.5", "-2.0", "3e10"])
    case 1: return choose(names.doubles)
    case 2: return "(\(decimal(next, names)) + \(decimal(next, names)) - \(whole(next, names)))"
    case 3: return "(\(decimal(next, names)) * \(decimal(next, names)) / \(decimal(next, names)))"
    case 4: return "max(\(decimal(next, names)), \(decimal(next, names)), \(whole(next, names)))"
    case 5: return "math.round(\(decimal(next, names)))"
    case 6: return "-\(decimal(next, names))"
    case 7: return "double(\(whole(next, names)))"
    default:
      return "(\(condition(next, names)) ? \(decimal(next, names)) : \(decimal(next, names)))"
    }
  }

  /// An int over the given names.
  mutating func whole(_ depth: Int, _ names: RandomNames) -> String {
    let next = depth - 1
    switch number(below: depth > 0 ? 9 : 2) {
    case 0: return choose(["0", "1", "3", "-7", "9223372036854775807"])
    case 1: return choose(names.ints)
    case 2: return "(\(whole(next, names)) + \(whole(next, names)) - \(whole(next, names)))"
    case 3: return "(\(whole(next, names)) * \(whole(next, names)))"
    case 4: return "(\(whole(next, names)) / \(whole(next, names)) % \(whole(next, names)))"
    case 5: return "int(\(decimal(next, names)))"
    case 6: return "[\(whole(next, names)), \(whole(next, names))][\(whole(next, names))]"
    case 7: return "min(\(whole(next, names)), \(whole(next, names)))"
    default: return "math.abs(\(whole(next, names)))"
    }
  }
}

/// The names that random expressions use.
struct RandomNames {
  let bools: [String]
  let doubles: [String]
  let ints: [String]
}
