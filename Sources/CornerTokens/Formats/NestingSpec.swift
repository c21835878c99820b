import Expressions
import YAMLTree

extension TokenFormat {
  /// This program's own format: what other files import of it is the scale of its first document.
  ///
  /// Where that is worked out from tokens with modes, there is a layer for each combination.
  static let nestingSpec = TokenFormat(
    name: "nesting spec",
    recognises: { file in
      file.has("corners", in: file.root)
        && !ForeignSigns.areThere(in: file.root, file.view, file.tree)
    },
    read: { reader in
      let reading = TokenReader.read(
        reader.tree, shelf: reader.shelf.withoutImports, around: reader.open.around)
      _ = reader.completeness.take(
        reading.completeness, of: reader.open.innermost, in: reader.open)
      guard let first = reading.documents.first else { return }
      let documents = reading.documents.filter { $0.root == first.root }
      if documents.count > 1 { reader.axes = reading.modes?.axes ?? [] }
      for (combination, document) in documents.enumerated() {
        let start = reader.part.tokens.count
        add(document.scale, to: &reader)
        guard documents.count > 1 else { return }
        var layer = TokenLayer(
          part: 0, tokens: start..<reader.part.tokens.count,
          conditions: reading.modes?.conditions(of: combination) ?? [])
        layer.needsAll = true
        reader.layers.append(layer)
      }
    })

  /// Whether a name says that its value is a distance, as the rules about scales see it.
  private static func namesInset(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: name, as: UTF8.self).lowercased().contains("inset")
  }

  private static func add(_ scale: Scale, to reader: inout TokenFileReader) {
    for (index, value) in scale.values.enumerated() {
      var name = scale.name(of: index)
      let form = value.value.isNaN ? WrittenValue.Form.broken : .number(value.value, .pt)
      name.withUTF8 { bytes in
        reader.add(
          bytes, key: value.key, value: WrittenValue(form, at: value.node), type: .dimension,
          role: namesInset(bytes) ? .padding : .radius)
      }
    }
  }
}
