import YAMLTree

extension DTCGReading {
  /// Whether a token in a group for radii or paddings is neither, though its own name does not say
  /// what it is for: no length by its type, several values in an object or a list, or a shadow or a
  /// border by its name or type.
  func isNoLength(
    _ type: TokenType, _ value: WrittenValue, _ key: NodeIndex, _ members: DTCGMembers,
    _ reader: TokenFileReader
  ) -> Bool {
    let group = reader.part.groups[Int(reader.group)]
    guard group.role != .other, type == .other || type == .unknown,
      RoleWords(TokenSettings()).role(of: reader.view.bytes(key)) == .other
    else { return false }
    if type == .other { return true }
    switch value.form {
    case .other where !reader.view[reader.tree.resolved(value.node)].isScalar: return true
    case .other, .list:
      return isComposite(key, reader) || isComposite(reader.tree.resolved(members.type), reader)
    case .number, .reference, .expression, .broken: return false
    }
  }

  private func isComposite(_ word: NodeIndex, _ reader: TokenFileReader) -> Bool {
    words.kind(of: reader.view.bytes(word)) == .composite
  }
}
