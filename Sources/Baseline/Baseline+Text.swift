import Diagnostics

extension Baseline {
  /// The file: JSON, one entry a line in their order, so that branches can be merged line by line.
  ///
  /// The same entries give the same bytes. A path that is no UTF-8 has its bytes beside it.
  package var text: [UInt8] {
    var json = JSONWriter()
    json.write("{\"version\": ")
    json.write(Self.version)
    json.write(", \"entries\": [")
    for (index, entry) in entries.enumerated() {
      json.write(index == 0 ? "\n" : ",\n")
      Self.write(entry, to: &json)
    }
    json.write("\n]}\n")
    return json.bytes
  }

  private static func write(_ entry: BaselineEntry, to json: inout JSONWriter) {
    let path = String(decoding: entry.key.path, as: UTF8.self)
    json.write("{\"path\": ")
    json.writeString(path)
    if !path.utf8.elementsEqual(entry.key.path) {
      json.write(", \"pathBytes\": ")
      json.writeString(Base64.text(entry.key.path))
    }
    json.write(", \"component\": ")
    json.writeString(entry.key.component)
    json.write(", \"rule\": ")
    json.writeString(entry.key.rule)
    json.write(", \"text\": ")
    json.writeString(entry.key.text)
    json.write(", \"count\": ")
    json.write(entry.count)
    json.write("}")
  }
}
