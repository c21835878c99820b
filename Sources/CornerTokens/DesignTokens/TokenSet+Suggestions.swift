import Diagnostics

/// What there is to say of a path that no token has.
extension TokenSet {
  /// A token in the group with a path; nil when there is no such group, linear in the tokens.
  func member(ofGroup path: String) -> String? {
    let start = Array("\(path).".utf8)
    return (0..<count).lazy.map(self.name).first { $0.utf8.starts(with: start) }
  }

  /// A problem with what there is to say of an unknown name: that it is a group, or one that is spelt
  /// much like it; linear in the tokens.
  ///
  /// - Parameter token: the one that is at fault.
  func explained(_ problem: TokenSetProblem, of token: Int) -> TokenSetProblem {
    guard case .unknownName(let name, _) = problem else { return problem }
    if groups.contains(name), let member = member(ofGroup: name) {
      return .group(name, member: member)
    }
    return .unknownName(name, suggestion: suggestion(for: name, askedBy: token))
  }

  /// The path that is much like another one, or is that one below some group; nil when none is.
  ///
  /// - Parameter asking: the token that names the path; it is not suggested, nor is any that
  ///   cannot be worked out because of it.
  package func suggestion(for name: String, askedBy asking: Int? = nil) -> String? {
    guard count <= 20_000 else { return nil }
    let names = (0..<count).lazy
      .filter { !self.depends($0, on: asking) }
      .map(self.name)
    let ending = ".\(name)".utf8.reversed()
    return names.first { $0.utf8.reversed().starts(with: ending) }
      ?? NameSuggestion.nearest(to: name, among: names.filter { Self.isLike($0, name) })
  }

  /// Whether a token is another one, or is broken because that one is.
  private func depends(_ token: Int, on other: Int?) -> Bool {
    guard let other else { return false }
    let measure = measure(of: token)
    return token == other || (measure.state == .broken && Int(measure.origin) == other)
  }

  /// Whether a path may be what was meant by another one: group by group they differ by a slip.
  ///
  /// The steps of a scale are all alike when whole paths are compared: `space.8` is but one letter
  /// from `space.9`, and means something else.
  static func isLike(_ path: String, _ wanted: String) -> Bool {
    // Paths further apart are never suggested, and most need no look at their parts.
    guard abs(path.utf8.count - wanted.utf8.count) <= 3 else { return false }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    let wantedParts = wanted.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == wantedParts.count else {
      // Formats join groups in different ways: `radius-card` is `radius.card`.
      return path.utf8.lazy.map(joined).elementsEqual(wanted.utf8.lazy.map(joined))
    }
    return zip(parts, wantedParts).allSatisfy { part, wanted in
      if part.utf8.elementsEqual(wanted.utf8) { return true }
      // One letter for another is no slip when that is all there is.
      guard part.utf8.count > 1 else {
        return part.lowercased().utf8.elementsEqual(wanted.lowercased().utf8)
      }
      return NameSuggestion.nearest(to: String(part), among: CollectionOfOne(String(wanted))) != nil
    }
  }

  private static func joined(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
      ? UInt8(ascii: ".") : byte
  }
}
