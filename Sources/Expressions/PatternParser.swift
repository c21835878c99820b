/// Reads the syntax that RE2 and Swift's `Regex` share, and refuses what only one of them has.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Parses the whole pattern.
  mutating func parse() throws(PatternError) -> PatternNode {
    let node = try alternatives()
    guard position == scalars.count else { throw PatternError(reason: "a `)` closes nothing") }
    return node
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private var following: Unicode.Scalar? {
    position + 1 < scalars.count ? scalars[position + 1] : nil
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var branches = [try sequence()]
    while current == "|" {
      position += 1
      branches.append(try sequence())
    }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      parts.append(try quantified())
    }
    return parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func quantified() throws(PatternError) -> PatternNode {
    let atom = try self.atom()
    let least: Int
    let most: Int?
    switch current {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      (least, most) = try bounds()
      position -= 1
    default: return atom
    }
    if case .assertion = atom { throw PatternError(reason: "a place cannot be repeated") }
    position += 1
    // Lazy or not, the same texts match.
    if current == "?" { position += 1 }
    if let scalar = current, "*+?{".unicodeScalars.contains(scalar) {
      throw PatternError(reason: "`\(scalar)` repeats a repetition")
    }
    return .repeated(atom, least: least, most: most)
  }

  /// `{2}`, `{2,}` or `{2,5}`.
  private mutating func bounds() throws(PatternError) -> (Int, Int?) {
    position += 1
    let malformed = PatternError(reason: "write `\\{` for a brace, or a count such as `{2,5}`")
    guard let least = try number() else { throw malformed }
    var most: Int? = least
    if current == "," {
      position += 1
      most = try number()
    }
    guard current == "}" else { throw malformed }
    position += 1
    if let most, most < least {
      throw PatternError(reason: "the count {\(least),\(most)} is empty")
    }
    return (least, most)
  }

  private mutating func number() throws(PatternError) -> Int? {
    var value: Int?
    while let scalar = current, scalar.isASCII, ASCII.isDigit(UInt8(scalar.value)) {
      value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
      if let value, value > 1_000 { throw PatternError(reason: "counts go up to 1000") }
      position += 1
    }
    return value
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    guard let scalar = current else { return .empty }
    switch scalar {
    case "(": return try group()
    case "[": return .scalars(try scalarClass())
    case "\\": return try escape()
    case "*", "+", "?": throw PatternError(reason: "`\(scalar)` has nothing to repeat")
    case "{": throw PatternError(reason: "write `\\{` for a brace")
    default: break
    }
    position += 1
    switch scalar {
    case ".": return .scalars(.anyInLine)
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    default: return .scalars(ScalarSet(ranges: [scalar.value...scalar.value]))
    }
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    position += 1
    if current == "?" {
      guard following == ":" else {
        throw PatternError(reason: "of groups with `(?` only `(?:` can be used")
      }
      position += 2
    }
    depth += 1
    guard depth <= Limits.depth else { throw PatternError(reason: "it nests too deep") }
    let inside = try alternatives()
    depth -= 1
    guard current == ")" else { throw PatternError(reason: "a `(` is never closed") }
    position += 1
    return inside
  }

  private mutating func escape() throws(PatternError) -> PatternNode {
    guard let letter = following else { throw PatternError(reason: "it ends with a backslash") }
    switch letter {
    case "b", "B", "A", "z":
      position += 2
      switch letter {
      case "b": return .assertion(.wordBoundary)
      case "B": return .assertion(.noWordBoundary)
      case "A": return .assertion(.start)
      default: return .assertion(.end)
      }
    default:
      return .scalars(try escapedSet())
    }
  }

  /// What an escape stands for, in a class as well as outside.
  private mutating func escapedSet() throws(PatternError) -> ScalarSet {
    guard let letter = following else { throw PatternError(reason: "it ends with a backslash") }
    position += 2
    var set: ScalarSet
    switch letter {
    case "d", "D": set = .digits
    case "w", "W": set = .wordScalars
    case "s", "S": set = .blanks
    case "t": return ScalarSet(ranges: [0x09...0x09])
    case "n": return ScalarSet(ranges: [0x0A...0x0A])
    case "r": return ScalarSet(ranges: [0x0D...0x0D])
    case "f": return ScalarSet(ranges: [0x0C...0x0C])
    default:
      guard letter.isASCII, !ASCII.isInName(UInt8(letter.value)) || letter == "_" else {
        throw PatternError(reason: "`\\\(letter)` cannot be used")
      }
      return ScalarSet(ranges: [letter.value...letter.value])
    }
    set.isNegated = letter.value < 0x61
    return set
  }

  /// `[a-z]`, `[^0-9]`.
  private mutating func scalarClass() throws(PatternError) -> ScalarSet {
    position += 1
    var set = ScalarSet()
    if current == "^" {
      set.isNegated = true
      position += 1
    }
    while let scalar = current, scalar != "]" {
      let lower = try classMember()
      guard current == "-", let after = following, after != "]" else {
        set.ranges += lower.positiveRanges
        continue
      }
      position += 1
      if after == "-" { throw PatternError(reason: "write `\\-` for a `-` in brackets") }
      let upper = try classMember()
      guard
        let first = lower.single, let last = upper.single, first <= last
      else { throw PatternError(reason: "a range in brackets has no start or end") }
      set.ranges.append(first...last)
    }
    guard current == "]", !set.ranges.isEmpty else {
      throw PatternError(reason: "a `[` is never closed or holds nothing")
    }
    position += 1
    return set
  }

  private mutating func classMember() throws(PatternError) -> ScalarSet {
    guard let scalar = current else { throw PatternError(reason: "a `[` is never closed") }
    if scalar == "\\" { return try escapedSet() }
    if scalar == "[" || (scalar == "&" || scalar == "~") && following == scalar {
      throw PatternError(reason: "write `\\\(scalar)` for a `\(scalar)` in brackets")
    }
    position += 1
    return ScalarSet(ranges: [scalar.value...scalar.value])
  }
}

extension ScalarSet {
  /// The code point when it is just one.
  fileprivate var single: UInt32? {
    guard !isNegated, ranges.count == 1, let range = ranges.first, range.count == 1 else {
      return nil
    }
    return range.lowerBound
  }
}
