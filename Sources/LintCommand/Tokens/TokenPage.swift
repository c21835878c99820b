import CornerTokens
import Diagnostics
import Files
import Reports

/// What was understood of a token file, for people.
struct TokenPage: Sendable {
  /// The most modes that get a column each, and the most places of a token that are named.
  static let mostColumns = 4

  /// How much room there is for a line.
  private enum Room {
    case ample
    /// Files are named without their folders.
    case medium
    /// What is written is cut as well.
    case small

    /// The columns that a value as it is written takes at most.
    var writtenWidth: Int { self == .small ? 20 : 40 }
  }

  /// How it looks.
  let style: PageStyle
  /// The columns to stay within where that can be done; nil for one line a token.
  let width: Int?

  /// Writes a listing.
  func bytes(of listing: TokenListing) -> [UInt8] {
    var text = ByteWriter()
    text.write(heading(listing))
    writeTokens(listing, to: &text)
    if listing.otherCount > 0 {
      text.write("  \(Counted.text(listing.otherCount, "other token"))\n")
    }
    for beside in listing.beside {
      let file = TerminalText.printable(FilePath.text(beside.file))
      text.write("  \(Counted.text(beside.count, "token")) of \(file), which it names\n")
    }
    if !listing.containers.isEmpty {
      text.write("\n  \(style.strong("Containers"))\n")
      for container in listing.containers { write(container, to: &text) }
    }
    if !listing.faults.isEmpty { text.write("\n") }
    for fault in listing.faults { write(fault, to: &text) }
    text.write("\n")
    return text.bytes
  }

  private func write(_ container: ListedContainer, to text: inout ByteWriter) {
    text.write("  ")
    text.write(TerminalText.printable(container.name))
    if !container.modes.isEmpty {
      text.write(TerminalText.printable(" (\(container.modes.joined(separator: ", ")))"))
    }
    text.write(": ")
    text.write(container.sentence)
    text.write("\n")
  }

  private func write(_ fault: ListedFault, to text: inout ByteWriter) {
    let place = TerminalText.printable(Self.text(of: fault.place, besides: nil, .ample))
    let sentence = TerminalText.printable(fault.sentenceWithModes)
    let rule = style.faint("(\(fault.rule))")
    text.write("\(place):\(fault.place.column): \(sentence) \(rule)\n")
    guard !fault.help.isEmpty else { return }
    text.write(TerminalText.printable("  help: \(fault.help)"))
    text.write("\n")
  }

  private func heading(_ listing: TokenListing) -> String {
    var text = style.strong(TerminalText.printable(FilePath.text(listing.file)))
    if let document = listing.document { text += ", document \(document)" }
    text += listing.format.map { ": \($0)" } ?? ": no tokens could be read"
    if !listing.modes.isEmpty {
      text += TerminalText.printable("; modes: \(listing.modes.joined(separator: ", "))")
    }
    text += "\n"
    for imported in listing.imports {
      let prefix = imported.prefix.isEmpty ? "" : ", as \(imported.prefix)"
      let file = FilePath.text(imported.file)
      text += TerminalText.printable("  imports \(file): \(imported.format)\(prefix)") + "\n"
    }
    return text
  }

  // MARK: Tokens

  private func writeTokens(_ listing: TokenListing, to text: inout ByteWriter) {
    let hasModes = !listing.modes.isEmpty
    let same = hasModes ? listing.tokens.filter(\.isSame) : listing.tokens
    let varying = hasModes ? listing.tokens.filter { !$0.isSame } : []
    if !same.isEmpty {
      write(same, heads: ["points"], to: &text) { [$0.first] }
    } else if varying.isEmpty {
      if listing.format != nil { text.write("  no lengths\n") }
      return
    }
    guard !varying.isEmpty else { return }
    if listing.modes.count <= Self.mostColumns {
      let table = table(varying, heads: listing.modes, .small) { $0.values }
      if width.map({ table.width <= $0 }) ?? true {
        if !same.isEmpty { text.write("\n") }
        return write(varying, heads: listing.modes, to: &text) { $0.values }
      }
    }
    for (index, mode) in listing.modes.enumerated() {
      text.write("\n  in \(style.strong(TerminalText.printable(mode)))\n")
      write(varying, heads: ["points"], to: &text) { [$0.values[index]] }
    }
  }

