import Expressions
import YAMLTree

extension TokenFormat {
  /// This program's own format: what other files import of it is its scale.
  static let nestingSpec = TokenFormat(
    name: "nesting spec",
    recognises: { $0.has("corners", in: $0.root) },
    read: { reader in
      let reading = TokenReader.read(
        reader.tree, shelf: reader.shelf.withoutImports, around: reader.open.dropLast())
      guard let scale = reading.documents.first?.scale else { return }
      for (index, value) in scale.values.enumerated() {
        var name = scale.name(of: index)
        let isBroken = value.value.isNaN
        let form = isBroken ? WrittenValue.Form.broken : .number(value.value, .pt)
        name.withUTF8 { bytes in
          reader.add(
            bytes, key: value.key, value: WrittenValue(form, at: value.node), type: .dimension,
            role: bytes.isEmpty ? .other : nil)
        }
      }
    })
}
