import Diagnostics

/// Writes the results that SARIF lists for one file.
struct SARIFResults {
  private let file: SARIFFile
  private let hashes: LineHashes
  private let rules: SARIFRules
  private let folders: ReportFolders

  /// Reads the file through for line hashes.
  ///
  /// - Parameter folders: what the paths of other files are counted from.
  init(of file: SARIFFile, in folders: ReportFolders, rules: SARIFRules) {
    self.file = file
    hashes = LineHashes(file.positions.source.bytes)
    self.rules = rules
    self.folders = folders
  }

  /// Writes one result.
  func write(
    _ violation: Violation, fingerprint: String, others: inout OtherFiles,
    to json: inout JSONWriter
  ) {
    let related = violation.labels.map { label in
      let other = others.positions(of: label, besides: file.positions.source)
      return SARIFRelatedPlace(label, in: other.map { SARIFFile($0, in: folders) }, besides: file)
    }
    json.write("{\"ruleId\": ")
    json.writeString(violation.rule)
    json.write(", \"ruleIndex\": ")
    json.write(rules.index(of: violation.rule))
    json.write(", \"level\": ")
    json.write(violation.severity.sarifLevel)
    json.write(", \"message\": {\"text\": ")
    json.writeString(message(of: violation, related))
    json.write("}, \"locations\": [{")
    file.writePlace(violation.range, to: &json)
    if !violation.component.isEmpty {
      json.write(", \"logicalLocations\": [{\"fullyQualifiedName\": ")
      json.writeString(violation.component)
      json.write("}]")
    }
    json.write("}], \"relatedLocations\": [")
    for (index, place) in related.enumerated() {
      json.write(index == 0 ? "{\"id\": " : ", {\"id\": ")
      json.write(index + 1)
      json.write(", \"message\": {\"text\": ")
      json.writeString(place.words)
      json.write("}, ")
      place.file.writePlace(place.range, to: &json)
      json.write("}")
    }
    json.write("], \"partialFingerprints\": {\"primaryLocationLineHash\": ")
    let line = file.positions.position(at: violation.range.start).line
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
  private func message(of violation: Violation, _ related: [SARIFRelatedPlace]) -> String {
    let message = violation.message.isEmpty ? violation.rule : violation.message
    var text = Self.sentence(message + violation.modesRemark)
    if !violation.help.isEmpty { text += " Help: " + Self.sentence(violation.help) }
    if !related.isEmpty {
      let links = related.enumerated().map { index, place in
        "[\(Self.escapedForLink(place.words))](\(index + 1))"
      }
      text += " See \(links.joined(separator: ", "))."
    }
    return text
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

  // MARK: Fixes

  private func write(_ fix: Fix, to json: inout JSONWriter) {
    json.write(", \"fixes\": [{\"artifactChanges\": [{")
    json.write(file.artifact)
    json.write(", \"replacements\": [")
    for (index, edit) in fix.edits.enumerated() {
      json.write(index == 0 ? "{\"deletedRegion\": {" : ", {\"deletedRegion\": {")
      file.writeRegion(edit.range, isMark: false, to: &json)
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
