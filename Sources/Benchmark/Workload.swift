/// A token file made up for measuring: a shape of input and a size.
struct Workload {
  /// The shapes of input that can be asked for.
  enum Form: String, CaseIterable {
    /// Cards of three components that break no rule, in ASCII.
    case cards
    /// Cards of which every fourth breaks several rules, with text outside ASCII.
    case faulty
    /// A scale in which each value refers to the one before.
    case chain
    /// A scale of plain numbers.
    case names
    /// One component with many contents.
    case contents
    /// One value that is a sum of many terms.
    case sum
  }

  /// The shape of input.
  let form: Form
  /// How many cards, values, contents or terms.
  let size: Int

  /// The bytes of the token file; linear in `size`.
  func text() -> [UInt8] {
    switch form {
    case .cards: cards(faulty: false)
    case .faulty: cards(faulty: true)
    case .chain:
      lines("corners:", "  step0: 8") { "  step\($0 + 1): step\($0)" }
    case .names:
      lines("corners:") { "  name\($0): \($0 + 1).5" }
    case .contents:
      lines(
        "components:", "  list:", "    shape: 20", "    padding: 8", "    containerShape: shape",
        "    content:"
      ) { "      item\($0): { shape: 12 }" }
    case .sum:
      Array(
        "corners:\n  small: 1\n  sum: \(Array(repeating: "small", count: size).joined(separator: " + "))\n"
          .utf8)
    }
  }

  private func lines(_ head: String..., each line: (Int) -> String) -> [UInt8] {
    var text: [UInt8] = []
    for part in head {
      text += part.utf8
      text.append(0x0A)
    }
    for index in 0..<size {
      text += line(index).utf8
      text.append(0x0A)
    }
    return text
  }

  private func cards(faulty: Bool) -> [UInt8] {
    lines(
      "corners:", "  inner: 16", "  map: 28", "  mapInset: 12", "platforms: { iOS: 18 }",
      "components:"
    ) { index in
      let breaks = faulty && index % 4 == 0
      return """
          card\(index):
        \(breaks ? "    description: Karte für Fotos — 写真のカード \(index)\n" : "")\
            shape: inner + \(breaks ? "4" : "padding")
            padding: \(8 + index % 9)
        \(breaks ? "" : "    containerShape: shape\n")\
            clipShape: shape
            content:
              photo:
                shape: \(breaks ? "inner" : "{ concentric: { minimum: inner } }")
                fallback: inner
              badge:
                role: badge
                alignment: topTrailing
                shape: \(breaks ? "10" : "capsule")
                size: { width: 44, height: 24 }
        """
    }
  }
}
