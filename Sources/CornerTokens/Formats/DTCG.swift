import YAMLTree

extension TokenFormat {
  /// The format module of the Design Tokens Community Group, version 2025.10, as JSON or YAML.
  ///
  /// A token is an object with `$value`, or with `$ref` to another one; every other object is a
  /// group. Earlier drafts, and what tools write that stay close to them, are read too, with notes:
  /// lengths such as `"16px"` and `16`, a `unit` beside `$value`, members without `$value`.
  ///
  /// Source: Design Tokens Format Module 2025.10, https://www.designtokens.org/tr/2025.10/format/.
  static let dtcg = TokenFormat(
    name: "DTCG",
    recognises: { file in
      guard file.view[file.root].isMapping else { return false }
      return file.has("$value", within: 12) || isDTCGSchema(file)
    },
    read: { reader in
      var reading = DTCGReading(reader, root: reader.root)
      reading.read(&reader)
    })

  /// Whether `$schema` names the schema of the format module.
  private static func isDTCGSchema(_ file: TokenFileView) -> Bool {
    guard let schema = file.value(of: "$schema", in: file.root) else { return false }
    let text = String(decoding: file.view.bytes(schema), as: UTF8.self)
    return text.contains("designtokens.org/") && text.hasSuffix("/format.json")
  }
}
