import Diagnostics

/// A file that places in a SARIF report lie in.
struct SARIFFile {
  /// Turns places into lines and columns.
  let positions: PositionTable
  /// The path from the root, byte for byte.
  let path: [UInt8]
  /// The member `artifactLocation`.
  let artifact: [UInt8]

  /// Makes a file from its text; linear in the length of its path.
  init(_ positions: PositionTable, in folders: ReportFolders) {
    self.positions = positions
    path = ReportPath.fromRoot(positions.source.pathBytes, in: folders)
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

  /// Writes the member `physicalLocation`.
  func writePlace(_ range: ByteRange, to json: inout JSONWriter) {
    json.write("\"physicalLocation\": {")
    json.write(artifact)
    json.write(", \"region\": {")
    writeRegion(range, isMark: true, to: &json)
    json.write("}}")
  }

  /// Writes the members of a region; as a mark an empty range takes one column, since services
  /// refuse a region of none.
  func writeRegion(_ range: ByteRange, isMark: Bool, to json: inout JSONWriter) {
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
}
