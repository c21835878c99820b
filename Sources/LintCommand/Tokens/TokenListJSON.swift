import CornerTokens
import Diagnostics
import Expressions
import Files

/// What was understood of token files, for programs: one JSON document, one line a token.
///
///     {"version": 1, "files": [FILE…], "summary": {…}, "problems": ["…"]}
///
/// A FILE is one document of a file: `path` (with `pathBytes`, Base64, where it is no UTF-8),
/// `document` (from 1, only where the file has several), `format` (null where none is known), `modes`,
/// `imports` (`path`, `format`, `prefix`), `tokens`, `otherTokens` (how many need not have a length),
/// `beside` (tokens that are listed with the files they are in: `path`, `count`), `containers` and
/// `faults`.
///
/// A token has `path`, `role` (`radius`, `padding` or null), `type` (`dimension`, `number`, `other`
/// or null), `deprecated` (and `deprecation`, what its file says of it), and what it comes to in the
/// first mode that has it; with modes, `values` has the same for each, with `mode` in front:
///
/// - `state`: `points`, `list` (several lengths), `ratio`, `share` (percent), `text` (no number),
///   `broken` or `absent` (not in this mode);
/// - `points`: the length, else null; `list`: the lengths of a list; `number`: the ratio or the
///   percentage; `capsule`: true for a radius that means fully round;
/// - `written`: on one line, at most 400 code points; `unit`: `px`, `rem`, `em`, `pt`, `dp`, `%` or
///   null;
/// - `file`, `line` and `column` of the value, from 1, columns in code points;
/// - `chain`: the tokens it comes from, the nearest first, at most 8 values in a row;
/// - `problem`: why it has no length, else null.
///
/// A container has `name`, `modes` (empty for all), `radius`, `capsule`, `padding` by edge, `content`
/// (the concentric radius by corner), `file`, `line` and `column`; a length that is not known is
/// null. A fault has `rule`, `message`, `help`, `modes`, `line` and `column`.
///
/// Names and nesting of the keys stay as they are within `"version": 1`; more keys may join.
enum TokenListJSON {
  /// Writes one listing.
  static func bytes(of listing: TokenListing) -> [UInt8] {
    var json = JSONWriter()
    json.write("{")
    writePath(listing.file, to: &json)
    if let document = listing.document {
      json.write(", \"document\": ")
      json.write(document)
    }
    json.write(", \"format\": ")
    json.writeString(orNull: listing.format)
    json.write(", \"modes\": ")
    json.writeStrings(listing.modes)
    json.write(", \"imports\": ")
    json.writeList(listing.imports) { imported, json in
      json.write("{")
      writePath(imported.file, to: &json)
      json.write(", \"format\": ")
      json.writeString(imported.format)
      json.write(", \"prefix\": ")
      json.writeString(imported.prefix)
      json.write("}")
    }
    json.write(",\n \"tokens\": ")
    json.writeList(listing.tokens, separator: ",\n  ") { token, json in
      write(token, modes: listing.modes, to: &json)
    }
    json.write(",\n \"otherTokens\": ")
    json.write(listing.otherCount)
    json.write(", \"beside\": ")
    json.writeList(listing.beside) { beside, json in
      json.write("{")
      writePath(beside.file, to: &json)
      json.write(", \"count\": ")
      json.write(beside.count)
      json.write("}")
    }
    json.write(",\n \"containers\": ")
    json.writeList(listing.containers, separator: ",\n  ", write)
    json.write(",\n \"faults\": ")
    json.writeList(listing.faults, separator: ",\n  ", write)
    json.write("}")
    return json.bytes
  }

  /// Puts the listings of a run together.
  static func document(
    _ listings: [[UInt8]], _ count: TokenCount, files: Int, problems: [String]
  ) -> [UInt8] {
    var json = JSONWriter()
    json.write("{\"version\": 1,\n\"files\": ")
    json.writeList(listings, separator: ",\n") { $1.write($0) }
    json.write(",\n\"summary\": {\"files\": ")
    json.write(files)
    json.write(", \"radii\": ")
    json.write(count[.radius])
    json.write(", \"paddings\": ")
    json.write(count[.padding])
    json.write(", \"otherLengths\": ")
    json.write(count[.length])
    json.write(", \"withoutLength\": ")
    json.write(count[.withoutLength])
    json.write(", \"otherTokens\": ")
    json.write(count[.other])
    json.write("},\n\"problems\": ")
    json.writeStrings(problems)
    json.write("}\n")
    return json.bytes
  }

