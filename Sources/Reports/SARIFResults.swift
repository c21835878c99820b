import Diagnostics

/// Writes the results that SARIF lists for one file.
struct SARIFResults {
  private let positions: PositionTable
  private let hashes: LineHashes
  private let rules: SARIFRules
  /// The member `artifactLocation`.
  private let artifact: [UInt8]

  /// Reads the file through for positions and line hashes.
  ///
  /// - Parameter path: the path of the file from the root, byte for byte.
  init(of source: SourceText, path: [UInt8], rules: SARIFRules) {
    positions = PositionTable(source)
    hashes = LineHashes(source.bytes)
    self.rules = rules
    var json = JSONWriter()
    json.write("\"artifactLocation\": {\"uri\": ")
    if path.first == UInt8(ascii: "/") {
      // Where no root is known an absolute path is all there is, and nothing can be its base.
      json.writeString("file://" + PercentEncoding.path(path))
    } else {
      json.writeString(PercentEncoding.path(path))
      json.write(", \"uriBaseId\": \"%SRCROOT%\"")
    }
    json.write("}")
    artifact = json.bytes
  }

  /// Writes one result.
  func write(_ violation: Violation, fingerprint: String, to json: inout JSONWriter) {
    json.write("{\"ruleId\": ")
    json.writeString(violation.rule)
    json.write(", \"ruleIndex\": ")
    json.write(rules.index(of: violation.rule))
    json.write(", \"level\": ")
    json.write(violation.severity.sarifLevel)
    json.write(", \"message\": {\"text\": ")
    json.writeString(message(of: violation))
    json.write("}, \"locations\": [{")
    writePlace(violation.range, to: &json)
    if !violation.component.isEmpty {
      json.write(", \"logicalLocations\": [{\"fullyQualifiedName\": ")
      json.writeString(violation.component)
      json.write("}]")
    }
    json.write("}], \"relatedLocations\": [")
    for (index, label) in violation.labels.enumerated() {
      json.write(index == 0 ? "{\"id\": " : ", {\"id\": ")
      json.write(index + 1)
      json.write(", \"message\": {\"text\": ")
      json.writeString(words(for: label))
      json.write("}, ")
      writePlace(label.range, to: &json)
      json.write("}")
    }
    json.write("], \"partialFingerprints\": {\"primaryLocationLineHash\": ")
    let line = positions.position(at: violation.range.start).line
    json.writeString(hashes.text(ofLine: line))
    json.write(", \"cornerlint/v1\": ")
    json.writeString(fingerprint)
    json.write("}")
    if let fix = violation.fix, !fix.edits.isEmpty { write(fix, to: &json) }
    if violation.placements > 1 {
      json.write(", \"properties\": {\"placements\": ")
      json.write(violation.placements)
      json.write("}")
    }
    json.write("}")
  }

  // MARK: Words

  /// The message as a sentence, the help, and links to the related locations: services show such a
  /// location only where the message links to it (SARIF 2.1.0, section 3.11.6).
  private func message(of violation: Violation) -> String {
    var text = Self.sentence(violation.message.isEmpty ? violation.rule : violation.message)
    if !violation.help.isEmpty { text += " Help: " + Self.sentence(violation.help) }
    if !violation.labels.isEmpty {
      let links = violation.labels.enumerated().map { index, label in
        "[\(Self.escapedForLink(words(for: label)))](\(index + 1))"
      }
      text += " See \(links.joined(separator: ", "))."
    }
    return text
  }

  private func words(for label: Label) -> String {
    label.message.isEmpty
      ? "line \(positions.position(at: label.range.start).line)" : label.message
  }

  private static func sentence(_ words: String) -> String {
    switch words.unicodeScalars.last {
    case ".", "!", "?": words
    default: words + "."
    }
  }

  private static func escapedForLink(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  // MARK: Places

  private func writePlace(_ range: ByteRange, to json: inout JSONWriter) {
    json.write("\"physicalLocation\": {")
    json.write(artifact)
    json.write(", \"region\": {")
    writeRegion(range, isMark: true, to: &json)
    json.write("}}")
  }

  /// Writes the members of a region; as a mark an empty range takes one column, since services
  /// refuse a region of none.
  private func writeRegion(_ range: ByteRange, isMark: Bool, to json: inout JSONWriter) {
    let start = positions.position(at: range.start)
    let end = positions.position(at: range.end)
    let isEmpty = end.line == start.line && end.column <= start.column
    json.write("\"startLine\": ")
    json.write(start.line)
    json.write(", \"startColumn\": ")
    json.write(start.column)
    json.write(", \"endLine\": ")
    json.write(end.line)
    json.write(", \"endColumn\": ")
    json.write(isMark && isEmpty ? start.column + 1 : end.column)
  }

  private func write(_ fix: Fix, to json: inout JSONWriter) {
    json.write(", \"fixes\": [{\"artifactChanges\": [{")
    json.write(artifact)
    json.write(", \"replacements\": [")
    for (index, edit) in fix.edits.enumerated() {
      json.write(index == 0 ? "{\"deletedRegion\": {" : ", {\"deletedRegion\": {")
      writeRegion(edit.range, isMark: false, to: &json)
      json.write(", \"byteOffset\": ")
      json.write(Int(edit.range.start))
      json.write(", \"byteLength\": ")
      json.write(edit.range.count)
      json.write("}, \"insertedContent\": {\"text\": ")
      json.writeString(edit.text)
      json.write("}}")
    }
    json.write("]}], \"properties\": {\"safety\": ")
    json.writeString(fix.safety.rawValue)
    json.write("}}]")
  }
}