  private func write(
    _ tokens: [ListedToken], heads: [String], to text: inout ByteWriter,
    values: (ListedToken) -> [ListedValue]
  ) {
    var table = table(tokens, heads: heads, .ample, values)
    if let width, !table.fits(width) {
      table = self.table(tokens, heads: heads, .medium, values)
      if table.width > width { table = self.table(tokens, heads: heads, .small, values) }
    }
    table.write(style, within: width, to: &text)
  }

  /// The table of some tokens.
  ///
  /// - Parameters:
  ///   - heads: the heads of the columns with numbers.
  ///   - values: the values of a token, one a column with numbers, and those that are spoken of.
  private func table(
    _ tokens: [ListedToken], heads: [String], _ room: Room,
    _ values: (ListedToken) -> [ListedValue]
  ) -> TokenTable {
    var table = TokenTable(
      head: ["token"] + heads + ["written", "role", "where"], rightAligned: 1..<1 + heads.count)
    for token in tokens {
      let shown = values(token)
      let told = token.values.count > 1 && token.isSame ? token.values : shown
      let written =
        told.count == 1
        ? told[0].written : Self.distinct(told.map(\.written)).joined(separator: " / ")
      let cells =
        [token.path] + shown.map(\.words)
        + [Self.cut(written, to: room.writtenWidth), token.role.word, Self.places(told, room)]
      table.add(cells, note: Self.note(token, told, modes: heads))
    }
    return table
  }

  /// Where it comes from, why it has no length, and whether it may be used; all printable.
  ///
  /// - Parameter modes: the modes of the values, where there are as many.
  private static func note(
    _ token: ListedToken, _ values: [ListedValue], modes: [String]
  ) -> String {
    if values.count == 1, token.deprecation == nil { return note(values[0]) }
    let texts = values.map(note)
    var notes = distinct(texts)
    if notes.count > 1, modes.count == texts.count {
      notes = zip(modes, texts).filter { !$1.isEmpty }.map {
        "\(TerminalText.printable($0)): \($1)"
      }
    }
    if let deprecation = token.deprecation {
      let words = deprecation.isEmpty ? "deprecated" : "deprecated: \(deprecation)"
      notes.append(TerminalText.printable(words))
    }
    return notes.joined(separator: "; ")
  }

  private static func note(_ value: ListedValue) -> String {
    guard let problem = value.problem else { return value.chain.text }
    let chain = problem.namesChain ? "" : value.chain.text
    let sentence = TerminalText.printable(problem.sentence)
    return chain.isEmpty ? sentence : "\(chain); \(sentence)"
  }

  private static func places(_ values: [ListedValue], _ room: Room) -> String {
    if values.count == 1 {
      return values[0].place.map { text(of: $0, besides: nil, room) } ?? ""
    }
    var words: [String] = []
    var last: ListedPlace?
    var seen: Set<ListedPlace> = []
    for case let place? in values.map(\.place) {
      let line = ListedPlace(file: place.file, line: place.line, column: 1, offset: 0)
      guard seen.insert(line).inserted else { continue }
      words.append(text(of: line, besides: last, room))
      last = line
    }
    let more = words.count > mostColumns ? ", …" : ""
    return words.prefix(mostColumns).joined(separator: ", ") + more
  }

  /// File and line; the line alone behind another place in the same file.
  private static func text(
    of place: ListedPlace, besides last: ListedPlace?, _ room: Room
  ) -> String {
    if last?.file == place.file { return ":\(place.line)" }
    let path = room == .ample ? place.file : FilePath.name(of: place.file)
    return "\(FilePath.text(path)):\(place.line)"
  }

  /// The texts that are not empty, each once.
  private static func distinct(_ texts: [String]) -> [String] {
    if texts.count == 1 { return texts[0].isEmpty ? [] : texts }
    var seen: Set<[UInt8]> = []
    return texts.filter { !$0.isEmpty && seen.insert(Array($0.utf8)).inserted }
  }

  private static func cut(_ text: String, to most: Int) -> String {
    guard text.utf8.count > most, text.unicodeScalars.count > most else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most - 1))) + "…"
  }
}

extension TokenRole {
  /// What a listing calls it; empty for all else.
  var word: String {
    switch self {
    case .other: ""
    case .radius: "radius"
    case .padding: "padding"
    }
  }
}