  private static func write(
    _ token: ListedToken, modes: [String], to json: inout JSONWriter
  ) {
    json.write("{\"path\": ")
    json.writeString(token.path)
    json.write(", \"role\": ")
    json.writeString(orNull: token.role == .other ? nil : token.role.word)
    json.write(", \"type\": ")
    json.writeString(orNull: token.type.word)
    json.write(", \"deprecated\": ")
    json.write(token.deprecation != nil)
    if let deprecation = token.deprecation {
      json.write(", \"deprecation\": ")
      json.writeString(deprecation)
    }
    json.write(", ")
    write(token.first, to: &json)
    if !modes.isEmpty {
      json.write(", \"values\": ")
      json.writeList(Array(zip(modes, token.values))) { value, json in
        json.write("{\"mode\": ")
        json.writeString(value.0)
        json.write(", ")
        write(value.1, to: &json)
        json.write("}")
      }
    }
    json.write("}")
  }

  private static func write(_ value: ListedValue, to json: inout JSONWriter) {
    let first = value.numbers.first
    json.write("\"state\": ")
    json.writeString(value.state.rawValue)
    json.write(", \"points\": ")
    json.writeNumber(value.state == .points ? first : nil)
    if value.state == .list {
      json.write(", \"list\": ")
      json.writeList(value.numbers) { $1.writeNumber($0) }
    }
    if value.state == .ratio || value.state == .share {
      json.write(", \"number\": ")
      json.writeNumber(first)
    }
    json.write(", \"capsule\": ")
    json.write(value.isCapsule)
    json.write(", \"written\": ")
    json.writeString(value.written)
    json.write(", \"unit\": ")
    json.writeString(orNull: value.unit?.word)
    if let place = value.place {
      json.write(", ")
      write(place, to: &json)
    }
    json.write(", \"chain\": ")
    json.writeStrings(value.chain.names)
    json.write(", \"problem\": ")
    json.writeString(orNull: value.problem?.sentence)
  }

  private static func write(_ container: ListedContainer, to json: inout JSONWriter) {
    json.write("{\"name\": ")
    json.writeString(container.name)
    json.write(", \"modes\": ")
    json.writeStrings(container.modes)
    json.write(", \"radius\": ")
    json.writeNumber(container.radius)
    json.write(", \"capsule\": ")
    json.write(container.isCapsule)
    json.write(", \"padding\": {")
    json.writeLengths(Edge.allCases.map { ($0.word, container.padding[$0.lane]) })
    json.write("}, \"content\": {")
    json.writeLengths(Corner.allCases.map { ($0.word, container.content[$0.lane]) })
    json.write("}, ")
    write(container.place, to: &json)
    json.write("}")
  }

  private static func write(_ fault: ListedFault, to json: inout JSONWriter) {
    json.write("{\"rule\": ")
    json.writeString(fault.rule)
    json.write(", \"message\": ")
    json.writeString(fault.sentence)
    json.write(", \"help\": ")
    json.writeString(fault.help)
    json.write(", \"modes\": ")
    json.writeStrings(fault.modes)
    json.write(", \"line\": ")
    json.write(fault.place.line)
    json.write(", \"column\": ")
    json.write(fault.place.column)
    json.write("}")
  }

  private static func write(_ place: ListedPlace, to json: inout JSONWriter) {
    json.write("\"file\": ")
    json.writeString(FilePath.text(place.file))
    json.write(", \"line\": ")
    json.write(place.line)
    json.write(", \"column\": ")
    json.write(place.column)
  }

  private static func writePath(_ path: [UInt8], to json: inout JSONWriter) {
    let text = FilePath.text(path)
    json.write("\"path\": ")
    json.writeString(text)
    if !text.utf8.elementsEqual(path) {
      json.write(", \"pathBytes\": ")
      json.writeString(Base64.text(path))
    }
  }
}

extension TokenType {
  /// What the listing for programs calls it; nil where nothing is said.
  fileprivate var word: String? {
    switch self {
    case .unknown: nil
    case .dimension: "dimension"
    case .number: "number"
    case .other: "other"
    }
  }
}
