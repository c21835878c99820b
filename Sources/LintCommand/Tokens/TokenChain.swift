import Diagnostics

/// The tokens that a value comes from, from one to the next.
///
///     → radius.card → size.m        a name alone leads to the next token
///     → size.m → base, scale        arithmetic with several names ends the chain
struct TokenChain: Hashable {
  /// The most names of a chain.
  static let limit = 8

  /// The paths, the nearest first.
  var names: [String] = []
  /// How many of the last names stand side by side in one value; 1 for a name alone.
  var lastCount = 1
  /// Whether it goes on behind its last name.
  var isCut = false

  /// The chain for people, printable; empty when there is none.
  var text: String {
    if names.isEmpty { return "" }
    let names = names.map(TerminalText.printable)
    let alone = names.dropLast(lastCount).map { "→ \($0) " }.joined()
    let together = names.suffix(lastCount).joined(separator: ", ")
    return "\(alone)→ \(together)\(isCut ? " → …" : "")"
  }
}
