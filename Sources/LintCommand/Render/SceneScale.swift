import CornerTokens
import Expressions

/// The lengths that the reference scenes are drawn with, from the corner scale of a file.
struct SceneScale: Hashable, Sendable {
  /// A length and the name that it has, or how it comes of others.
  struct Length: Hashable, Sendable {
    /// The name, or arithmetic with names.
    let name: String
    /// Points, above 0 and below those of a capsule.
    let points: Double

    /// `map = 28`.
    var text: String { "\(name) = \(number)" }

    /// The points alone.
    var number: String { LengthText.short(points) }
  }

  /// The radius of the container.
  let container: Length
  /// The minimum of the content.
  let content: Length
  /// The distance between both.
  let inset: Length

  /// Takes the lengths from a document; nil when no value of its scale is a radius.
  ///
  /// The tokens of other files count where the document has no scale of its own.
  init?(of document: TokenDocument) {
    let own = Self.values(of: document.scale)
    self.init(own.isEmpty ? Self.values(of: document.tokens) : own)
  }

  /// Takes `map`, `inner` and `mapInset` where they are there; else the largest radius, the next
  /// smaller one, and the difference.
  private init?(_ values: [(length: Length, isInset: Bool)]) {
    func named(_ name: String, isInset: Bool) -> Length? {
      values.first { $0.isInset == isInset && $0.length.isNamed(name) }?.length
    }
    let radii = values.filter { !$0.isInset }.map(\.length)
    guard let largest = named("map", isInset: false) ?? radii.max(by: { $0.points < $1.points })
    else { return nil }
    let inset = named("mapInset", isInset: true)
    var smaller = named("inner", isInset: false).flatMap { $0 == largest ? nil : $0 }
    if smaller == nil {
      smaller = radii.filter { $0.points < largest.points }.max { $0.points < $1.points }
    }
    if let smaller {
      self.init(container: largest, content: smaller, inset: inset)
    } else if let inset, inset.points < largest.points {
      let content = Length(
        name: "\(largest.name) - \(inset.name)", points: largest.points - inset.points)
      self.init(container: largest, content: content, inset: inset)
    } else {
      // Of a single value nothing can be taken away, so that the container is made around it, unless
      // that came out fully round.
      let half = Length(name: "\(largest.name) / 2", points: largest.points / 2)
      let inset = inset ?? half
      if let container = Length(
        name: "\(largest.name) + \(inset.number)", usable: largest.points + inset.points)
      {
        self.init(container: container, content: largest, inset: inset)
      } else {
        self.init(container: largest, content: half, inset: half)
      }
    }
  }

  private init(container: Length, content: Length, inset: Length?) {
    self.container = container
    self.content = content
    let difference = container.points - content.points
    self.inset =
      inset
      ?? (difference > 0
        ? Length(name: "\(container.name) - \(content.name)", points: difference)
        : Length(name: "\(container.name) / 2", points: container.points / 2))
  }

  private static func values(of scale: Scale) -> [(length: Length, isInset: Bool)] {
    scale.values.indices.compactMap { index in
      let name = scale.name(of: index)
      return Length(name: name, usable: scale.values[index].value)
        .map { ($0, name.lowercased().contains("inset")) }
    }
  }

  private static func values(of tokens: TokenSet?) -> [(length: Length, isInset: Bool)] {
    guard let tokens else { return [] }
    return tokens.imports.indices.flatMap { file in
      tokens.tokens(ofFile: file).compactMap { token -> (length: Length, isInset: Bool)? in
        let name = tokens.name(of: token)
        let role = tokens.statedRole(of: token)
        guard role != .other, let points = tokens.measure(of: token).radius,
          let length = Length(name: name, usable: points)
        else { return nil }
        return (length, role == .padding || name.lowercased().contains("inset"))
      }
    }
  }
}

extension SceneScale.Length {
  /// The smallest length with which curves can be told apart, in points.
  private static let least = 0.1

  /// A length that can be drawn; nil for others.
  fileprivate init?(name: String, usable points: Double) {
    let rounded = Tolerance.rounded(points)
    guard rounded >= Self.least, rounded < Shape.fullyRound else { return nil }
    self.init(name: name, points: rounded)
  }

  /// Whether a name or the last part of a dotted one is this.
  fileprivate func isNamed(_ word: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: ".")).last?.elementsEqual(word.utf8) ?? false
  }
}
