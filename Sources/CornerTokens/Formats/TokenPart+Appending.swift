extension TokenPart {
  /// Adds the tokens of another contribution of the same file behind these; linear in what is added.
  mutating func append(_ other: TokenPart) {
    let (nameStart, textStart) = (Int32(clamping: names.count), Int32(clamping: texts.count))
    // The outermost group of the other one is the outermost group here.
    let groupStart = Int32(clamping: groups.count - 1)
    func moved(_ group: Int32) -> Int32 { group > 0 ? group &+ groupStart : 0 }
    groups += other.groups.dropFirst().map { group in
      TokenGroup(parent: moved(group.parent), key: group.key, role: group.role)
    }
    tokens += other.tokens.map { token in
      var token = token
      token.nameStart &+= nameStart
      token.textStart &+= textStart
      token.group = moved(token.group)
      return token
    }
    names += other.names
    texts += other.texts
  }
}
